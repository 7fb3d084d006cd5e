import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { embedPreview, type EmbedPreview } from '../../src/resolve/embed-preview.js';
import type { Embed } from '../../src/schema/embed.js';
import { type EmbedError, embedErrorOf } from '../../src/player/embed-error.js';
import { fetchEmbed } from './fetch-embed.js';
import { inlineText, watchInlineText } from './inline-embed.js';
import { asEmbed, parseEmbed } from './parse-embed.js';

/** How far the embed is loaded; a new object after every change. */
export type SourceResult =
  | { readonly status: 'empty' | 'loading' }
  | { readonly status: 'loaded'; readonly embed: Embed; readonly config: EmbedPreview }
  | { readonly status: 'error'; readonly error: EmbedError };

export interface SourceSelection {
  /** Has priority over `src` and the inline JSON, like `srcObject` of a media element. */
  readonly embed: object | null;
  /** Has priority over the inline JSON, like the `src` of a `<video>` over its `<source>` children. */
  readonly src: string;
  /** While true, nothing is fetched. */
  readonly held: boolean;
}

const EMPTY: SourceResult = { status: 'empty' };
const LOADING: SourceResult = { status: 'loading' };

const failure = (cause: unknown): SourceResult => ({
  status: 'error',
  error: embedErrorOf(cause, 'not-an-embed'),
});

/** `embedPreview` never throws for JSON, but an object of the page may throw when its fields are read. */
const resultOf = (read: () => Embed): SourceResult => {
  try {
    const embed = read();
    return { status: 'loaded', embed, config: embedPreview(embed) };
  } catch (cause) {
    return failure(cause);
  }
};

/**
 * Loads the embed of an element from `embed`, `src` or its inline JSON. A new selection aborts the current
 * load, as does disconnecting the element. Data that is already loaded is kept.
 */
export class EmbedSource implements ReactiveController {
  result: SourceResult = EMPTY;
  readonly #host: ReactiveControllerHost & Element;
  readonly #allowedOrigins: () => readonly string[];
  #selection: SourceSelection = { embed: null, src: '', held: true };
  /** The inline JSON that `result` was read from. */
  #text: string | null = null;
  #work: AbortController | null = null;

  constructor(host: ReactiveControllerHost & Element, allowedOrigins: () => readonly string[]) {
    this.#host = host;
    this.#allowedOrigins = allowedOrigins;
    host.addController(this);
  }

  /** Sets where the embed comes from; call it before each render. The same selection does not load again. */
  select(selection: SourceSelection): SourceResult {
    const { embed, src } = this.#selection;
    const isSame = selection.embed === embed && selection.src === src;
    this.#selection = selection;
    if (!isSame) this.#reset();
    if (this.#work === null && this.#host.isConnected && !this.#isSettled) this.#start();
    return this.result;
  }

  /** Loads again after an error; does nothing without one. */
  retry(): void {
    if (this.result.status !== 'error') return;
    this.#reset();
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#work?.abort();
    this.#work = null;
  }

  /** Whether nothing is left to load. Inline JSON may change at any time. */
  get #isSettled(): boolean {
    const { embed, src } = this.#selection;
    const { status } = this.result;
    return (embed !== null || src !== '') && (status === 'loaded' || status === 'error');
  }

  #reset(): void {
    this.hostDisconnected();
    this.result = EMPTY;
    this.#text = null;
  }

  #start(): void {
    const { embed, src, held } = this.#selection;
    if (embed !== null) this.result = resultOf(() => asEmbed(embed));
    else if (src === '') this.#watchInline();
    else {
      this.result = LOADING;
      if (!held) void this.#fetch(src);
    }
  }

  async #fetch(src: string): Promise<void> {
    const work = new AbortController();
    this.#work = work;
    const result = await fetchEmbed(src, {
      base: this.#host.baseURI,
      allowedOrigins: this.#allowedOrigins,
      work,
    }).then((embed) => resultOf(() => embed), failure);
    if (this.#work !== work) return;
    this.#work = null;
    this.result = result;
    this.#host.requestUpdate();
  }

  #watchInline(): void {
    this.#work = new AbortController();
    this.#readInline();
    watchInlineText(this.#host, this.#work.signal, () => {
      if (this.#readInline()) this.#host.requestUpdate();
    });
  }

  /** Reads the inline JSON and returns whether `result` changed. */
  #readInline(): boolean {
    const text = inlineText(this.#host);
    if (text === this.#text && this.result !== LOADING) return false;
    this.#text = text;
    const result = text === null ? EMPTY : resultOf(() => parseEmbed(text));
    // While the document is parsed, the text may be incomplete.
    this.result = result.status === 'error' && document.readyState === 'loading' ? LOADING : result;
    return true;
  }
}
