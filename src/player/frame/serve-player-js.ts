import type { Fields } from '../untrusted-fields.js';
import type { Playback } from '../playback/playback.js';
import { setState } from './frame-data.js';
import { playerJsText, readPlayerJs } from './player-js.js';

const EVENTS = ['ready', 'play', 'pause', 'ended', 'timeupdate', 'seeked'] as const;

type Method = (playback: Playback, value: unknown) => unknown;

const METHODS: ReadonlyMap<unknown, Method> = new Map<string, Method>([
  ['play', (playback) => void playback.play().catch(() => undefined)],
  ['pause', (playback) => playback.pause()],
  ['getPaused', ({ paused }) => paused],
  ['mute', (playback) => setState(playback, 'muted', true)],
  ['unmute', (playback) => setState(playback, 'muted', false)],
  ['getMuted', ({ muted }) => muted],
  ['setVolume', (playback, value) => setState(playback, 'volume', Number(value) / 100)],
  ['getVolume', ({ volume }) => volume * 100],
  ['getDuration', ({ duration }) => duration],
  ['setCurrentTime', (playback, value) => setState(playback, 'currentTime', value)],
  ['getCurrentTime', ({ currentTime }) => currentTime],
]);

/** Pages that listen more often have lost count of it. */
const MOST_LISTENERS = 50;

/** Milliseconds between two `timeupdate`s. */
const TIMEUPDATE_PAUSE = 250;

const valueOf = (event: string, { currentTime, duration }: Playback): Fields =>
  event === 'timeupdate' ? { value: { seconds: currentTime, duration } } : {};

const isName = (listener: unknown): boolean =>
  listener === undefined || (typeof listener === 'string' && listener.length <= 100);

interface Listener {
  readonly event: unknown;
  readonly listener: unknown;
}

/** The page that drives a player by player.js; it is answered at the origin from which it spoke last. */
class PlayerJsPage {
  readonly #view: Window;
  readonly #playback: Playback;
  #listeners: readonly Listener[] = [];
  #origin = '';
  #lastTimeupdate = -Infinity;

  constructor(view: Window, playback: Playback) {
    this.#view = view;
    this.#playback = playback;
  }

  readonly hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    // A page of an opaque origin cannot be named, and what it is told anyone could read.
    if (source !== this.#view.parent || origin === 'null') return;
    const message = readPlayerJs(data);
    if (message === null || !isName(message['listener'])) return;
    this.#origin = origin;
    this.#do(message);
  };

  readonly tell = ({ type, timeStamp }: Event): void => {
    if (type === 'timeupdate') {
      if (timeStamp - this.#lastTimeupdate < TIMEUPDATE_PAUSE) return;
      this.#lastTimeupdate = timeStamp;
    }
    for (const { event, listener } of this.#listeners) {
      if (event === type) this.#post({ event, listener, ...valueOf(type, this.#playback) });
    }
  };

  #do({ method, value, listener }: Fields): void {
    if (method === 'addEventListener') this.#listen(value, listener);
    else if (method === 'removeEventListener') this.#forget(value, listener);
    else {
      const answer = METHODS.get(method)?.(this.#playback, value);
      if (answer !== undefined) this.#post({ event: method, listener, value: answer });
    }
  }

  #listen(event: unknown, listener: unknown): void {
    if (event === 'ready') {
      const src = this.#view.location.href;
      this.#post({ event, listener, value: { src, events: EVENTS, methods: [...METHODS.keys()] } });
    } else if (EVENTS.some((name) => name === event) && this.#listeners.length < MOST_LISTENERS) {
      this.#forget(event, listener ?? null);
      this.#listeners = [...this.#listeners, { event, listener }];
    }
  }

  /** Without a listener's name: all of the event. */
  #forget(event: unknown, listener: unknown): void {
    this.#listeners = this.#listeners.filter(
      (known) => known.event !== event || (listener !== undefined && known.listener !== listener),
    );
  }

  #post(message: Fields): void {
    this.#view.parent.postMessage(playerJsText(message), this.#origin);
  }
}

/** Lets the page that holds the frame drive the player by player.js as well; see `player-js.ts`. */
export const servePlayerJs = (playback: Playback, view: Window, signal: AbortSignal): void => {
  const page = new PlayerJsPage(view, playback);
  view.addEventListener('message', page.hear, { signal });
  for (const name of EVENTS) playback.addEventListener(name, page.tell, { signal });
};
