import { fields } from '../untrusted-fields.js';
import type { FrameCommand, PlaybackState } from './frame-messages.js';
import type { FrameRemote } from './frame-playback.js';
import { readEvent, readState } from './frame-data.js';

/**
 * Lets `limit` messages a second through, and says no to the rest. `timeStamp`: milliseconds, as
 * `Event.timeStamp`.
 */
export const floodGate = (limit: number): ((timeStamp: number) => boolean) => {
  let start = -Infinity;
  let count = 0;
  return (timeStamp) => {
    if (timeStamp - start >= 1000) {
      start = timeStamp;
      count = 0;
    }
    count += 1;
    return count <= limit;
  };
};

/** With what a `play` is rejected when the player is not there any more. */
export const notThere = (): DOMException => new DOMException('No player there.', 'AbortError');

interface AwaitedPlay {
  readonly resolve: () => void;
  readonly reject: (reason: DOMException) => void;
}

const nameOf = (error: unknown): string =>
  typeof error === 'string' && /^[A-Z][A-Za-z]{1,40}$/.test(error) ? error : 'AbortError';

/** The plays that were asked for and are not answered yet, by their ids. */
export class AwaitedPlays {
  readonly #plays = new Map<unknown, AwaitedPlay>();

  add(id: unknown = {}): Promise<void> {
    return new Promise((resolve, reject) => this.#plays.set(id, { resolve, reject }));
  }

  /** `error`: name of a DOMException, or null when it plays. */
  settle(id: unknown, error: unknown): void {
    const play = this.#plays.get(id);
    this.#plays.delete(id);
    if (error === null) play?.resolve();
    else play?.reject(new DOMException('The player did not play.', nameOf(error)));
  }

  settleAll(error: string | null): void {
    for (const id of [...this.#plays.keys()]) this.settle(id, error);
  }

  /** Nobody will answer any more. */
  end(): void {
    this.settleAll('AbortError');
  }
}

/** Far more than any player has; what a frame sends beyond it still sets the state. */
const EVENTS_PER_SECOND = 200;

/** Who hears of a player in a frame. */
export interface RemoteListener {
  /** After each report that was read into the state, with its event if it has one. */
  readonly told: (event: Event | null) => void;
  readonly gone: () => void;
}

/** The player at the other end of a port, which speaks the protocol of `frame-messages.ts`. */
export const portRemote = (
  port: MessagePort,
  state: PlaybackState,
  { told, gone }: RemoteListener,
): FrameRemote => {
  const plays = new AwaitedPlays();
  const passes = floodGate(EVENTS_PER_SECOND);
  let sent = 0;
  const post = (command: FrameCommand['command'], value?: number | boolean): void => {
    sent += 1;
    const message: FrameCommand = { command, id: sent, ...(value === undefined ? {} : { value }) };
    port.postMessage(message);
  };
  port.onmessage = ({ data, timeStamp }) => {
    const { played, error, event, state: reported, handled, details, ...rest } = fields(data);
    if (rest['gone'] === true) gone();
    if (played !== undefined) plays.settle(played, error);
    if (reported === undefined) return;
    readState(state, reported, handled === sent);
    if (passes(timeStamp)) told(readEvent(event, details));
  };
  return {
    play: () => {
      post('play');
      return plays.add(sent);
    },
    send: post,
    close: () => {
      port.onmessage = null;
      port.close();
      plays.end();
    },
  };
};
