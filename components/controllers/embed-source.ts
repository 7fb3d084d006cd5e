import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Embed } from '../../src/schema/embed.js';
import { type EmbedError, embedErrorOf } from '../../src/player/embed-error.js';
import { fetchEmbed } from './fetch-embed.js';
import { inlineText, watchInlineText } from './inline-embed.js';
import { asEmbed, parseEmbed } from './parse-embed.js';

/** What a source has given so far. A new object at every change. */
export type SourceResult =
  | { readonly status: 'empty' }
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly embed: Embed }
  | { readonly status: 'error'; readonly error: EmbedError };

/** Where an element is told to take its embed from. */
export interface SourceSelection {
  /** Wins over `src` and the inline JSON, as `srcObject` does on a media element. */
  readonly embed: object | null;
  /** Wins over the inline JSON, as the `src` of a `<video>` wins over its `<source>` children. */
  readonly src: string;
  /** Nothing is fetched while true. */
  readonly held: boolean;
}

const EMPTY: SourceResult = { status: 'empty' };
const LOADING: SourceResult = { status: 'loading' };

/** What reading gave: an embed, or why there is none. */
const outcome = (read: () => Embed): SourceResult => {
  try {
    return { status: 'loaded', embed: read() };
  } catch (error) {
    return failure(error);
  }
};

const failure = (cause: unknown): SourceResult => ({ status: 'error', error: embedErrorOf(cause) });

/**
 * Gives an element its embed: from `.embed`, from `src`, or from its own inline JSON. One load at
 * a time: a newer selection, or taking the element out of the page, ends the one before it. Data
 * that is there is kept when the element is moved.
 */
export class EmbedSource implements ReactiveController {
  result: SourceResult = EMPTY;
  readonly #host: ReactiveControllerHost & Element;
  readonly #allowedOrigins: () => readonly string[];
  #selection: SourceSelection = { embed: null, src: '', held: true };
  /** The inline JSON that `result` comes from. */
  #text: string | null = null;
  /** Ends the load or the watch that is under way. */
  #work: AbortController | null = null;

  constructor(host: ReactiveControllerHost & Element, allowedOrigins: () => readonly string[]) {
    this.#host = host;
    this.#allowedOrigins = allowedOrigins;
    host.addController(this);
  }

  /** Says where the embed comes from; to be called before each render. The same selection starts nothing anew. */
  select(selection: SourceSelection): void {
    const { embed, src } = this.#selection;
    const isSame = selection.embed === embed && selection.src === src;
    this.#selection = selection;
    if (!isSame) this.#reset();
    if (this.#work === null && this.#host.isConnected && !this.#isSettled) this.#start();
  }

  /** Starts again after an error. Does nothing otherwise. */
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

  /** Whether there is nothing left to do for the selection. Inline JSON may change at any time. */
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
    if (embed !== null) this.result = outcome(() => asEmbed(embed));
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
      allowedOrigins: this.#allowedOrigins(),
      work,
    }).then((embed): SourceResult => ({ status: 'loaded', embed }), failure);
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

  /** Reads the inline JSON and says whether that gave anything new. */
  #readInline(): boolean {
    const text = inlineText(this.#host);
    if (text === this.#text && this.result !== LOADING) return false;
    this.#text = text;
    const result = text === null ? EMPTY : outcome(() => parseEmbed(text));
    // Until the parser is done the text may be cut short.
    this.result = result.status === 'error' && document.readyState === 'loading' ? LOADING : result;
    return true;
  }
}
