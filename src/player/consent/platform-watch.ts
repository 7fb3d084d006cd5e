import type { Consent } from '../../viewer.js';
import type { ConsentApi, Facts, PlatformCall } from './consent-api.js';
import { findPlatform } from './find-platform.js';

/**
 * How far a consent platform has come:
 * - `searching`: not found yet (no reading of the whole says this);
 * - `absent`: there was none in time; one that comes later is still asked;
 * - `asked`: found, and has not answered, or asks the viewer anew;
 * - `answered`: the viewer's choices are known;
 * - `timed-out`: found, and did not answer in time; what it says later is still heard;
 * - `failed`: its function threw, or it said that it cannot answer.
 */
export type PlatformStatus = 'searching' | 'absent' | 'asked' | 'answered' | 'timed-out' | 'failed';

export interface PlatformState {
  readonly status: PlatformStatus;
  /** What it said, as far as it did: before it has `answered`, only provisional. */
  readonly consent: Consent;
  /** When it last answered something new, in milliseconds since 1970. */
  readonly knownAt?: number;
}

export interface PlatformSurroundings {
  readonly own: Window;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Milliseconds from the start after which a platform that was not found is absent. */
  readonly appear: number;
  /** Milliseconds from the question after which one that has not answered is timed out. */
  readonly answer: number;
  /** Milliseconds from the start after which a platform is no longer looked for. */
  readonly search: number;
  readonly changed: () => void;
}

/** Milliseconds between two looks for a platform. Nothing tells when a page gets one. */
const LOOK_EVERY = 50;

/** Timers cannot count further than this, about 25 days, and fire at once instead. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Starts a timer, unless it is to wait for good; gives its id, or 0. */
const after = (milliseconds: number, action: () => void): number =>
  milliseconds <= LONGEST_TIMER ? setTimeout(action, milliseconds) : 0;

/** Finds one consent platform, asks it, and follows what it says until the signal. */
export class PlatformWatch {
  state: PlatformState = { status: 'searching', consent: {} };
  readonly #api: ConsentApi;
  readonly #around: PlatformSurroundings;
  readonly #timers: number[] = [];
  #looking: number | undefined;
  #patience: number | undefined;
  #call: PlatformCall | undefined;
  #listenerId: Facts['listenerId'];

  constructor(api: ConsentApi, around: PlatformSurroundings) {
    this.#api = api;
    this.#around = around;
  }

  /** Starts; to be called once. */
  start(): void {
    const { signal, appear, search } = this.#around;
    signal.addEventListener('abort', () => this.#stop(), { once: true });
    this.#looking = setInterval(() => this.#look(), LOOK_EVERY);
    this.#timers.push(
      after(search, () => clearInterval(this.#looking)),
      after(appear, () => this.#leave('searching', 'absent')),
    );
    this.#look();
  }

  #look(): void {
    const { own, signal } = this.#around;
    this.#call = findPlatform(this.#api, own, signal);
    if (this.#call === undefined) return;
    clearInterval(this.#looking);
    this.#become({ ...this.state, status: 'asked' });
    try {
      for (const command of this.#api.commands) {
        this.#call(command, undefined, (value, success) => this.#hear(value, success));
      }
    } catch {
      this.#leave('asked', 'failed');
    }
  }

  #hear(value: unknown, success: unknown): void {
    let facts: Facts;
    try {
      facts = this.#api.read(value);
    } catch {
      return;
    }
    this.#listenerId = facts.listenerId ?? this.#listenerId;
    if (this.#around.signal.aborted) this.#removeListener();
    else if (success === false) this.#leave('asked', 'failed');
    else this.#take(facts);
  }

  #take({ signal, consent }: Facts): void {
    const { state } = this;
    if (signal === 'failed') this.#leave('asked', 'failed');
    else if (signal === 'ready') this.#become({ ...state, status: 'answered', consent });
    else if (state.status !== 'answered') this.#become({ ...state, consent });
    else if (signal === 'wait') this.#become({ ...state, status: 'asked', consent });
  }

  #leave(from: PlatformStatus, to: PlatformStatus): void {
    if (this.state.status === from) this.#become({ ...this.state, status: to });
  }

  #become(next: PlatformState): void {
    const { status, consent } = this.state;
    if (JSON.stringify([status, consent]) === JSON.stringify([next.status, next.consent])) return;
    if (next.status !== status) this.#wait(next.status);
    this.state = next.status === 'answered' ? { ...next, knownAt: this.#around.now() } : next;
    this.#around.changed();
  }

  /** However often a platform asks the viewer, each time is bounded. */
  #wait(status: PlatformStatus): void {
    clearTimeout(this.#patience);
    if (status !== 'asked') return;
    this.#patience = after(this.#around.answer, () => this.#leave('asked', 'timed-out'));
  }

  #stop(): void {
    clearInterval(this.#looking);
    for (const timer of [...this.#timers, this.#patience]) clearTimeout(timer);
    this.#removeListener();
  }

  #removeListener(): void {
    if (this.#listenerId === undefined) return;
    try {
      this.#call?.('removeEventListener', this.#listenerId);
    } catch {
      // It is the platform's own listener that stays behind: nothing here hears it any more.
    }
    this.#listenerId = undefined;
  }
}
