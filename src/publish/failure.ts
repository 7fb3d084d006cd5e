import {
  ApiError,
  InvalidRequestError,
  type InvalidRow,
  StatusError,
  TimeoutError,
  ValidationError,
} from '../api/index.js';
import type { PublishingProblem } from './publisher-options.js';

type Problem = Omit<PublishingProblem, 'id'>;

export interface Failure extends Problem {
  readonly kind: 'failure';
  readonly status: 502 | 503 | 504;
  readonly retryAfter: number | null;
}

const failure = (
  status: Failure['status'],
  message: string,
  retryAfter: number | null = null,
): Failure => ({ kind: 'failure', status, retryAfter, message });

/** How long an id is not fetched again after a failure. Not in the specification; chosen to spare a failing service. */
export const RETRY_DELAY_S = 2;

const DEFAULT_RETRY_AFTER_S = 5;
const MAX_RETRY_AFTER_S = 3600;

/** More embeds are being fetched than `maxPendingEmbeds` allows. */
export const OVERLOADED = failure(
  503,
  'Too many embeds are being fetched at the same time.',
  DEFAULT_RETRY_AFTER_S,
);

export const TIMED_OUT = failure(504, 'The service did not reply within totalTimeout.');

const seconds = (milliseconds: number | null): number =>
  milliseconds === null
    ? DEFAULT_RETRY_AFTER_S
    : Math.min(MAX_RETRY_AFTER_S, Math.max(1, Math.ceil(milliseconds / 1000)));

const differenceIn = ([problem]: InvalidRow['problems']): string =>
  problem ? ` at ${problem.path || 'the root'}: ${problem.message}` : '';

/** An embed that is not as the interface describes it, of which everything that can be read is published. */
export const invalidEmbed = ({ problems }: InvalidRow): Problem => ({
  status: 200,
  message: `The embed has another shape${differenceIn(problems)}.`,
});

/** The call and the name of the error. Its message is not used, because it could quote the service's reply. */
const problemOf = (error: ApiError): string => {
  const status = error instanceof StatusError ? ` with status ${error.status}` : '';
  const difference = error instanceof ValidationError ? differenceIn(error.problems) : '';
  return `${error.method} ${error.path} failed: ${error.name}${status}${difference}.`;
};

/**
 * What an error of the client means for the caller of the handler; null when the embed does not exist.
 * Messages of other errors may hold anything and are not used.
 */
export const failedResponse = (error: unknown): Failure | null => {
  if (!(error instanceof ApiError)) return failure(502, 'The embed could not be published.');
  if (error instanceof InvalidRequestError) return null;
  if (error instanceof TimeoutError) return failure(504, problemOf(error));
  if (!(error instanceof StatusError)) return failure(502, problemOf(error));
  if (error.status === 404 || error.status === 410) return null;
  const isBusy = error.status === 429 || error.status === 503;
  return isBusy
    ? failure(503, problemOf(error), seconds(error.retryAfter))
    : failure(502, problemOf(error));
};
