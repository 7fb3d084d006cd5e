import type { Outgoing, Reply } from './transport/attempt.js';
import type { Authorization } from './authorization/authorization.js';
import { hasUpload, writeBody, type Body } from './writes/bodies.js';
import type { BodyFormat, MethodOverride } from './client-options.js';
import { Delivery } from './transport/delivery.js';
import { ApiError, AuthorizationError } from './errors/index.js';
import { Limit, Stop } from './transport/limit.js';
import { readMessages } from './replies/messages.js';
import { MethodOverrides, type Travel } from './writes/method-override.js';
import type { Answer } from './replies/reply-json.js';
import { callName, checkFields, checkOptions, type ResourceCall } from './resource-call.js';
import type { Repeat } from './transport/retry-policy.js';
import { statusError, transport, type Means, type Terms } from './transport/transport.js';
import type { Warn } from './warning.js';

/** What all calls of a client have in common. */
export interface ServiceSettings {
  /** Address that paths are appended to. */
  readonly baseUrl: string;
  readonly tokenHeader: string;
  readonly timeout: number;
  readonly totalTimeout: number;
  readonly uploadTimeout: number;
  readonly maxPages: number;
  readonly methodOverride: MethodOverride;
  readonly bodyFormat: BodyFormat;
  readonly warn: Warn;
}

/** How the resources of a client reach the service. */
export interface Service {
  readonly maxPages: number;
  readonly warn: Warn;
  /** Sends a call with a token and reads its reply. Rejects with an `ApiError`. */
  call<T>(call: ResourceCall, read: (answer: Answer) => T): Promise<T>;
}

/** One call on its way. */
interface Journey {
  readonly call: ResourceCall;
  readonly delivery: Delivery;
  readonly terms: Terms;
  readonly total: Limit;
  readonly body: Body | null;
  readonly override: MethodOverride;
}

const repeatOf = ({ method, options }: ResourceCall): Repeat => {
  if (method === 'GET') return 'passing';
  if (options?.retry !== true) return 'never';
  return method === 'POST' ? 'unsent' : 'passing';
};

/** The one way to the service that all resources of a client share. */
export class AuthorizedService implements Service {
  readonly maxPages: number;
  readonly warn: Warn;
  readonly #settings: ServiceSettings;
  readonly #authorization: Authorization;
  readonly #means: Means;
  readonly #overrides = new MethodOverrides();

  constructor(settings: ServiceSettings, authorization: Authorization, means: Means) {
    this.maxPages = settings.maxPages;
    this.warn = settings.warn;
    this.#settings = settings;
    this.#authorization = authorization;
    this.#means = means;
  }

  async call<T>(call: ResourceCall, read: (answer: Answer) => T): Promise<T> {
    const journey = this.#begin(call);
    const { delivery, total } = journey;
    try {
      const reply = await this.#travel(journey);
      const gone = reply.status === 404 && call.method === 'DELETE' && delivery.mayHaveActed;
      if (reply.status >= 400 && !gone) throw statusError(reply, delivery, this.#means);
      return read({ reply, delivery, redact: this.#means.redact });
    } catch (error) {
      throw error instanceof Stop ? delivery.stopped(error.why) : error;
    } finally {
      total.release();
    }
  }

  #begin(call: ResourceCall): Journey {
    const { fields = null, options = {} } = call;
    const { timeout, totalTimeout, uploadTimeout, methodOverride, bodyFormat } = this.#settings;
    const name = callName(call);
    checkOptions(name, options);
    if (fields !== null) checkFields(name, fields);
    const body = fields && writeBody(fields, options.bodyFormat ?? bodyFormat);
    const longest = hasUpload(fields) ? uploadTimeout : undefined;
    const totalMs = options.totalTimeout ?? longest ?? totalTimeout;
    return {
      call,
      body,
      delivery: new Delivery(name),
      override: options.methodOverride ?? methodOverride,
      terms: {
        repeat: repeatOf(call),
        headersTimeout: options.timeout ?? longest ?? timeout,
        timeout: options.timeout ?? timeout,
      },
      total: new Limit(this.#means.clock, totalMs, 'total', options.signal),
    };
  }

  /** A 401 and a 405 prove that nothing was done, so what they refuse is sent once more in another way. */
  async #travel(journey: Journey): Promise<Reply> {
    const { delivery, terms, total, override } = journey;
    for (let renewed = false; ;) {
      const token = await this.#token(journey);
      const travel = this.#overrides.travel(delivery.call.method, override);
      const outgoing = this.#outgoing(journey, token, travel);
      const reply = await transport(outgoing, delivery, terms, this.#means, total);
      if (reply.status === 401) {
        if (renewed || !this.#authorization.discard(token)) throw this.#refused(reply, delivery);
        renewed = true;
      } else if (reply.status !== 405 || !this.#overrides.refused(travel, override)) {
        return reply;
      }
    }
  }

  /** A failed exchange fails every call that waits for it, each as far as that call itself got. */
  async #token({ delivery, total }: Journey): Promise<string> {
    try {
      return await this.#authorization.token(total);
    } catch (error) {
      throw error instanceof ApiError ? error.withSent(delivery.sent) : error;
    }
  }

  #outgoing({ call, delivery, body }: Journey, token: string, travel: Travel): Outgoing {
    const { baseUrl, tokenHeader } = this.#settings;
    const query = new URLSearchParams(call.query).toString();
    return {
      url: baseUrl + delivery.call.path + (query === '' ? '' : `?${query}`),
      method: travel.method,
      headers: {
        Accept: 'application/json',
        [tokenHeader]: token,
        ...travel.headers,
        ...body?.headers,
      },
      body: body?.body,
      onProgress: call.options?.onProgress,
    };
  }

  #refused({ text }: Reply, { details }: Delivery): AuthorizationError {
    return new AuthorizationError({
      ...details,
      messages: ['401', ...readMessages(text, this.#means.redact)],
    });
  }
}
