import { fields } from '../consent/answer-fields.js';
import type { AdDetails } from '../playback/ad-details.js';
import type { Playback } from '../playback/playback.js';
import type { FrameReport, Gone, PlayResult } from './frame-messages.js';
import { setState, stateOf } from './playback-state.js';
import { detailsOf } from './read-event.js';

/** A port at whose other end a page is. */
export interface ServedPort {
  /** Tells the page an event of the player. */
  readonly tell: (event: Event) => void;
  readonly close: () => void;
}

const errorName = (error: unknown): string =>
  error instanceof DOMException ? error.name : 'AbortError';

/** An ad request says who watches: of the address only a trusted page learns. */
const shownAd = (ad: unknown, trusted: boolean): AdDetails | null =>
  ad == null ? null : { ...(ad as AdDetails), ...(trusted ? {} : { tag: null }) };

/** What the page is told of the player's state, and of an event if there is one. */
const frameReport = (
  playback: Playback,
  event: Event | null,
  handled: number,
  trusted: boolean,
): FrameReport => {
  const state = stateOf(playback);
  const details = event === null ? {} : detailsOf(event);
  return {
    event: event?.type ?? null,
    state: { ...state, ad: shownAd(state.ad, trusted) },
    handled,
    details: 'ad' in details ? { ...details, ad: shownAd(details['ad'], trusted) } : details,
  };
};

const play = async (playback: Playback, id: number): Promise<PlayResult> => {
  try {
    await playback.play();
    return { played: id, error: null };
  } catch (error) {
    return { played: id, error: errorName(error) };
  }
};

/** Serves the player to one page. `trusted`: it also learns the addresses of ad requests. */
export const servePort = (playback: Playback, port: MessagePort, trusted: boolean): ServedPort => {
  let handled = 0;
  const tell = (event: Event | null): void =>
    port.postMessage(frameReport(playback, event, handled, trusted));
  port.onmessage = ({ data }) => {
    const { command, id, value } = fields(data);
    if (typeof id !== 'number') return;
    handled = id;
    if (command === 'play') void play(playback, id).then((result) => port.postMessage(result));
    else if (command === 'pause') playback.pause();
    else if (command === 'skipAd') playback.skipAd();
    else setState(playback, command, value);
    tell(null);
  };
  tell(null);
  return {
    tell,
    close: () => {
      port.onmessage = null;
      port.postMessage({ gone: true } satisfies Gone);
      port.close();
    },
  };
};
