import { type Fields, fields } from '../untrusted-fields.js';
import type { Playback } from '../playback/playback.js';
import { timeSpans } from '../playback/time-ranges.js';
import { setState } from './frame-data.js';
import { playerJsText, readPlayerJs } from './player-js.js';

const EVENTS = [
  'ready',
  'play',
  'pause',
  'ended',
  'timeupdate',
  'progress',
  'seeked',
  'error',
] as const;

/** The code of an `error` event: the method is not supported, or any other error. Source: the specification of player.js. */
const METHOD_NOT_SUPPORTED = 2;
const OTHER_ERROR = -1;

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

const OWN_METHODS = ['setLoop', 'getLoop', 'addEventListener', 'removeEventListener'] as const;

/** More than a correct page needs. */
const MAX_LISTENERS = 50;

const loadedSeconds = ({ buffered }: Playback): number => timeSpans(buffered).at(-1)?.[1] ?? 0;

/** The value of an event: seconds for `timeupdate` and `progress`, code and message for `error`. */
const valueOf = (event: Event, playback: Playback): Fields => {
  const { currentTime, duration } = playback;
  if (event.type === 'progress') return { value: { seconds: loadedSeconds(playback), duration } };
  if (event.type === 'timeupdate') return { value: { seconds: currentTime, duration } };
  if (event.type !== 'error') return {};
  const { message } = fields(event);
  return { value: { code: OTHER_ERROR, msg: typeof message === 'string' ? message : '' } };
};

const isName = (listener: unknown): boolean =>
  listener === undefined || (typeof listener === 'string' && listener.length <= 100);

/**
 * The page that controls a player by player.js; messages go to the origin of its last message. Only `ready` is posted
 * without a request, when the player is served, because the client of player.js requests nothing before the frame has
 * loaded, and sends nothing before `ready`.
 */
export class PlayerJsPage {
  readonly #view: Window;
  readonly #playback: Playback;
  #listeners: readonly { readonly event: unknown; readonly listener: unknown }[] = [];
  #origin = '';
  #loops = false;

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

  /** Posts `ready` to any parent: the address is what the parent framed, and every parent may request it. */
  announce(): void {
    this.#post(this.#ready(), '*');
  }

  emit(event: Event): void {
    this.#emit(event.type, valueOf(event, this.#playback));
    if (event.type === 'ended' && this.#loops) this.#restart();
  }

  #emit(type: string, value: Fields): void {
    for (const { event, listener } of this.#listeners)
      if (event === type) this.#post({ event, listener, ...value });
  }

  #call({ method, value, listener }: Fields): void {
    if (method === 'addEventListener') this.#listen(value, listener);
    else if (method === 'removeEventListener') this.#unlisten(value, listener);
    else if (method === 'setLoop') this.#loops = value === true;
    else if (method === 'getLoop') this.#post({ event: method, listener, value: this.#loops });
    else this.#callPlayback({ method, value, listener });
  }

  #callPlayback({ method, value, listener }: Fields): void {
    const call = METHODS.get(method);
    if (call === undefined)
      this.#emit('error', { value: { code: METHOD_NOT_SUPPORTED, msg: 'Method not supported.' } });
    const result = call?.(this.#playback, value);
    if (result !== undefined) this.#post({ event: method, listener, value: result });
  }

  #restart(): void {
    this.#playback.currentTime = 0;
    void this.#playback.play().catch(() => undefined);
  }

  #ready(): Fields {
    const methods = [...METHODS.keys(), ...OWN_METHODS];
    return { event: 'ready', value: { src: this.#view.location.href, events: EVENTS, methods } };
  }

  #listen(event: unknown, listener: unknown): void {
    if (event === 'ready') this.#post({ ...this.#ready(), listener });
    else if (EVENTS.some((name) => name === event) && this.#listeners.length < MAX_LISTENERS) {
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

  #post(message: Fields, origin = this.#origin): void {
    this.#view.parent.postMessage(playerJsText(message), origin);
  }
}
