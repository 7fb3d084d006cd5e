import { isFound, type MediaRequester, type MediaResponse } from './media-check.js';
import type { RequestFault } from '../request/request-fault.js';
import { faultInPage } from './page-fault.js';

export type SentResponse = Pick<Response, 'status' | 'headers' | 'body'>;

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

const hasBytes = async ({ body }: SentResponse): Promise<boolean> => {
  const reader = body?.getReader();
  const part = await reader?.read();
  await reader?.cancel();
  return part?.done === false;
};

/**
 * Requests the head of a file, and its first two bytes where the server refuses `HEAD` or says that the file is empty:
 * some say so when they have not looked at it. Servers that sign the method of a URL refuse `HEAD` with 403. Rejects as
 * `send`. Of the body no more than the first part is read.
 */
export const requestHead = async (
  address: string,
  signal: AbortSignal,
  send: Send,
): Promise<MediaResponse> => {
  const head = read(await send(address, { method: 'HEAD', headers: {}, signal }));
  const { status, contentLength } = head;
  if (status === 404 || status === 410 || (isFound(head) && contentLength !== 0)) return head;
  const response = await send(address, { method: 'GET', headers: { range: 'bytes=0-1' }, signal });
  const hasBody = await hasBytes(response);
  const first = read(response);
  if (!isFound(first) || (first.contentLength ?? 0) > 0) return first;
  return { ...first, contentLength: hasBody ? null : 0 };
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
