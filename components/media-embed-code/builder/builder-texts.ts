import type { CodeFormat, CodeOptions } from '../../../src/render/render-code.js';

/** Where people put code. */
export type CodeDestination =
  | 'themeWithScript'
  | 'editorWithoutHtml'
  | 'htmlWithoutScripts'
  | 'amp'
  | 'newsletter'
  | 'searchAndNetworks'
  | 'otherPlayers'
  | 'archive';

/** Texts of the snippet builder, for editors. Not part of the texts for viewers, which every page may load. */
export interface BuilderTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly format: string;
  readonly destinations: Readonly<Record<CodeDestination, string>>;
  readonly options: string;
  /** A choice that leaves the option to the embed. */
  readonly byDefault: string;
  readonly yes: string;
  readonly no: string;
  readonly reset: string;
  readonly insert: string;
  readonly inserted: string;
  /** Heading above the script that a page needs once. */
  readonly script: string;
  readonly copyScript: string;
  readonly legacy: string;
  readonly labels: Readonly<Record<keyof CodeOptions, string>>;
  /** Where the code of a format may be pasted, and what content management systems do to it. */
  readonly notes: Readonly<Record<CodeFormat, string>>;
}
