import { type Fields, fields } from '../untrusted-fields.js';
import { type MediaEventName, playerEvent } from '../playback/player-events.js';
import type { PlaybackState } from './frame-messages.js';
import { type FrameRemote, PendingPlays, type RemoteListener } from './frame-remote.js';
import { readState } from './frame-data.js';
import { playerJsText } from './player-js.js';

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'error'];
const GETTERS = ['getPaused', 'getMuted', 'getVolume', 'getDuration', 'getCurrentTime'];

/** The state that an event of player.js implies, and the corresponding events of a media element. */
const EVENT_MEANINGS: ReadonlyMap<
  unknown,
  readonly [state: Partial<PlaybackState>, events: readonly MediaEventName[]]
> = new Map<unknown, [Partial<PlaybackState>, MediaEventName[]]>([
  ['play', [{ paused: false, ended: false }, ['play', 'playing']]],
  ['pause', [{ paused: true }, ['pause']]],
  ['ended', [{ paused: true, ended: true }, ['ended']]],
  ['timeupdate', [{}, ['timeupdate']]],
  ['seeked', [{}, ['seeked']]],
]);

/** The state in a response or a `timeupdate`. */
const REPORTED_STATES = new Map<unknown, (value: unknown) => Fields>([
  ['getPaused', (paused) => ({ paused })],
  ['getMuted', (muted) => ({ muted })],
  ['getVolume', (value) => ({ volume: typeof value === 'number' ? value / 100 : undefined })],
  ['getDuration', (duration) => ({ duration })],
  ['getCurrentTime', (currentTime) => ({ currentTime })],
  [
    'timeupdate',
    (value) => {
      const { seconds, duration } = fields(value);
      return { currentTime: seconds, duration };
    },
  ],
]);

const CALLS = new Map<string, (value: unknown) => Fields>([
  ['pause', () => ({ method: 'pause' })],
  ['muted', (value) => ({ method: value === true ? 'mute' : 'unmute' })],
  ['volume', (value) => ({ method: 'setVolume', value: Number(value) * 100 })],
  ['currentTime', (value) => ({ method: 'setCurrentTime', value })],
]);

/**
 * A remote for a player in a frame that supports player.js. `play` resolves with the next `play`
 * event, because player.js does not report whether the browser refused to start. There are no ads,
 * and the sound is as it was last set.
 */
export class PlayerJsRemote implements FrameRemote {
  readonly #post: (text: string) => void;
  readonly #state: PlaybackState;
  readonly #onReport: RemoteListener['onReport'];
  readonly #plays = new PendingPlays();

  constructor(post: (text: string) => void, state: PlaybackState, { onReport }: RemoteListener) {
    this.#post = post;
    this.#state = state;
    this.#onReport = onReport;
  }

  /** Requests all events and the state; called again when the player may be a new one. */
  listen(): void {
    for (const value of EVENTS) this.#call({ method: 'addEventListener', value, listener: value });
    for (const method of GETTERS) this.#call({ method, listener: method });
  }

  receive({ event, value }: Fields): void {
    const { duration, paused } = this.#state;
    const [known, names] = EVENT_MEANINGS.get(event) ?? [{}, []];
    readState(this.#state, { ...REPORTED_STATES.get(event)?.(value), ...known }, true);
    if (event === 'play') this.#plays.settleAll(null);
    if (event === 'error') this.#plays.settleAll('NotSupportedError');
    if (event === 'getPaused' && paused !== this.#state.paused)
      this.#emit(paused ? 'play' : 'pause');
    if (!Object.is(duration, this.#state.duration)) {
      if (Number.isNaN(duration)) this.#emit('loadedmetadata');
      this.#emit('durationchange');
    }
    for (const name of names) this.#emit(name);
  }

  play(): Promise<void> {
    this.#call({ method: 'play' });
    return this.#state.paused ? this.#plays.add() : Promise.resolve();
  }

  send(command: Parameters<FrameRemote['send']>[0], value?: number | boolean): void {
    const message = CALLS.get(command)?.(value);
    if (message === undefined) return;
    this.#call(message);
    if (command === 'pause') return;
    queueMicrotask(() => this.#emit(command === 'currentTime' ? 'seeking' : 'volumechange'));
  }

  close(): void {
    this.#plays.settleAll('AbortError');
  }

  #call(message: Fields): void {
    this.#post(playerJsText(message));
  }

  #emit(name: MediaEventName): void {
    this.#onReport(playerEvent(name));
  }
}
