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

/** More than a correct page needs. */
const MAX_LISTENERS = 50;

const valueOf = (event: string, { currentTime, duration }: Playback): Fields =>
  event === 'timeupdate' ? { value: { seconds: currentTime, duration } } : {};

const isName = (listener: unknown): boolean =>
  listener === undefined || (typeof listener === 'string' && listener.length <= 100);

interface Listener {
  readonly event: unknown;
  readonly listener: unknown;
}

/** The page that controls a player by player.js; messages go to the origin of its last message. */
export class PlayerJsPage {
  readonly #view: Window;
  readonly #playback: Playback;
  #listeners: readonly Listener[] = [];
  #origin = '';

  constructor(view: Window, playback: Playback) {
    this.#view = view;
    this.#playback = playback;
  }

  readonly onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
    // Messages to an opaque origin could be read by any window.
    if (source !== this.#view.parent || origin === 'null') return;
    const message = readPlayerJs(data);
    if (message === null || !isName(message['listener'])) return;
    this.#origin = origin;
    this.#call(message);
  };

  emit({ type }: Event): void {
    for (const { event, listener } of this.#listeners) {
      if (event === type) this.#post({ event, listener, ...valueOf(type, this.#playback) });
    }
  }

  #call({ method, value, listener }: Fields): void {
    if (method === 'addEventListener') this.#listen(value, listener);
    else if (method === 'removeEventListener') this.#unlisten(value, listener);
    else {
      const result = METHODS.get(method)?.(this.#playback, value);
      if (result !== undefined) this.#post({ event: method, listener, value: result });
    }
  }

  #listen(event: unknown, listener: unknown): void {
    if (event === 'ready') {
      const src = this.#view.location.href;
      this.#post({ event, listener, value: { src, events: EVENTS, methods: [...METHODS.keys()] } });
    } else if (EVENTS.some((name) => name === event) && this.#listeners.length < MAX_LISTENERS) {
      this.#unlisten(event, listener ?? null);
      this.#listeners = [...this.#listeners, { event, listener }];
    }
  }

  /** Without a listener's name, all listeners of the event are removed. */
  #unlisten(event: unknown, listener: unknown): void {
    this.#listeners = this.#listeners.filter(
      (known) => known.event !== event || (listener !== undefined && known.listener !== listener),
    );
  }

  #post(message: Fields): void {
    this.#view.parent.postMessage(playerJsText(message), this.#origin);
  }
}
