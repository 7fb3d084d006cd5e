import { type Fields, fields } from '../untrusted-fields.js';
import type { AdBreakReply, AdOffer, FrameCommand, PlaybackState } from './frame-messages.js';
import { readEvent, readState } from './frame-data.js';
import { type FrameAds, ReportQueue } from './report-queue.js';

/** A remote control of a player in a frame, for any protocol. */
export interface FrameRemote {
  /** Resolves and rejects like the player's own `play`. */
  play(): Promise<void>;
  send(command: Exclude<FrameCommand['command'], 'play'>, value?: number | boolean): void;
  /** Rejects pending plays; no events follow. */
  close(): void;
}

/** Returns true for `limit` messages per second, else false. `timeStamp`: that of the event, in milliseconds. */
export const rateLimit = (limit: number): ((timeStamp: number) => boolean) => {
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

export const noPlayerError = (): DOMException =>
  new DOMException('The frame has no player.', 'AbortError');

interface PendingPlay {
  readonly resolve: () => void;
  readonly reject: (reason: DOMException) => void;
}

const nameOf = (error: unknown): string =>
  typeof error === 'string' && /^[A-Z][A-Za-z]{1,40}$/.test(error) ? error : 'AbortError';

export class PendingPlays {
  readonly #plays = new Map<unknown, PendingPlay>();

  add(id: unknown = {}): Promise<void> {
    return new Promise((resolve, reject) => this.#plays.set(id, { resolve, reject }));
  }

  /** `error`: name of a DOMException, or null if the player plays. */
  settle(id: unknown, error: unknown): void {
    const play = this.#plays.get(id);
    this.#plays.delete(id);
    if (error === null) play?.resolve();
    else play?.reject(new DOMException('The player did not play.', nameOf(error)));
  }

  settleAll(error: string | null): void {
    for (const id of [...this.#plays.keys()]) this.settle(id, error);
  }
}

/** More than any player emits. Further reports still set the state, except its ad. */
const MAX_EVENTS_PER_SECOND = 200;

export interface RemoteListener {
  /** Called after each report was read into the state, with its event if it has one. */
  readonly onReport: (event: Event | null) => void;
  readonly onGone: () => void;
  /** Loads the code for ads; resolves with null if that fails. */
  readonly loadAds: () => Promise<FrameAds | null>;
}

const isAdEvent = (event: unknown): boolean => typeof event === 'string' && event.startsWith('ad');

interface ReportTarget {
  readonly port: MessagePort;
  readonly state: PlaybackState;
  readonly onReport: RemoteListener['onReport'];
}

/** Reads the ad and the event of a report; `ads` is null if their code is not loaded. */
const receiveReport = (
  { event, details, adBreak, state: reported }: Fields,
  { port, state, onReport }: ReportTarget,
  ads: FrameAds | null,
): void => {
  const { ad } = fields(reported);
  if (ad !== undefined) state.ad = ads?.readAd(ad) ?? null;
  if (!isAdEvent(event)) onReport(readEvent(event, details));
  else if (ads !== null) ads.receive({ event, details, adBreak }, port);
  else if (typeof adBreak === 'number')
    port.postMessage({ adBreak, response: null } satisfies AdBreakReply);
};

/** A remote for the player at the other end of a port, by the protocol of `frame-messages.ts`. */
export const portRemote = (
  port: MessagePort,
  state: PlaybackState,
  { onReport, onGone, loadAds }: RemoteListener,
): FrameRemote => {
  const plays = new PendingPlays();
  const target = { port, state, onReport };
  const queue = new ReportQueue(loadAds);
  const isAllowed = rateLimit(MAX_EVENTS_PER_SECOND);
  let sent = 0;
  const post = (command: FrameCommand['command'], value?: number | boolean): void => {
    sent += 1;
    const message: FrameCommand = { command, id: sent, ...(value === undefined ? {} : { value }) };
    port.postMessage(message);
  };
  port.onmessage = ({ data, timeStamp }) => {
    const report = fields(data);
    const { played, error, event, state: reported } = report;
    if (report['gone'] === true) onGone();
    if (played !== undefined) plays.settle(played, error);
    if (reported === undefined) return;
    readState(state, reported, report['handled'] === sent);
    const isAboutAds = isAdEvent(event) || fields(reported)['ad'] != null;
    if (isAllowed(timeStamp)) queue.add((ads) => receiveReport(report, target, ads), isAboutAds);
  };
  port.postMessage({ offersAds: true } satisfies AdOffer);
  return {
    play: () => {
      post('play');
      return plays.add(sent);
    },
    send: post,
    close: () => {
      port.onmessage = null;
      port.close();
      queue.clear();
      plays.settleAll('AbortError');
    },
  };
};
