import type { Embed } from '../../src/schema/embed.js';
import { EmbedError } from './embed-error.js';
import { LARGEST_EMBED, parseEmbed, tooLarge } from './parse-embed.js';

/** Milliseconds until a reply has to be complete. */
const TIMEOUT = 10_000;

const JSON_TYPE = /^\s*application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

export interface FetchEmbedOptions {
  /** Address that a relative `src` is read against. */
  readonly base: string;
  /** Origins besides the page's own, for example `https://embeds.example.com`. */
  readonly allowedOrigins: readonly string[];
  /** Ends the request when it is aborted; aborted when the request is over. */
  readonly work: AbortController;
  /** Milliseconds until the reply has to be complete. Default: 10,000. */
  readonly timeout?: number;
}

const isAllowed = (url: URL, allowedOrigins: readonly string[]): boolean =>
  url.origin === location.origin || allowedOrigins.includes(url.origin);

/** Whether an address leads to another origin than the page's; what is none is refused later. */
export const isForeign = (src: string, base: string): boolean => {
  try {
    return new URL(src, base).origin !== location.origin;
  } catch {
    return true;
  }
};

/** The address of an allowed source, without user name and password. Throws EmbedError `source-refused`. */
const sourceAddress = (
  src: string,
  { base, allowedOrigins }: Pick<FetchEmbedOptions, 'base' | 'allowedOrigins'>,
): URL => {
  try {
    const url = new URL(src, base);
    url.username = '';
    url.password = '';
    if (/^https?:$/.test(url.protocol) && isAllowed(url, allowedOrigins)) return url;
  } catch {
    // Not an address at all: refused like one of another origin.
  }
  throw new EmbedError('source-refused', 'Not of an allowed origin.');
};

/** Throws EmbedError for a reply that cannot be an embed, before its body is read. */
const checkHead = (response: Response, allowedOrigins: readonly string[]): void => {
  if (response.redirected && !isAllowed(new URL(response.url), allowedOrigins)) {
    throw new EmbedError('network', 'Redirected.');
  }
  if (!response.ok) throw new EmbedError('http-status', `Status ${response.status}.`);
  if (!JSON_TYPE.test(response.headers.get('content-type') ?? '')) {
    throw new EmbedError('content-type', 'Not JSON.');
  }
};

/** The body as text, given up as soon as it is too large: a length header may be absent or wrong. */
const readText = async (body: ReadableStream<Uint8Array> | null): Promise<string> => {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > LARGEST_EMBED) throw tooLarge();
    text += decoder.decode(value, { stream: true });
  }
};

/**
 * Fetches a published embed: without credentials, from the page's origin or an allowed one,
 * bounded in time and size, never retried. Rejects with an EmbedError.
 */
export const fetchEmbed = async (
  src: string,
  { base, allowedOrigins, work, timeout = TIMEOUT }: FetchEmbedOptions,
): Promise<Embed> => {
  const url = sourceAddress(src, { base, allowedOrigins });
  const { signal } = work;
  const slow = new EmbedError('timeout', 'Too slow.');
  const timer = setTimeout(() => work.abort(slow), timeout);
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      mode: url.origin === location.origin ? 'same-origin' : 'cors',
      signal,
    });
    checkHead(response, allowedOrigins);
    return parseEmbed(await readText(response.body));
  } catch (cause) {
    if (signal.reason === slow) throw slow;
    if (cause instanceof EmbedError) throw cause;
    throw new EmbedError('network', 'No reply.', { cause });
  } finally {
    clearTimeout(timer);
    work.abort();
  }
};
