import { type EmbedError, embedErrorOf } from '../embed-source/embed-error.js';
import type { Playback } from '../playback/playback.js';
import type { Embed } from '../../src/schema/embed.js';
import type { EmbedFormat } from './format.js';
import { lazyPart } from './lazy-parts.js';
import type { PlayerOrder, RunningPlayer } from './running/player-order.js';

/** What an element asks for; the session itself wants to be told of the rest. */
export type SessionOrder = Omit<PlayerOrder, 'connected' | 'loaded'>;

/** One player, from the first byte of its code to its end. */
export class PlayerSession {
  running: RunningPlayer | null = null;
  /** Null while its methods do not work yet. */
  playback: Playback | null = null;
  /** Why it could not start, or null. */
  error: EmbedError | null = null;
  /** Whether it covers the poster. */
  isLoaded = false;
  readonly #order: PlayerOrder;
  readonly #changed: () => void;
  readonly #ended = new AbortController();

  /** Starts at once; `changed` is called when anything is different, until the end. */
  constructor(order: SessionOrder, changed: () => void) {
    this.#changed = changed;
    this.#order = {
      ...order,
      connected: (playback) => {
        this.playback = playback;
        changed();
      },
      loaded: () => {
        this.isLoaded = true;
        order.host.dispatchEvent(new Event('load'));
        changed();
      },
    };
    void this.#start();
  }

  /** Whether it plays this, so that nothing has to start anew. */
  shows(embed: Embed | null, format: EmbedFormat, label: string): boolean {
    const own = this.#order;
    return own.embed === embed && own.format === format && own.label === label;
  }

  end(): void {
    this.#ended.abort();
  }

  async #start(): Promise<void> {
    const { signal } = this.#ended;
    try {
      const { startPlayer } = await lazyPart('player');
      if (!signal.aborted) this.running = await startPlayer(this.#order, signal);
    } catch (cause) {
      this.error = embedErrorOf(cause);
    }
    if (!signal.aborted) this.#changed();
  }
}
