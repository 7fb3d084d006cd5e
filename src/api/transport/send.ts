import ky, { type Options } from 'ky';
import { cloneFromSource, type WireBody } from '../bodies.js';
import { ApiError } from '../errors.js';
import type { ReplyReader } from '../reply.js';
import { attempt, type AttemptConfig, type CallTimeouts } from './attempt.js';
import { Deadline } from './deadline.js';
import type { DeliveryStatus } from './delivery-status.js';
import { RetryPolicy, type RetryMode } from './retry-policy.js';

/** The configuration that all requests of a client share. */
export interface TransportConfig extends AttemptConfig {
  readonly random: () => number;
  /** How many attempts may follow the first one. */
  readonly retries: number;
}

/** A request as it is sent. Its headers hold the token or the key, so it never gets into an error. */
export interface WireRequest {
  readonly baseUrl: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: WireBody | undefined;
}

export interface RequestContext {
  readonly status: DeliveryStatus;
  readonly retryMode: RetryMode;
  readonly timeouts: CallTimeouts;
  /** Limits the whole call. */
  readonly total: Deadline;
}

/** Lets ky repeat an attempt as often as the policy of the call allows. */
const retryOptions = (
  { status, retryMode, total }: RequestContext,
  silence: Deadline,
  config: TransportConfig,
): Required<Pick<Options, 'retry' | 'hooks'>> => {
  const policy = new RetryPolicy(retryMode, status, config.random);
  return {
    retry: {
      limit: retryMode === 'never' ? 0 : config.retries,
      methods: ['get', 'post', 'put', 'delete'],
      shouldRetry: ({ error }) =>
        error instanceof ApiError &&
        !silence.signal.aborted &&
        policy.shouldRetry(error, total.remaining),
      // ky waits by the global timers, the hook by the client's clock.
      delay: () => 0,
    },
    hooks: { beforeRetry: [() => total.wait(policy.delay)] },
  };
};

/**
 * Sends a request and reads its reply, with the retries that its call allows. Rejects with an
 * `ApiError`, or with the `DeadlineExceeded` of the call.
 *
 * ky builds the request, repeats failed attempts and reports the progress of uploads. Its time-outs are off: they ignore the client's clock, and no option of ky ends a reply
 * that stalls between two chunks.
 */
export const send = async <T>(
  request: WireRequest,
  context: RequestContext,
  read: ReplyReader<T>,
  config: TransportConfig,
): Promise<T> => {
  const { status, timeouts, total } = context;
  const silence = new Deadline(config.clock, 'silence', total.signal);
  const { retry, hooks } = retryOptions(context, silence, config);
  try {
    const response = await ky(request.path.replace(/^\//, ''), {
      prefixUrl: request.baseUrl,
      method: request.method,
      headers: { Accept: 'application/json', ...request.headers },
      ...(request.query && { searchParams: request.query }),
      ...request.body,
      retry,
      hooks: {
        ...hooks,
        beforeRequest: [(outgoing) => cloneFromSource(outgoing, request.body)],
      },
      timeout: false,
      signal: silence.signal,
      redirect: 'manual',
      fetch: (outgoing) =>
        attempt(outgoing as Request, status, silence, { ...config, ...timeouts }),
    });
    return read({
      text: await response.text(),
      headers: response.headers,
      details: { ...status.details, status: response.status },
      redact: config.redact,
    });
  } finally {
    silence.release();
  }
};
