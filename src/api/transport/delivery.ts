import {
  AbortError,
  TimeoutError,
  type ApiError,
  type CallName,
  type ErrorDetails,
  type Sent,
} from '../errors/index.js';
import type { StopCause } from './limit.js';

const STRENGTH: readonly Sent[] = ['no', 'unknown', 'yes'];

/** How far one call's own request got, over all of its attempts. */
export class Delivery {
  readonly call: CallName;
  /** Whether an attempt that was followed by another may have done what it asked for. */
  mayHaveActed = false;
  #sent: Sent = 'no';

  constructor(call: CallName) {
    this.call = call;
  }

  get sent(): Sent {
    return this.#sent;
  }

  /** Takes note of one attempt; an earlier one that got further keeps its say. */
  note(sent: Sent): void {
    if (STRENGTH.indexOf(sent) > STRENGTH.indexOf(this.#sent)) this.#sent = sent;
  }

  /** What every error about this call is made of. */
  get details(): ErrorDetails {
    return { call: this.call, sent: this.#sent };
  }

  stopped(why: StopCause): ApiError {
    if (why === 'aborted') return new AbortError(this.details);
    const limit = why === 'total' ? 'totalTimeout' : 'timeout';
    return new TimeoutError({ ...this.details, limit });
  }
}
