import { fields } from '../consent/answer-fields.js';
import type { Playback } from '../playback/playback.js';
import type { PlaybackState, SettableState } from './frame-messages.js';
import { readAd } from './read-ad.js';

/** Seconds; some lives count from 1970. */
const LATEST = 1e10;

/** A player of which nothing is known. */
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

const bounded = (value: unknown, highest: number): number | undefined =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Math.max(value, 0), highest)
    : undefined;

const SETTABLE: {
  readonly [Name in keyof SettableState]: (value: unknown) => SettableState[Name] | undefined;
} = {
  currentTime: (value) => bounded(value, LATEST),
  volume: (value) => bounded(value, 1),
  muted: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** Sets a field of a player, or of its state, if it may be set and the value is one for it. */
export const setState = (target: SettableState, name: unknown, value: unknown): void => {
  if (name !== 'currentTime' && name !== 'volume' && name !== 'muted') return;
  const read = SETTABLE[name](value);
  if (read !== undefined) Object.assign(target, { [name]: read });
};

/**
 * Reads a state that was sent: what is not of its type leaves the field as it was. With
 * `settable` false the fields that the page set are left: the sender did not know of that yet.
 */
export const readState = (state: PlaybackState, sent: unknown, settable: boolean): void => {
  const { paused, ended, duration, ad, ...rest } = fields(sent);
  if (typeof paused === 'boolean') state.paused = paused;
  if (typeof ended === 'boolean') state.ended = ended;
  if (typeof duration === 'number') {
    state.duration = duration === Infinity ? duration : (bounded(duration, LATEST) ?? NaN);
  }
  if (ad !== undefined) state.ad = readAd(ad);
  if (!settable) return;
  setState(state, 'currentTime', rest['currentTime']);
  setState(state, 'volume', rest['volume']);
  setState(state, 'muted', rest['muted']);
};
