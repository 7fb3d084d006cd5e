import type { ReactiveController } from 'lit';
import type { Playback } from '../../../src/player/playback/playback.js';
import type { EmbedState } from '../view.js';

/** What is watched for a player to come. */
export interface Expecting {
  readonly isConnected: boolean;
  readonly state: EmbedState;
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
}

/** Why there is none to come, by the state that says so. */
const REASONS: Readonly<Partial<Record<EmbedState, string>>> = {
  consent: 'NotAllowedError',
  destroyed: 'AbortError',
  error: 'NotSupportedError',
  empty: 'NotSupportedError',
  processing: 'NotSupportedError',
  failed: 'NotSupportedError',
};

/**
 * The player of an element, when its methods work. Rejects with a DOMException when the element
 * comes into a state without one, or leaves the page.
 */
export const playerArrival = (
  element: Expecting,
  playback: () => Playback | null,
): Promise<Playback> =>
  new Promise((resolve, reject) => {
    const fail = (reason: string): void => {
      element.removeController(watch);
      reject(new DOMException('No player.', reason));
    };
    const watch: ReactiveController = {
      hostUpdated: () => {
        const arrived = playback();
        const reason = REASONS[element.state];
        if (arrived !== null) {
          element.removeController(watch);
          resolve(arrived);
        } else if (reason !== undefined) fail(reason);
      },
      // A move within one task disconnects too.
      hostDisconnected: () => queueMicrotask(() => element.isConnected || fail('AbortError')),
    };
    element.addController(watch);
    watch.hostUpdated?.();
  });
