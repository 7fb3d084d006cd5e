import type { Playback } from '../playback/playback.js';
import type { EmbedState } from './view.js';

interface Waiting {
  readonly resolve: (playback: Playback) => void;
  readonly reject: (reason: DOMException) => void;
}

/** In these a player may still come. */
const HOPEFUL: readonly EmbedState[] = ['loading', 'facade', 'ready'];

/** Those who wait for a player that is not there yet. */
export class AwaitedPlayback {
  readonly #waiting: Waiting[] = [];

  wait(): Promise<Playback> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  /** Gives them the player, or the reason why there is none to come. */
  settle(playback: Playback | null, state: EmbedState): void {
    if (playback === null && HOPEFUL.includes(state)) return;
    const name = { consent: 'NotAllowedError', destroyed: 'AbortError' }[String(state)];
    for (const { resolve, reject } of this.#waiting.splice(0)) {
      if (playback !== null) resolve(playback);
      else reject(new DOMException('No player.', name ?? 'NotSupportedError'));
    }
  }
}
