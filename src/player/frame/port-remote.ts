import { AwaitedPlays } from './awaited-plays.js';
import { fields } from '../consent/answer-fields.js';
import { floodGate } from './flood-gate.js';
import type { FrameCommand, PlaybackState } from './frame-messages.js';
import type { FrameRemote } from './frame-playback.js';
import { readState } from './playback-state.js';
import { readEvent } from './read-event.js';

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
