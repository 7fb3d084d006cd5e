import type { Embed } from '../../src/schema/embed.js';
import { EmbedError, embedErrorOf } from '../../src/player/embed-error.js';
import { loadPart } from '../../src/player/load-part.js';
import { originsIn } from './origin-setting.js';
import { pageScriptsRun } from './page-scripts.js';
import { MAX_EMBED_LENGTH, parseEmbed } from './parse-embed.js';

const DEFAULT_TIMEOUT_MS = 10_000;

export interface FetchEmbedOptions {
  /** The URL that a relative `src` is resolved against. */
  readonly base: string;
  /** Returns the origins besides the page's own, for example `https://embeds.example.com`. */
  readonly allowedOrigins: () => readonly string[];
  /** Aborted to end the request; `fetchEmbed` aborts it when the request is over. */
  readonly work: AbortController;
  /** Milliseconds until the response has to be complete. Default: 10,000. */
  readonly timeout?: number;
}

export const parseUrl = (src: string, base: string): URL | null => {
  try {
    return new URL(src, base);
  } catch {
    return null;
  }
};

/** Whether `src` has another origin than the page. Also true for an invalid URL, which is refused later. */
export const isForeign = (src: string, base: string): boolean =>
  parseUrl(src, base)?.origin !== location.origin;

/**
 * Fetches a published embed from the page's origin or an allowed one, without credentials and retries,
 * and with limits on time and size. Rejects with an EmbedError.
 */
export const fetchEmbed = async (
  src: string,
  { base, allowedOrigins, work, timeout = DEFAULT_TIMEOUT_MS }: FetchEmbedOptions,
): Promise<Embed> => {
  const isAllowed = ({ origin }: URL): boolean =>
    origin === location.origin || originsIn('allowedSources', allowedOrigins()).includes(origin);
  const url = parseUrl(src, base);
  // A script that has not run yet may allow it.
  if (url !== null && !isAllowed(url)) await pageScriptsRun();
  const isHttp = url !== null && /^https?:$/.test(url.protocol);
  if (!isHttp || !isAllowed(url))
    throw new EmbedError('source-refused', isHttp ? url.origin : url?.protocol);
  url.username = '';
  url.password = '';
  const { signal } = work;
  const timeoutError = new EmbedError('timeout', String(timeout));
  const timer = setTimeout(() => work.abort(timeoutError), timeout);
  try {
    // Loaded while the request is under way.
    const reader = loadPart(() => import('./read-response.js'), timeout);
    const request = fetch(url, {
      credentials: 'omit',
      headers: { accept: 'application/json' },
      mode: url.origin === location.origin ? 'same-origin' : 'cors',
      signal,
    });
    // Awaited together, so that neither rejection is unhandled.
    const [{ readResponse }, response] = await Promise.all([reader, request]);
    return parseEmbed(await readResponse(response, { isAllowed, maxBytes: MAX_EMBED_LENGTH }));
  } catch (cause) {
    if (signal.reason === timeoutError) throw timeoutError;
    throw embedErrorOf(cause, 'network');
  } finally {
    clearTimeout(timer);
    work.abort();
  }
};
