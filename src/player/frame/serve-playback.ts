import type { Playback } from '../playback/playback.js';
import { AD_EVENTS, MEDIA_EVENTS, PLAYER_EVENTS } from '../playback/player-events.js';
import { ASK, CONNECT, READY } from './frame-messages.js';
import { servePlayerJs } from './serve-player-js.js';
import { servePort, type ServedPort } from './serve-port.js';

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
