import { isFound, type MediaRequester, mediaResult, type MediaResponse } from './media-check.js';
import type { RequestFault } from '../request/request-fault.js';
import { webAddress } from '../web-address.js';
import { faultInPage } from './page-fault.js';

/** `url`: after redirects; missing or empty if there was none. */
export type SentResponse = Pick<Response, 'status' | 'headers' | 'body'> & {
  readonly url?: string;
};

/** Sends one request, as `fetch` does. */
export type Send = (
  address: string,
  init: {
    readonly method: 'HEAD' | 'GET';
    readonly headers: Readonly<Record<string, string>>;
    readonly signal: AbortSignal;
  },
) => Promise<SentResponse>;

/** The length after the slash of `bytes 0-1/1234`. */
const TOTAL = /\/(\d+)$/;

const lengthOf = ({ status, headers }: SentResponse): number | null => {
  const text =
    status === 206 || status === 416
      ? TOTAL.exec(headers.get('content-range') ?? '')?.[1]
      : headers.get('content-length');
  const length = Number(text ?? NaN);
  return Number.isSafeInteger(length) && length >= 0 ? length : null;
};

const read = (response: SentResponse): MediaResponse => ({
  status: response.status,
  contentType: response.headers.get('content-type'),
  contentLength: lengthOf(response),
});

interface Body {
  readonly bytes: Uint8Array;
  readonly isTooLarge: boolean;
}

export const readBody = async (response: SentResponse, maxBytes: number): Promise<Body> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const step = await reader?.read();
    if (step === undefined || step.done) break;
    chunks.push(step.value);
    length += step.value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      break;
    }
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return { bytes: bytes.subarray(0, maxBytes), isTooLarge: length > maxBytes };
};

const hasBytes = async ({ body }: SentResponse): Promise<boolean> => {
  const reader = body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return part?.done === false;
};

/**
 * The head of a file, and its first two bytes where the server refuses `HEAD` or says that the file is empty:
 * some say so when they have not looked at it. Servers that sign the method of a URL refuse `HEAD` with 403. Rejects as
 * `send`. Of the body no more than the first part is read.
 */
const headOf = async (address: string, signal: AbortSignal, send: Send): Promise<MediaResponse> => {
  const head = read(await send(address, { method: 'HEAD', headers: {}, signal }));
  const { status, contentLength } = head;
  if (status === 404 || status === 410 || (isFound(head) && contentLength !== 0)) return head;
  const response = await send(address, { method: 'GET', headers: { range: 'bytes=0-1' }, signal });
  const hasBody = await hasBytes(response);
  const first = read(response);
  if (!isFound(first) || (first.contentLength ?? 0) > 0) return first;
  return { ...first, contentLength: hasBody ? null : 0 };
};

/** Of a playlist of HLS. Not in RFC 8216. */
const MAX_PLAYLIST_BYTES = 65_536;
const MAX_VARIANTS = 4;

export const isPlaylist = (address: string, contentType: string | null): boolean =>
  /mpegurl/i.test(contentType ?? '') || /\.m3u8(?:[?#]|$)/i.test(address);

/** The response by which a playlist does not play: to all of its variants, or to its first segment; else null. */
const brokenPart = async (
  address: string,
  signal: AbortSignal,
  send: Send,
  isVariant: boolean,
): Promise<MediaResponse | null> => {
  const response = await send(address, { method: 'GET', headers: {}, signal });
  const head = read(response);
  const text = new TextDecoder().decode((await readBody(response, MAX_PLAYLIST_BYTES)).bytes);
  if (mediaResult(head) !== 'found') return isVariant ? { ...head, part: address } : head;
  const parts = text.split('\n').flatMap((line) => {
    const isAddress = line.trim() !== '' && !line.startsWith('#');
    return (isAddress && webAddress(line.trim(), response.url || address)?.href) || [];
  });
  const [first] = parts;
  if (first === undefined || !text.startsWith('#EXTM3U')) return null;
  if (!text.includes('#EXT-X-STREAM-INF')) {
    const segment = await headOf(first, signal, send);
    return mediaResult(segment) === 'found' ? null : { ...segment, part: first };
  }
  let broken: MediaResponse | null = null;
  for (const variant of isVariant ? [] : parts.slice(0, MAX_VARIANTS)) {
    const fault = await brokenPart(variant, signal, send, true);
    if (fault === null) return null;
    broken ??= fault;
  }
  return broken;
};

/**
 * Requests the head of a media file, and of a playlist what it leads to: if that does not respond as media, it is the
 * response. Rejects as `send`.
 */
export const requestHead = async (
  address: string,
  signal: AbortSignal,
  send: Send,
): Promise<MediaResponse> => {
  const head = await headOf(address, signal, send);
  if (mediaResult(head) !== 'found' || !isPlaylist(address, head.contentType)) return head;
  // What no response is known of may play.
  return (await brokenPart(address, signal, send, false).catch(() => null)) ?? head;
};

/** Faults of the page's script alone: a video element needs neither. */
const SCRIPT_FAULTS: readonly RequestFault[] = ['cors', 'policy'];

/** Requests a media file from a page, without cookies. A server without a CORS header is unreadable. */
export const requestMedia: MediaRequester = async (address, signal) => {
  try {
    return await requestHead(address, signal, (url, init) =>
      fetch(url, {
        ...init,
        credentials: 'omit',
        referrerPolicy: 'strict-origin-when-cross-origin',
      }),
    );
  } catch {
    const fault = await faultInPage(address, 'HEAD', signal);
    return signal.aborted || SCRIPT_FAULTS.includes(fault) ? 'unreadable' : 'unreachable';
  }
};
