import type { EmbedSites } from './embed-recognizer.js';

/** The options of the modules for editors. */
export interface EditorOptions extends EmbedSites {
  /** Language of the labels (BCP 47): English by default, German, Spanish, French, Italian or Portuguese. */
  readonly language?: string | undefined;
  /** Loads the published JSON for previews, which have its poster and size. Default: the `fetch` of the page. */
  readonly fetch?: typeof fetch | undefined;
}
