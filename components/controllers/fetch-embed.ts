import type { Embed } from '../../src/schema/embed.js';
import { EmbedError } from '../../src/player/embed-error.js';
import { isAllowed } from './allowed-origin.js';

/** Milliseconds until a reply has to be complete. */
const TIMEOUT = 10_000;

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
  throw new EmbedError('source-refused', 'Refused.');
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
    // While the reply is under way there is time for what reads it.
    const reader = import('./read-reply.js');
    const reply = fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      mode: url.origin === location.origin ? 'same-origin' : 'cors',
      signal,
    });
    // Whichever fails first is told, and the other is not left unheard.
    const [{ readReply }, response] = await Promise.all([reader, reply]);
    return await readReply(response, allowedOrigins);
  } catch (cause) {
    if (signal.reason === slow) throw slow;
    if (cause instanceof EmbedError) throw cause;
    throw new EmbedError('network', 'No reply.', { cause });
  } finally {
    clearTimeout(timer);
    work.abort();
  }
};
