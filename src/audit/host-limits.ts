import { setTimeout } from 'node:timers/promises';
import { parseRetryAfter } from '../api/transport/retry-policy.js';
import type { Send, SentResponse } from '../vast/inspect/media-request.js';

/** A longer pause ends the requests to its host. */
const MAX_PAUSE_MS = 120_000;

/** When the next request may be sent to each host. */
export class HostLimits {
  readonly #intervalMs: number;
  readonly #nextAt = new Map<string, number>();

  constructor(requestsPerSecond: number) {
    this.#intervalMs = 1000 / requestsPerSecond;
  }

  /** Resolves when it is the turn of a request, or with false if its host asked for a longer pause. Rejects if the signal aborts. */
  async turn(host: string, signal: AbortSignal): Promise<boolean> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt.get(host) ?? 0);
    if (at - now > MAX_PAUSE_MS) return false;
    this.#nextAt.set(host, at + this.#intervalMs);
    if (at > now) await setTimeout(at - now, undefined, { signal });
    signal.throwIfAborted();
    return true;
  }

  pause(host: string, milliseconds: number): void {
    const until = performance.now() + milliseconds;
    this.#nextAt.set(host, Math.max(until, this.#nextAt.get(host) ?? 0));
  }
}

/** Milliseconds that a response asks to wait; null if it does not. */
const pauseOf = ({ status, headers }: SentResponse): number | null =>
  status === 429 || status === 503 ? parseRetryAfter(headers.get('retry-after'), Date.now()) : null;

/** The requests of one ad tag. */
export interface TagRequests {
  /** Stands still while one of them waits for its turn. */
  readonly deadline: { readonly pause: () => void; readonly start: () => unknown };
  /** How long they have waited. */
  waitedMs: number;
  /** Whether one was not sent, or its answer does not count. */
  isPaused: boolean;
}

/** Sends each request in its turn, and once more after the pause that a response asks for. */
export const limitedSend =
  (send: Send, limits: HostLimits, requests?: TagRequests, isTimed = true): Send =>
  async (address, init) => {
    const { host } = new URL(address);
    const setPaused = (): void => {
      if (requests !== undefined) requests.isPaused = true;
    };
    for (let isRepeated = false; ; isRepeated = true) {
      const since = performance.now();
      requests?.deadline.pause();
      if (!(await limits.turn(host, init.signal))) {
        setPaused();
        throw new Error(`${host} asked for a longer pause.`);
      }
      if (requests !== undefined) requests.waitedMs += performance.now() - since;
      if (isTimed) requests?.deadline.start();
      const response = await send(address, init);
      const waitMs = pauseOf(response);
      if (waitMs === null) return response;
      limits.pause(host, waitMs);
      if (waitMs > MAX_PAUSE_MS) setPaused();
      if (isRepeated || waitMs > MAX_PAUSE_MS) return response;
      await response.body?.cancel();
    }
  };
