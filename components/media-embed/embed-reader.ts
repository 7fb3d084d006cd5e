import type { ReactiveControllerHost } from 'lit';
import {
  EmbedSource,
  type SourceResult,
  type SourceSelection,
} from '../controllers/embed-source.js';
import { type Resolution, resolutionOf } from './resolution.js';

/** Gives an element its embed, read as far as a facade needs it. */
export class EmbedReader {
  resolution: Resolution = { status: 'empty' };
  readonly #source: EmbedSource;
  /** What `resolution` was made of. */
  #result: SourceResult | null = null;

  constructor(host: ReactiveControllerHost & Element, allowedOrigins: () => readonly string[]) {
    this.#source = new EmbedSource(host, allowedOrigins);
  }

  /** Reads what is selected, and says whether that gave anything new; to be called before each render. */
  read(selection: SourceSelection): boolean {
    this.#source.select(selection);
    const { result } = this.#source;
    if (result === this.#result) return false;
    this.#result = result;
    this.resolution = resolutionOf(result);
    return true;
  }

  retry(): void {
    this.#source.retry();
  }
}
