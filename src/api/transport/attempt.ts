import {
  NetworkError,
  RedirectError,
  ResponseTooLargeError,
  StatusError,
  TruncatedResponseError,
} from '../errors.js';
import { readMessages, type Redact } from '../redaction.js';
import { DeadlineExceeded, type Clock, type Deadline } from './deadline.js';
import type { DeliveryStatus } from './delivery-status.js';
import { networkFailure } from './network-failure.js';
import { parseRetryAfter } from './retry-policy.js';

/** How one request is sent and limited. */
export interface AttemptConfig {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly clock: Clock;
  readonly redact: Redact;
  readonly maxResponseBytes: number;
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
  try {
    const response = await silence
      .race(config.fetch(request))
      .catch((error: unknown) => failAttempt(error, status));
    status.record('yes');
    silence.start(config.timeout);
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
  const { bytes, end } = await readBody(body, maxResponseBytes, silence, config.timeout);
  if (end === 'broken') throw new TruncatedResponseError(details);
  if (end === 'too-large') throw new ResponseTooLargeError({ ...details, maxResponseBytes });
  return new Response(bytes.length === 0 ? null : bytes, { status, headers });
};

/** The text of an error reply, empty when it is not complete: the status matters more than the body. */
const readErrorText = async (
  body: Response['body'],
  silence: Deadline,
  { timeout }: CallTimeouts,
): Promise<string> => {
  try {
    const { bytes, end } = await readBody(body, MAX_ERROR_BYTES, silence, timeout);
    return end === 'complete' ? new TextDecoder().decode(bytes) : '';
  } catch (error) {
    if (error instanceof DeadlineExceeded && error.abortCause !== 'aborted') return '';
    throw error;
  }
};

type Bytes = Uint8Array<ArrayBuffer>;

const concat = (chunks: readonly Bytes[], length: number): Bytes => {
  const [first] = chunks;
  if (first !== undefined && chunks.length === 1) return first;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
};

/** A body, empty unless it is complete. */
interface ReadBody {
  readonly bytes: Bytes;
  readonly end: 'complete' | 'too-large' | 'broken';
}

/** Reads up to `maxBytes`. The silence deadline starts again with every chunk. */
const readBody = async (
  body: Response['body'],
  maxBytes: number,
  silence: Deadline,
  timeout: number,
): Promise<ReadBody> => {
  const none = new Uint8Array();
  if (body === null) return { bytes: none, end: 'complete' };
  const reader = body.getReader();
  const chunks: Bytes[] = [];
  try {
    for (let length = 0; ;) {
      const chunk = await silence.race(reader.read().catch(() => null));
      if (chunk === null) return { bytes: none, end: 'broken' };
      if (chunk.done) return { bytes: concat(chunks, length), end: 'complete' };
      silence.start(timeout);
      length += chunk.value.byteLength;
      if (length > maxBytes) return { bytes: none, end: 'too-large' };
      chunks.push(chunk.value);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
};
