import { fields } from '../untrusted-fields.js';
import type { CompanionData } from '../playback/ad-companion.js';
import type { Playback } from '../playback/playback.js';
import type { PlaybackState, SettableState } from './frame-messages.js';
import { AdEvent } from '../playback/ad-event.js';
import {
  MEDIA_EVENTS,
  PLAYER_EVENTS,
  PlayerDestroyEvent,
  playerEvent,
} from '../playback/player-events.js';

/** The maximum for titles, messages and ids. */
const MAX_TEXT_LENGTH = 500;

/** A string, truncated to its maximum length; empty for any other value. */
export const readText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : '';

/** The time of some lives starts in 1970. */
const MAX_SECONDS = 1e10;

/** The state of a player before anything is known. */
export const unknownState = (): PlaybackState => ({
  paused: true,
  ended: false,
  duration: NaN,
  currentTime: 0,
  volume: 1,
  muted: false,
  ad: null,
});

/** The state of a player as plain data. */
export const stateOf = ({
  paused,
  ended,
  duration,
  currentTime,
  volume,
  muted,
  ad,
}: Playback): PlaybackState => ({ paused, ended, duration, currentTime, volume, muted, ad });

const bounded = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Math.max(value, 0), max)
    : undefined;

const SETTABLE: {
  readonly [Name in keyof SettableState]: (value: unknown) => SettableState[Name] | undefined;
} = {
  currentTime: (value) => bounded(value, MAX_SECONDS),
  volume: (value) => bounded(value, 1),
  muted: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** Sets a field of a player, or of its state, if the field is settable and the value is valid. */
export const setState = (target: SettableState, name: unknown, value: unknown): void => {
  if (name !== 'currentTime' && name !== 'volume' && name !== 'muted') return;
  const read = SETTABLE[name](value);
  if (read !== undefined) Object.assign(target, { [name]: read });
};

/**
 * Reads a received state, except its ad: a value of the wrong type leaves its field unchanged. With `settable`
 * false, the fields that the page can set stay as they are, because the sender has not received the
 * page's last command yet.
 */
export const readState = (state: PlaybackState, sent: unknown, settable: boolean): void => {
  const { paused, ended, duration, ...rest } = fields(sent);
  if (typeof paused === 'boolean') state.paused = paused;
  if (typeof ended === 'boolean') state.ended = ended;
  if (typeof duration === 'number') {
    state.duration = duration === Infinity ? duration : (bounded(duration, MAX_SECONDS) ?? NaN);
  }
  if (!settable) return;
  setState(state, 'currentTime', rest['currentTime']);
  setState(state, 'volume', rest['volume']);
  setState(state, 'muted', rest['muted']);
};

const PLAIN_NAMES: readonly unknown[] = [...MEDIA_EVENTS, ...PLAYER_EVENTS];

/** Creates a new event from a received one; null for ads, and when a player has no such event. */
export const readEvent = (name: unknown, details: unknown): Event | null => {
  if (name === 'playerdestroy') return new PlayerDestroyEvent(readText(fields(details)['cause']));
  return PLAIN_NAMES.includes(name) ? playerEvent(name as Parameters<typeof playerEvent>[0]) : null;
};

/** The data of an event beside its name, as plain data. */
export const detailsOf = (event: Event): Readonly<Record<string, unknown>> => {
  if (event instanceof PlayerDestroyEvent) return { cause: event.cause };
  if (!(event instanceof AdEvent)) return {};
  const { position, ad, errorCode, message, companions } = event;
  // As JSON, since messages between windows cannot contain functions.
  const data = JSON.parse(JSON.stringify(companions)) as readonly CompanionData[];
  return { position, ad, errorCode, message, ...(data.length > 0 && { companions: data }) };
};
