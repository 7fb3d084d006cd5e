import ky from 'ky';
import type { Clock } from '../clock.js';
import type { Delivery } from './delivery.js';
import {
  ApiError,
  NetworkError,
  RedirectError,
  ResponseTooLargeError,
  TruncatedResponseError,
} from '../errors/index.js';
import { Limit, Stop } from './limit.js';
import { networkFailure } from './network-failure.js';
import { readReplyText } from './reply-text.js';
import type { Progress } from '../writes/uploads.js';

/** A request as it goes out. Its headers hold the token: it is never put into an error. */
export interface Outgoing {
  readonly url: string;
  /** As it travels: POST under a method override. */
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** A reply, read to its end. */
export interface Reply {
  readonly status: number;
  /** Media type in lower case without parameters; empty when there is none. */
  readonly contentType: string;
  readonly retryAfter: string | null;
  /** The body; empty when the body of an error could not be read. */
  readonly text: string;
  /** Whether the body of an error did not come to its end in time. */
  readonly stalled: boolean;
}

/** What an attempt is bounded by and made with. */
export interface AttemptBounds {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  /** Milliseconds of silence before the headers arrive. */
  readonly headersTimeout: number;
  /** Milliseconds of silence between two chunks of the reply. */
  readonly timeout: number;
  readonly maxResponseBytes: number;
}

/** The messages of an error need no more. */
const MAX_ERROR_BYTES = 64 * 1024;

/** Sends a request once and reads the reply. Rejects with an `ApiError` or with the limit's `Stop`. */
export const attempt = async (
  outgoing: Outgoing,
  delivery: Delivery,
  bounds: AttemptBounds,
  total: Limit,
): Promise<Reply> => {
  const silence = new Limit(bounds.clock, bounds.headersTimeout, 'silence', total.signal);
  let left = false;
  const depart = (request: Request): Promise<Response> => {
    silence.check();
    left = true;
    return bounds.fetch(request);
  };
  try {
    const response = await silence.race(send(outgoing, silence.signal, depart));
    delivery.note('yes');
    silence.restart(bounds.timeout);
    return await read(response, delivery, bounds.maxResponseBytes, silence);
  } catch (error) {
    throw failureOf(error, delivery, left);
  } finally {
    silence.release();
  }
};

const failureOf = (error: unknown, delivery: Delivery, left: boolean): ApiError | Stop => {
  if (error instanceof ApiError) return error;
  const { reason, sent } = networkFailure(error);
  const stopped = error instanceof Stop;
  if (left) delivery.note(stopped ? 'unknown' : sent);
  return stopped ? error : new NetworkError({ ...delivery.details, reason });
};

/** The one call of ky: time-outs, retries and errors are this folder's own. */
const send = (
  { url, method, headers, body, onProgress }: Outgoing,
  signal: AbortSignal,
  fetch: AttemptBounds['fetch'],
): Promise<Response> =>
  ky(url, {
    method,
    headers,
    signal,
    redirect: 'manual',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    fetch: (request) => fetch(request as Request),
    ...(body === undefined ? {} : { body }),
    ...(onProgress === undefined || body === undefined
      ? {}
      : {
          onUploadProgress: ({ transferredBytes, totalBytes }) =>
            onProgress({ sent: transferredBytes, total: totalBytes }),
        }),
  });

const isRedirect = ({ status, type, redirected }: Response): boolean =>
  (status >= 300 && status < 400) || type === 'opaqueredirect' || redirected;

const read = async (
  response: Response,
  delivery: Delivery,
  maxResponseBytes: number,
  silence: Limit,
): Promise<Reply> => {
  const { status, headers, body } = response;
  if (isRedirect(response)) {
    void body?.cancel().catch(() => undefined);
    throw new RedirectError({ ...delivery.details, status });
  }
  const head = {
    status,
    contentType: (headers.get('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase(),
    retryAfter: headers.get('retry-after'),
  };
  if (status >= 400) return { ...head, ...(await readError(body, silence)) };
  const { text, end } = await readReplyText(body, maxResponseBytes, silence);
  if (end === 'whole') return { ...head, text, stalled: false };
  const details = { ...delivery.details, status };
  throw end === 'broken'
    ? new TruncatedResponseError(details)
    : new ResponseTooLargeError({ ...details, maxResponseBytes });
};

/** The status of an error is worth more than its body, so nothing about the body fails the call. */
const readError = async (
  body: Response['body'],
  silence: Limit,
): Promise<Pick<Reply, 'text' | 'stalled'>> => {
  try {
    const { text, end } = await readReplyText(body, MAX_ERROR_BYTES, silence);
    return { text: end === 'whole' ? text : '', stalled: false };
  } catch (error) {
    if (error instanceof Stop && error.why !== 'aborted') return { text: '', stalled: true };
    throw error;
  }
};
