import { type Fields, fields } from '../untrusted-fields.js';
import { type MediaEventName, playerEvent } from '../playback/player-events.js';
import type { PlaybackState } from './frame-messages.js';
import { AwaitedPlays, type RemoteListener } from './frame-remote.js';
import type { FrameRemote } from './frame-playback.js';
import { readState } from './frame-data.js';
import { playerJsText } from './player-js.js';

const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'error'];
const GETTERS = ['getPaused', 'getMuted', 'getVolume', 'getDuration', 'getCurrentTime'];

/** What an event of player.js says of the state, and the events that a media element has for it. */
const MEANINGS: ReadonlyMap<
  unknown,
  readonly [state: Partial<PlaybackState>, events: readonly MediaEventName[]]
> = new Map<unknown, [Partial<PlaybackState>, MediaEventName[]]>([
  ['play', [{ paused: false, ended: false }, ['play', 'playing']]],
  ['pause', [{ paused: true }, ['pause']]],
  ['ended', [{ paused: true, ended: true }, ['ended']]],
  ['timeupdate', [{}, ['timeupdate']]],
  ['seeked', [{}, ['seeked']]],
]);

const percent = (value: unknown): number | undefined =>
  typeof value === 'number' ? value / 100 : undefined;

/** The state that an answer or a `timeupdate` tells. */
const toldState = (event: unknown, value: unknown): Fields => {
  const { seconds, duration } = fields(value);
  switch (event) {
    case 'getPaused':
      return { paused: value };
    case 'getMuted':
      return { muted: value };
    case 'getVolume':
      return { volume: percent(value) };
    case 'getDuration':
      return { duration: value };
    case 'getCurrentTime':
      return { currentTime: value };
    case 'timeupdate':
      return { currentTime: seconds, duration };
    default:
      return {};
  }
};

/** The calls for a command; nothing for what player.js does not have. */
const callOf = (command: string, value: unknown): Fields | null => {
  switch (command) {
    case 'pause':
      return { method: 'pause' };
    case 'muted':
      return { method: value === true ? 'mute' : 'unmute' };
    case 'volume':
      return { method: 'setVolume', value: Number(value) * 100 };
    case 'currentTime':
      return { method: 'setCurrentTime', value };
    default:
      return null;
  }
};

/**
 * The player in a frame that speaks player.js, told of by its messages. `play` resolves with the
 * next `play` event: whether the browser refused a start is not told. It has no ads, and its sound
 * is as it was last set.
 */
export class PlayerJsRemote implements FrameRemote {
  readonly #post: (text: string) => void;
  readonly #state: PlaybackState;
  readonly #told: RemoteListener['told'];
  readonly #plays = new AwaitedPlays();

  constructor(post: (text: string) => void, state: PlaybackState, { told }: RemoteListener) {
    this.#post = post;
    this.#state = state;
    this.#told = told;
  }

  /** Asks for all events and for the state; once more when the player may be another one. */
  listen(): void {
    for (const value of EVENTS) this.#call({ method: 'addEventListener', value, listener: value });
    for (const method of GETTERS) this.#call({ method, listener: method });
  }

  hear({ event, value }: Fields): void {
    const { duration, paused } = this.#state;
    const [known, names] = MEANINGS.get(event) ?? [{}, []];
    readState(this.#state, { ...toldState(event, value), ...known }, true);
    if (event === 'play') this.#plays.settleAll(null);
    if (event === 'error') this.#plays.settleAll('NotSupportedError');
    if (event === 'getPaused' && paused !== this.#state.paused)
      this.#tell(paused ? 'play' : 'pause');
    if (!Object.is(duration, this.#state.duration)) {
      if (Number.isNaN(duration)) this.#tell('loadedmetadata');
      this.#tell('durationchange');
    }
    for (const name of names) this.#tell(name);
  }

  play(): Promise<void> {
    this.#call({ method: 'play' });
    return this.#state.paused ? this.#plays.add() : Promise.resolve();
  }

  send(command: Parameters<FrameRemote['send']>[0], value?: number | boolean): void {
    const message = callOf(command, value);
    if (message === null) return;
    this.#call(message);
    if (command === 'pause') return;
    queueMicrotask(() => this.#tell(command === 'currentTime' ? 'seeking' : 'volumechange'));
  }

  close(): void {
    this.#plays.end();
  }

  #call(message: Fields): void {
    this.#post(playerJsText(message));
  }

  #tell(name: MediaEventName): void {
    this.#told(playerEvent(name));
  }
}
