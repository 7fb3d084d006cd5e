import {
  NetworkError,
  RedirectError,
  ResponseTooLargeError,
  StatusError,
  TruncatedResponseError,
} from '../errors.js';
import type { RequestInfo, ResponseInfo } from '../client-options.js';
import { readMessages, type Redact } from '../redaction.js';
import { DeadlineExceeded, type Clock, type Deadline } from './deadline.js';
import type { DeliveryStatus } from './delivery-status.js';
import { networkFailure } from '../../network/network-failure.js';
import { parseRetryAfter } from './retry-policy.js';

/** How one request is sent and limited. */
export interface AttemptConfig {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  readonly redact: Redact;
  readonly maxResponseBytes: number;
  readonly onRequest: (request: RequestInfo) => void;
  readonly onResponse: (response: ResponseInfo) => void;
}

/** How long the service may be silent, in milliseconds. */
export interface CallTimeouts {
  /** Until the headers of a reply, which includes sending the body. */
  readonly headersTimeout: number;
  /** Between two chunks of a reply. */
  readonly timeout: number;
}

/** Enough for the messages of an error. */
const MAX_ERROR_BYTES = 64 * 1024;

/**
 * Sends a request once and reads the whole reply, so that the caller can retry a reply that broke
 * off. Rejects with an `ApiError`, or with the `DeadlineExceeded` of `silence`.
 */
export const attempt = async (
  request: Request,
  status: DeliveryStatus,
  silence: Deadline,
  config: AttemptConfig & CallTimeouts,
): Promise<Response> => {
  silence.check();
  silence.start(config.headersTimeout);
  status.attempts += 1;
  const info = { ...status.call, attempt: status.attempts };
  config.onRequest(info);
  const sentAt = config.clock.monotonic();
  try {
    const response = await silence
      .race(config.fetch(request))
      .catch((error: unknown) => failAttempt(error, status));
    status.record('yes');
    silence.start(config.timeout);
    const durationMs = config.clock.monotonic() - sentAt;
    config.onResponse({ ...info, status: response.status, headers: response.headers, durationMs });
    return await readResponse(response, status, silence, config);
  } finally {
    silence.pause();
  }
};

const failAttempt = (error: unknown, status: DeliveryStatus): never => {
  if (error instanceof DeadlineExceeded) {
    status.record('unknown');
    throw error;
  }
  const { reason, sent } = networkFailure(error);
  status.record(sent);
  throw new NetworkError({ ...status.details, reason });
};

const isRedirect = ({ status, type, redirected }: Response): boolean =>
  (status >= 300 && status < 400) || type === 'opaqueredirect' || redirected;

const readResponse = async (
  response: Response,
  delivery: DeliveryStatus,
  silence: Deadline,
  config: AttemptConfig & CallTimeouts,
): Promise<Response> => {
  const { status, headers, body } = response;
  const details = { ...delivery.details, status };
  if (isRedirect(response)) {
    void body?.cancel().catch(() => undefined);
    throw new RedirectError(details);
  }
  if (status >= 400) {
    const retryAfter = parseRetryAfter(headers.get('retry-after'), config.clock.now());
    const messages = readMessages(await readErrorText(body, silence, config), config.redact);
    throw new StatusError({ ...details, messages, retryAfter });
  }
  const { maxResponseBytes } = config;
  const read = await readBody(body, maxResponseBytes, silence, config.timeout);
  if (read === 'broken') throw new TruncatedResponseError(details);
  if (read === 'too-large') throw new ResponseTooLargeError({ ...details, maxResponseBytes });
  return new Response(read.size === 0 ? null : read, { status, headers });
};

/** The text of an error reply, empty when it is not complete: the status matters more than the body. */
const readErrorText = async (
  body: Response['body'],
  silence: Deadline,
  { timeout }: CallTimeouts,
): Promise<string> => {
  try {
    const read = await readBody(body, MAX_ERROR_BYTES, silence, timeout);
    return read instanceof Blob ? await read.text() : '';
  } catch (error) {
    if (error instanceof DeadlineExceeded && error.abortCause !== 'aborted') return '';
    throw error;
  }
};

/** Reads a body of up to `maxBytes`. The silence deadline starts again with every chunk. */
const readBody = async (
  body: Response['body'],
  maxBytes: number,
  silence: Deadline,
  timeout: number,
): Promise<Blob | 'too-large' | 'broken'> => {
  if (body === null) return new Blob();
  const reader = body.getReader();
  const chunks: BlobPart[] = [];
  try {
    for (let length = 0; ;) {
      const chunk = await silence.race(reader.read().catch(() => null));
      if (chunk === null) return 'broken';
      if (chunk.done) return new Blob(chunks);
      silence.start(timeout);
      length += chunk.value.byteLength;
      if (length > maxBytes) return 'too-large';
      chunks.push(chunk.value);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
};
