import type { Consent } from '../../viewer.js';
import {
  type ConsentApi,
  type PlatformResponse,
  findPlatform,
  type PlatformCall,
} from './consent-api.js';

/**
 * Status of a consent platform:
 * - `searching`: not found yet (never in a reading);
 * - `absent`: not found in time; one that is loaded later is still called;
 * - `pending`: found, and has not answered, or the viewer is choosing anew;
 * - `answered`: the viewer's choices are known;
 * - `timed-out`: found, and did not answer in time; a later response still counts;
 * - `failed`: its function threw, or it reported that it cannot answer.
 */
export type PlatformStatus =
  'searching' | 'absent' | 'pending' | 'answered' | 'timed-out' | 'failed';

export interface PlatformState {
  readonly status: PlatformStatus;
  /** The choices in its responses; provisional until `answered`. */
  readonly consent: Consent;
  /** When its answer last changed, in milliseconds since 1970. */
  readonly knownAt?: number;
}

export interface PlatformWatchOptions {
  readonly own: Window;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Milliseconds from the start until a platform that was not found is absent. */
  readonly appear: number;
  /** Milliseconds from the call until one that has not answered is timed out. */
  readonly answer: number;
  /** Milliseconds from the start until the search for a platform ends. */
  readonly search: number;
  readonly onChange: () => void;
}

/** No event reports that a page has a platform now. */
const SEARCH_INTERVAL_MS = 50;

/** About 25 days. Timers with a longer delay fire at once instead. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Starts a timer and returns its id, or 0 when the delay is longer than a timer's maximum. */
const after = (milliseconds: number, action: () => void): number =>
  milliseconds <= MAX_TIMER_MS ? setTimeout(action, milliseconds) : 0;

/** Finds one consent platform, calls it, and follows its responses until the signal aborts. */
export class PlatformWatch {
  state: PlatformState = { status: 'searching', consent: {} };
  readonly #api: ConsentApi;
  readonly #options: PlatformWatchOptions;
  readonly #timers: number[] = [];
  #searchTimer: number | undefined;
  #answerTimer: number | undefined;
  #call: PlatformCall | undefined;
  #listenerId: PlatformResponse['listenerId'];

  constructor(api: ConsentApi, options: PlatformWatchOptions) {
    this.#api = api;
    this.#options = options;
  }

  /** Starts; to be called once. */
  start(): void {
    const { signal, appear, search } = this.#options;
    signal.addEventListener('abort', () => this.#stop(), { once: true });
    this.#searchTimer = setInterval(() => this.#search(), SEARCH_INTERVAL_MS);
    this.#timers.push(
      after(search, () => clearInterval(this.#searchTimer)),
      after(appear, () => this.#transition('searching', 'absent')),
    );
    this.#search();
  }

  #search(): void {
    const { own, signal } = this.#options;
    this.#call = findPlatform(this.#api, own, signal);
    if (this.#call === undefined) return;
    clearInterval(this.#searchTimer);
    this.#setState({ ...this.state, status: 'pending' });
    try {
      for (const command of this.#api.commands) {
        this.#call(command, undefined, (value, success) => this.#receive(value, success));
      }
    } catch {
      this.#transition('pending', 'failed');
    }
  }

  #receive(value: unknown, success: unknown): void {
    let response: PlatformResponse;
    try {
      response = this.#api.read(value);
    } catch {
      return;
    }
    this.#listenerId = response.listenerId ?? this.#listenerId;
    if (this.#options.signal.aborted) this.#removeListener();
    else if (success === false) this.#transition('pending', 'failed');
    else this.#apply(response);
  }

  #apply({ signal, consent }: PlatformResponse): void {
    const { state } = this;
    if (signal === 'failed') this.#transition('pending', 'failed');
    else if (signal === 'ready') this.#setState({ ...state, status: 'answered', consent });
    else if (state.status !== 'answered') this.#setState({ ...state, consent });
    else if (signal === 'wait') this.#setState({ ...state, status: 'pending', consent });
  }

  #transition(from: PlatformStatus, to: PlatformStatus): void {
    if (this.state.status === from) this.#setState({ ...this.state, status: to });
  }

  #setState(next: PlatformState): void {
    const { status, consent } = this.state;
    if (JSON.stringify([status, consent]) === JSON.stringify([next.status, next.consent])) return;
    if (next.status !== status) this.#limitAnswer(next.status);
    this.state = next.status === 'answered' ? { ...next, knownAt: this.#options.now() } : next;
    this.#options.onChange();
  }

  /** Each time a platform asks the viewer has its own time limit. */
  #limitAnswer(status: PlatformStatus): void {
    clearTimeout(this.#answerTimer);
    if (status !== 'pending') return;
    this.#answerTimer = after(this.#options.answer, () => this.#transition('pending', 'timed-out'));
  }

  #stop(): void {
    clearInterval(this.#searchTimer);
    for (const timer of [...this.#timers, this.#answerTimer]) clearTimeout(timer);
    this.#removeListener();
  }

  #removeListener(): void {
    if (this.#listenerId === undefined) return;
    try {
      this.#call?.('removeEventListener', this.#listenerId);
    } catch {
      // The platform keeps a listener that no longer has any effect.
    }
    this.#listenerId = undefined;
  }
}
