import type { Consent } from '../../viewer.js';
import {
  type ConsentApi,
  type ConsentApiResponse,
  findConsentApi,
  type ConsentApiCall,
} from './consent-api.js';
import type { ConsentApiStatus, ConsentTimeouts } from './consent-reading.js';

export interface ConsentApiState {
  readonly status: ConsentApiStatus;
  /** The choices in the responses; provisional until `answered`. */
  readonly consent: Consent;
  /** When the choices last changed, in milliseconds since 1970. */
  readonly knownAt?: number;
}

export interface ConsentApiWatchOptions extends Omit<ConsentTimeouts, 'usp'> {
  readonly own: Window;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onChange: () => void;
}

/** No event is fired when a CMP loads. */
const SEARCH_INTERVAL_MS = 50;

/** About 25 days. Timers with a longer delay fire at once instead. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Starts a timer and returns its id, or 0 when the delay is longer than a timer's maximum. */
const after = (milliseconds: number, action: () => void): number =>
  milliseconds <= MAX_TIMER_MS ? setTimeout(action, milliseconds) : 0;

/** Finds one CMP, calls it, and follows its responses until the signal aborts. */
export class ConsentApiWatch {
  state: ConsentApiState = { status: 'searching', consent: {} };
  readonly #api: ConsentApi;
  readonly #options: ConsentApiWatchOptions;
  readonly #timers: number[] = [];
  #searchTimer: number | undefined;
  #answerTimer: number | undefined;
  #call: ConsentApiCall | undefined;
  #listenerId: ConsentApiResponse['listenerId'];

  constructor(api: ConsentApi, options: ConsentApiWatchOptions) {
    this.#api = api;
    this.#options = options;
  }

  /** Starts the search. Call it once. */
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
    this.#call = findConsentApi(this.#api, own, signal);
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
    let response: ConsentApiResponse;
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

  #apply({ signal, consent }: ConsentApiResponse): void {
    const { state } = this;
    if (signal === 'failed') this.#transition('pending', 'failed');
    else if (signal === 'ready') this.#setState({ ...state, status: 'answered', consent });
    else if (state.status !== 'answered') this.#setState({ ...state, consent });
    else if (signal === 'wait') this.#setState({ ...state, status: 'pending', consent });
  }

  #transition(from: ConsentApiStatus, to: ConsentApiStatus): void {
    if (this.state.status === from) this.#setState({ ...this.state, status: to });
  }

  #setState(next: ConsentApiState): void {
    const { status, consent } = this.state;
    if (JSON.stringify([status, consent]) === JSON.stringify([next.status, next.consent])) return;
    if (next.status !== status) this.#limitAnswer(next.status);
    this.state = next.status === 'answered' ? { ...next, knownAt: this.#options.now() } : next;
    this.#options.onChange();
  }

  /** Each request for the viewer's choices has its own time limit. */
  #limitAnswer(status: ConsentApiStatus): void {
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
      // The CMP keeps a listener that no longer has any effect.
    }
    this.#listenerId = undefined;
  }
}
