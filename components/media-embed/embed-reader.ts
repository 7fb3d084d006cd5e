import type { ReactiveControllerHost } from 'lit';
import { type EmbedError, embedErrorOf } from '../../src/player/embed-error.js';
import { embedPreview, type EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { Embed } from '../../src/schema/embed.js';
import {
  EmbedSource,
  type SourceResult,
  type SourceSelection,
} from '../controllers/embed-source.js';

/** How far the embed is loaded, and what a facade needs from it. */
export type LoadState =
  | { readonly status: 'empty' | 'loading' }
  | { readonly status: 'error'; readonly error: EmbedError }
  | { readonly status: 'resolved'; readonly embed: Embed; readonly config: EmbedPreview };

/** `embedPreview` is total for JSON, but an object of the page may throw when its fields are read. */
const loadStateOf = (source: SourceResult): LoadState => {
  if (source.status !== 'loaded') return source;
  const { embed } = source;
  try {
    return { status: 'resolved', embed, config: embedPreview(embed) };
  } catch (cause) {
    return { status: 'error', error: embedErrorOf(cause) };
  }
};

/** Loads the embed of an element and resolves it as far as a facade needs it. */
export class EmbedReader {
  state: LoadState = { status: 'empty' };
  readonly #source: EmbedSource;
  /** The result that `state` was made from. */
  #result: SourceResult | null = null;

  constructor(host: ReactiveControllerHost & Element, allowedOrigins: () => readonly string[]) {
    this.#source = new EmbedSource(host, allowedOrigins);
  }

  /** Reads the selection and returns whether `state` has changed. Call it before each render. */
  read(selection: SourceSelection): boolean {
    this.#source.select(selection);
    const { result } = this.#source;
    if (result === this.#result) return false;
    this.#result = result;
    this.state = loadStateOf(result);
    return true;
  }

  retry(): void {
    this.#source.retry();
  }
}
