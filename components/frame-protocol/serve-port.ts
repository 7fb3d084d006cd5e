import { fields } from '../browser/answer-fields.js';
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

/** Serves the player to one page. `trusted`: it also learns the addresses of ad requests. */
export const servePort = (playback: Playback, port: MessagePort, trusted: boolean): ServedPort => {
  let handled = 0;
  const report = (event: Event | null): void => {
    const state = stateOf(playback);
    const details = event === null ? {} : detailsOf(event);
    const message: FrameReport = {
      event: event?.type ?? null,
      state: { ...state, ad: shownAd(state.ad, trusted) },
      handled,
      details: 'ad' in details ? { ...details, ad: shownAd(details['ad'], trusted) } : details,
    };
    port.postMessage(message);
  };
  const play = (id: number): void => {
    const told = (error: string | null): void =>
      port.postMessage({ played: id, error } satisfies PlayResult);
    playback.play().then(
      () => told(null),
      (error: unknown) => told(errorName(error)),
    );
  };
  port.onmessage = ({ data }) => {
    const { command, id, value } = fields(data);
    if (typeof id !== 'number') return;
    handled = id;
    if (command === 'play') play(id);
    else if (command === 'pause') playback.pause();
    else if (command === 'skipAd') playback.skipAd();
    else setState(playback, command, value);
    report(null);
  };
  report(null);
  return {
    tell: report,
    close: () => {
      port.onmessage = null;
      port.postMessage({ gone: true } satisfies Gone);
      port.close();
    },
  };
};
