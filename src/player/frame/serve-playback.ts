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
import { PlayerJsPage } from './serve-player-js.js';

/** The port of a connected page. */
interface ServedPort {
  /** Sends an event of the player to the page. */
  readonly emit: (event: Event) => void;
  readonly close: () => void;
}

const errorName = (error: unknown): string =>
  error instanceof DOMException ? error.name : 'AbortError';

/** An ad request describes the viewer, so only a trusted page receives its address. */
const visibleAd = (ad: unknown, trusted: boolean): AdDetails | null =>
  ad == null ? null : { ...(ad as AdDetails), ...(trusted ? {} : { tag: null }) };

/** The player's state, with an event if there is one. */
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
    state: { ...state, ad: visibleAd(state.ad, trusted) },
    handled,
    details: 'ad' in details ? { ...details, ad: visibleAd(details['ad'], trusted) } : details,
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

/** Serves the player to one page. `trusted`: the page also receives the addresses of ad requests. */
const servePort = (playback: Playback, port: MessagePort, trusted: boolean): ServedPort => {
  let handled = 0;
  const emit = (event: Event | null): void =>
    port.postMessage(frameReport(playback, event, handled, trusted));
  port.onmessage = ({ data }) => {
    const { command, id, value } = fields(data);
    if (typeof id !== 'number') return;
    handled = id;
    if (command === 'play') void play(playback, id).then((result) => port.postMessage(result));
    else if (command === 'pause') playback.pause();
    else if (command === 'skipAd') playback.skipAd();
    else setState(playback, command, value);
    emit(null);
  };
  emit(null);
  return {
    emit,
    close: () => {
      port.onmessage = null;
      port.postMessage({ gone: true } satisfies Gone);
      port.close();
    },
  };
};

export interface ServePlaybackOptions {
  /** Ends all connections. */
  readonly signal: AbortSignal;
  /** The window whose parent is served. Default: this one. */
  readonly view?: Window;
  /**
   * Whether pages of this origin receive the addresses of ad requests (`AdDetails.tag`), which
   * describe the viewer. Default: only the player's own origin.
   */
  readonly trusts?: (origin: string) => boolean;
}

/** A page may connect more than once; beyond the maximum the oldest connection is closed. */
const MAX_PORTS = 4;

const TIMEUPDATE_INTERVAL_MS = 250;

/** The pages that are connected to a player. */
class ServedPorts {
  readonly #ports: ServedPort[] = [];

  add(port: ServedPort): void {
    this.#ports.push(port);
    if (this.#ports.length > MAX_PORTS) this.#ports.shift()?.close();
  }

  emit(event: Event): void {
    for (const port of this.#ports) port.emit(event);
  }

  close(): void {
    for (const port of this.#ports.splice(0)) port.close();
  }
}

/** Announces the player to any parent, with a random name of its document. */
const announcement = (view: Window): (() => void) => {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('');
  return () => view.parent.postMessage(READY + name, '*');
};

/**
 * Lets the page around a frame control the frame's player, by the protocol of `frame-messages.ts` and
 * by player.js. Every parent may control it, with up to four connections. Does nothing in a page
 * without a parent.
 */
export const servePlayback = (
  playback: Playback,
  { signal, view = window, trusts = (origin) => origin === view.origin }: ServePlaybackOptions,
): void => {
  if (view.parent === view || signal.aborted) return;
  const ports = new ServedPorts();
  const playerJs = new PlayerJsPage(view, playback);
  let ready = announcement(view);
  const end = (): void => ports.close();
  let lastTimeupdate = -Infinity;
  const emit = (event: Event): void => {
    if (event.type === 'timeupdate') {
      if (event.timeStamp - lastTimeupdate < TIMEUPDATE_INTERVAL_MS) return;
      lastTimeupdate = event.timeStamp;
    }
    ports.emit(event);
    playerJs.emit(event);
  };
  const onMessage = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
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
    playback.addEventListener(name, emit, { signal });
  }
  view.addEventListener('message', onMessage, { signal });
  view.addEventListener('message', playerJs.onMessage, { signal });
  view.addEventListener('pagehide', end, { signal });
  view.addEventListener('pageshow', restore, { signal });
  signal.addEventListener('abort', end, { once: true });
  ready();
};
