import type { ReactiveController } from 'lit';
import type { Playback } from '../../../src/player/playback/playback.js';
import { EmbedError } from '../../../src/player/embed-error.js';
import { unplayable } from '../../../src/player/unplayable.js';
import type { EmbedFormat } from '../attribute-values.js';
import type { EmbedState } from '../view.js';

export interface PlayerWaiter {
  readonly isConnected: boolean;
  readonly state: EmbedState;
  readonly error: EmbedError | null;
  readonly format: EmbedFormat;
  addController(controller: ReactiveController): void;
  removeController(controller: ReactiveController): void;
}

/** The states without a player, with the names of their DOMExceptions. */
const REJECTIONS: Readonly<Partial<Record<EmbedState, string>>> = {
  consent: 'NotAllowedError',
  destroyed: 'AbortError',
  error: 'NotSupportedError',
  empty: 'NotSupportedError',
  processing: 'NotSupportedError',
  failed: 'NotSupportedError',
};

/**
 * Resolves to the player of an element once its methods work. Rejects with a DOMException, whose `cause` is the error of the element, when the
 * element changes to a state without a player, or is disconnected; and with EmbedError `not-controllable` once the
 * service's code is shown.
 */
export const whenPlayerReady = (
  element: PlayerWaiter,
  playback: () => Playback | null,
): Promise<Playback> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => unknown): void => {
      element.removeController(waiter);
      settle();
    };
    const fail = (name: string): void => end(() => unplayable(name, element).then(reject));
    const waiter: ReactiveController = {
      hostUpdated: () => {
        const ready = playback();
        const rejection = REJECTIONS[element.state];
        if (ready !== null) end(() => resolve(ready));
        else if (rejection !== undefined) fail(rejection);
        else if (element.state === 'ready' && element.format === 'standard')
          end(() => reject(new EmbedError('not-controllable')));
      },
      // An element that is moved within one task is disconnected only briefly.
      hostDisconnected: () => queueMicrotask(() => element.isConnected || fail('AbortError')),
    };
    element.addController(waiter);
    waiter.hostUpdated?.();
    // It may have left the page while this code was loaded.
    waiter.hostDisconnected?.();
  });
