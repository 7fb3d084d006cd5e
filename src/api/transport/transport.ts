import { attempt, type AttemptBounds, type Outgoing, type Reply } from './attempt.js';
import type { Delivery } from './delivery.js';
import { ApiError, StatusError } from '../errors/index.js';
import type { Limit } from './limit.js';
import { readMessages } from '../replies/messages.js';
import type { Redact } from '../replies/redaction.js';
import { retryAfter } from './retry-after.js';
import { mayHaveActed, mayRepeat, waitBefore, type Repeat } from './retry-policy.js';

/** What a client sends all of its requests with. */
export interface Means extends Pick<AttemptBounds, 'fetch' | 'clock' | 'maxResponseBytes'> {
  readonly random: () => number;
  /** How many attempts may follow the first. */
  readonly retries: number;
  readonly redact: Redact;
}

/** What one call asks of the transport. */
export interface Terms extends Pick<AttemptBounds, 'headersTimeout' | 'timeout'> {
  readonly repeat: Repeat;
}

/** One attempt that failed, and whether and when it asks for another. */
interface Failure {
  readonly error: ApiError;
  /** Milliseconds that the service asks for, or null. */
  readonly wait: number | null;
  readonly final: boolean;
}

/** Statuses whose `Retry-After` is heeded (RFC 9110, RFC 6585). */
const ASKING = new Set([429, 503]);

/** Statuses that the caller of the transport can do something about. */
const ANSWERS = new Set([401, 405]);

/**
 * Sends a request, again where its terms allow it, and waits as the service asks, all inside the
 * total limit: a wait that would outlast it is not begun. Gives replies of success, those of 401
 * and 405, and a 404 after an attempt that may have acted. Rejects with an `ApiError` or with the limit's `Stop`.
 */
export const transport = async (
  outgoing: Outgoing,
  delivery: Delivery,
  terms: Terms,
  means: Means,
  total: Limit,
): Promise<Reply> => {
  let backoffs = 0;
  for (let retries = 0; ; retries += 1) {
    const outcome = await outcomeOf(outgoing, delivery, { ...terms, ...means }, total);
    if (!('error' in outcome)) return outcome;
    const { error, final } = outcome;
    const wait = waitBefore(outcome.wait, backoffs, means.random());
    const over = final || retries >= means.retries || wait >= total.remaining;
    if (over || !mayRepeat(error, terms.repeat, delivery.sent)) throw error;
    if (mayHaveActed(error)) delivery.mayHaveActed = true;
    await total.wait(wait);
    if (outcome.wait === null) backoffs += 1;
  }
};

const outcomeOf = async (
  outgoing: Outgoing,
  delivery: Delivery,
  means: Terms & Means,
  total: Limit,
): Promise<Reply | Failure> => {
  total.check();
  try {
    const reply = await attempt(outgoing, delivery, means, total);
    if (reply.status < 400 || ANSWERS.has(reply.status)) return reply;
    if (reply.status === 404 && delivery.mayHaveActed) return reply;
    const error = statusError(reply, delivery, means);
    return {
      error,
      wait: ASKING.has(reply.status) ? error.retryAfter : null,
      final: reply.stalled,
    };
  } catch (error) {
    if (error instanceof ApiError) return { error, wait: null, final: false };
    throw error;
  }
};

/** The error that a reply from 400 stands for. */
export const statusError = (
  reply: Reply,
  delivery: Delivery,
  { redact, clock }: Pick<Means, 'redact' | 'clock'>,
): StatusError =>
  new StatusError({
    ...delivery.details,
    status: reply.status,
    messages: readMessages(reply.text, redact),
    retryAfter: retryAfter(reply.retryAfter, clock.now()),
  });
