import { fields } from '../untrusted-fields.js';
import type { AdDetails } from '../playback/ad-details.js';
import type { Playback } from '../playback/playback.js';
import {
  ASK,
  CONNECT,
  type FrameReport,
  type Gone,
  type PlayResult,
  READY,
} from './frame-messages.js';
import { detailsOf, setState, stateOf } from './frame-data.js';
import { AD_EVENTS, MEDIA_EVENTS, PLAYER_EVENTS } from '../playback/player-events.js';
import { servePlayerJs } from './serve-player-js.js';

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

export interface ServePlaybackOptions {
  /** Ends the service. */
  readonly signal: AbortSignal;
  /** The window whose parent is served. Default: this one. */
  readonly view?: Window;
  /**
   * Whether pages of this origin learn the addresses of ad requests (`AdDetails.tag`), which hold
   * what is known of the viewer. Default: only the player's own origin.
   */
  readonly trusts?: (origin: string) => boolean;
}

/** One page may connect more than once; the oldest connection gives way to one too many. */
const MOST_PORTS = 4;

/** Milliseconds between two `timeupdate`s. */
const TIMEUPDATE_PAUSE = 250;

/** The pages that are connected to a player. */
class ServedPorts {
  readonly #ports: ServedPort[] = [];
  #lastTimeupdate = -Infinity;

  add(port: ServedPort): void {
    this.#ports.push(port);
    if (this.#ports.length > MOST_PORTS) this.#ports.shift()?.close();
  }

  readonly tell = (event: Event): void => {
    if (event.type === 'timeupdate') {
      if (event.timeStamp - this.#lastTimeupdate < TIMEUPDATE_PAUSE) return;
      this.#lastTimeupdate = event.timeStamp;
    }
    for (const port of this.#ports) port.tell(event);
  };

  close(): void {
    for (const port of this.#ports.splice(0)) port.close();
  }
}

/** What says to any parent that a player is here, in a document of a random name. */
const announcement = (view: Window): (() => void) => {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('');
  return () => view.parent.postMessage(READY + name, '*');
};

/**
 * Serves a player to the page that holds its frame, by the protocol of `frame-messages.ts`: every
 * parent may drive it, connected up to four times. A parent that speaks player.js is served as well.
 * Does nothing in a page without parent.
 */
export const servePlayback = (
  playback: Playback,
  { signal, view = window, trusts = (origin) => origin === view.origin }: ServePlaybackOptions,
): void => {
  if (view.parent === view || signal.aborted) return;
  const ports = new ServedPorts();
  let ready = announcement(view);
  const end = (): void => ports.close();
  const hear = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
    if (source !== view.parent) return;
    if (data === ASK) ready();
    if (data === CONNECT && port) ports.add(servePort(playback, port, trusts(origin)));
  };
  const restore = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    ready = announcement(view);
    ready();
  };
  for (const name of [...MEDIA_EVENTS, ...PLAYER_EVENTS, ...AD_EVENTS]) {
    playback.addEventListener(name, ports.tell, { signal });
  }
  view.addEventListener('message', hear, { signal });
  view.addEventListener('pagehide', end, { signal });
  view.addEventListener('pageshow', restore, { signal });
  signal.addEventListener('abort', end, { once: true });
  servePlayerJs(playback, view, signal);
  ready();
};
