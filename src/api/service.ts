import type { TokenSource } from './authorization/authorization.js';
import { hasUpload, writeBody, type WireBody } from './bodies.js';
import { AbortError, ApiError, AuthorizationError, StatusError, type CallName } from './errors.js';
import { MethodOverrides, type MethodOverride } from './method-override.js';
import type { NormalizedOptions } from './normalize-options.js';
import type { ReplyReader } from './reply.js';
import { callName, checkCall, type ResourceCall } from './resource-call.js';
import { CallQueue } from './transport/call-queue.js';
import { Deadline, DeadlineExceeded } from './transport/deadline.js';
import { DeliveryStatus } from './transport/delivery-status.js';
import type { RetryMode } from './transport/retry-policy.js';
import { send, type RequestContext, type TransportConfig } from './transport/send.js';

interface PendingCall extends RequestContext {
  readonly call: ResourceCall;
  readonly body: WireBody | undefined;
  readonly override: MethodOverride;
}

const retryModeOf = ({ method, options }: ResourceCall): RetryMode => {
  if (method === 'GET') return 'transient';
  if (options?.retry !== true) return 'never';
  return method === 'POST' ? 'not-sent' : 'transient';
};

/** Sends the calls of all resources of a client with its token. */
export class Service {
  readonly options: NormalizedOptions;
  readonly #authorization: TokenSource;
  readonly #transport: TransportConfig;
  readonly #overrides = new MethodOverrides();
  readonly #queue: CallQueue;

  constructor(options: NormalizedOptions, authorization: TokenSource, transport: TransportConfig) {
    this.options = options;
    this.#authorization = authorization;
    this.#transport = transport;
    this.#queue = new CallQueue(options.maxParallelCalls);
  }

  /**
   * Sends a call and reads its reply. Resolves with `gone` when a retry finds nothing (404) after an
   * attempt that may have taken effect. Rejects with an `ApiError`.
   */
  async call<T>(call: ResourceCall, read: ReplyReader<T>, gone?: T): Promise<T> {
    const name = callName(call);
    checkCall(name, call);
    const { signal: given } = call.options ?? {};
    // One signal may be given to any number of calls, which add their listeners to a signal that ends with them.
    const signal = given && AbortSignal.any([given]);
    let hasBegun = false;
    const run = (): Promise<T> => {
      hasBegun = true;
      return this.#run(this.#begin(call, name, signal), read, gone);
    };
    return this.#queue.run(run, signal).catch((error: unknown) => {
      throw hasBegun ? error : new AbortError({ call: name, sent: 'no', cause: signal?.reason });
    });
  }

  async #run<T>(pending: PendingCall, read: ReplyReader<T>, gone?: T): Promise<T> {
    const { status, total } = pending;
    try {
      return await this.#sendAuthorized(pending, read);
    } catch (error) {
      if (error instanceof DeadlineExceeded) throw status.deadlineError(error);
      const isGone = error instanceof StatusError && error.status === 404;
      if (isGone && status.mayHaveTakenEffect && gone !== undefined) return gone;
      throw error;
    } finally {
      total.release();
    }
  }

  #begin(call: ResourceCall, name: CallName, signal: AbortSignal | undefined): PendingCall {
    const { fields, options = {} } = call;
    const { timeout, totalTimeout, uploadTimeout, methodOverride, bodyFormat } = this.options;
    const uploadLimit = hasUpload(fields) ? uploadTimeout : undefined;
    const total = new Deadline(this.#transport.clock, 'total', signal);
    const body = fields && writeBody(fields, options.bodyFormat ?? bodyFormat, options.onProgress);
    total.start(options.totalTimeout ?? uploadLimit ?? totalTimeout);
    return {
      call,
      body,
      total,
      status: new DeliveryStatus(name),
      retryMode: retryModeOf(call),
      override: options.methodOverride ?? methodOverride,
      timeouts: {
        headersTimeout: options.timeout ?? uploadLimit ?? timeout,
        timeout: options.timeout ?? timeout,
      },
    };
  }

  /** Repeats a call once after a 401 and once after a 405: both prove that it took no effect. */
  async #sendAuthorized<T>(pending: PendingCall, read: ReplyReader<T>): Promise<T> {
    const { call, body, status, override } = pending;
    const { baseUrl, tokenHeader } = this.options;
    const { path } = status.call;
    for (let isRenewed = false; ;) {
      const token = await this.#token(pending);
      const wire = this.#overrides.choose(status.call.method, override);
      const headers = { [tokenHeader]: token, ...wire.headers };
      const request = { baseUrl, path, method: wire.method, headers, query: call.query, body };
      try {
        return await send(request, pending, read, this.#transport);
      } catch (error) {
        if (!(error instanceof StatusError)) throw error;
        if (error.status === 401) {
          if (isRenewed || !this.#authorization.discard(token)) {
            throw new AuthorizationError({
              ...status.details,
              messages: ['401', ...error.messages],
            });
          }
          isRenewed = true;
        } else if (error.status !== 405 || !this.#overrides.recordRefusal(wire, override)) {
          throw error;
        }
      }
    }
  }

  /** A failed exchange fails all calls that wait for it, each with its own delivery status. */
  async #token({ status, total }: PendingCall): Promise<string> {
    try {
      return await this.#authorization.token(total);
    } catch (error) {
      throw error instanceof ApiError ? error.withSent(status.sent) : error;
    }
  }
}
