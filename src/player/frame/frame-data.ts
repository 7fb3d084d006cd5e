import { fields } from '../untrusted-fields.js';
import type { AdExtension, AdInfo } from '../../vast/vast-ad.js';
import type { CompanionData } from '../playback/ad-companion.js';
import type { AdDetails, AdPosition } from '../playback/ad-details.js';
import { AdBreakStartEvent } from '../playback/ad-break-start-event.js';
import type { Playback } from '../playback/playback.js';
import type { PlaybackState, SettableState } from './frame-messages.js';
import {
  AD_EVENTS,
  AdEvent,
  type AdEventName,
  MEDIA_EVENTS,
  PLAYER_EVENTS,
  PlayerDestroyEvent,
  playerEvent,
} from '../playback/player-events.js';

const POSITIONS: readonly unknown[] = ['preroll', 'midroll', 'postroll', 'overlay'];

/** The maximum for titles, messages and ids; ad requests may be longer. */
const MAX_TEXT_LENGTH = 500;
const MAX_ADDRESS_LENGTH = 8192;
const MAX_LONG_TEXT_LENGTH = 16_000;
const MAX_LIST_LENGTH = 50;
const MAX_SIZE = 10_000;

/** The position of a break, or null for any other value. */
const readPosition = (value: unknown): AdPosition | null =>
  POSITIONS.includes(value) ? (value as AdPosition) : null;

/** A string, truncated to its maximum length; empty for any other value. */
export const readText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, MAX_TEXT_LENGTH) : '';

export const readAddress = (value: unknown): string | null =>
  typeof value === 'string' && value.length <= MAX_ADDRESS_LENGTH && /^https?:\/\//.test(value)
    ? value
    : null;

const readSeconds = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 ? Math.min(value, 999_999) : null;

const readIndex = (value: unknown): number =>
  Number.isInteger(value) ? Math.min(Math.max(Number(value), 1), 999) : 1;

export const readList = <Item>(value: unknown, read: (item: unknown) => Item): readonly Item[] =>
  Array.isArray(value) ? value.slice(0, MAX_LIST_LENGTH).map(read) : [];

/** A text of up to 16,000 characters; empty for any other value. */
export const readLongText = (value: unknown): string =>
  typeof value === 'string' && value.length <= MAX_LONG_TEXT_LENGTH ? value : '';

const readExtension = (sent: unknown): AdExtension => {
  const { type, xml } = fields(sent);
  return { type: readText(type), xml: readLongText(xml) };
};

const readInfo = (sent: unknown): AdInfo => {
  const ad = fields(sent);
  return {
    adSystem: readText(ad['adSystem']),
    advertiser: readText(ad['advertiser']),
    description: readText(ad['description']),
    adServingId: readText(ad['adServingId']),
    creativeId: readText(ad['creativeId']),
    universalAdIds: readList(ad['universalAdIds'], readText),
    adParameters: readLongText(ad['adParameters']),
    extensions: readList(ad['extensions'], readExtension),
  };
};

/** CSS pixels above 0, or null. */
export const readSize = (value: unknown): number | null =>
  typeof value === 'number' && value > 0 ? Math.min(value, MAX_SIZE) : null;

/** The details of an ad, read field by field; null when the position is not valid. */
const readAd = (sent: unknown): AdDetails | null => {
  const { id, title, path, linearity, tag, duration, skipAfter, index, count, ...ad } =
    fields(sent);
  const position = readPosition(ad['position']);
  return (
    position && {
      ...readInfo(sent),
      position,
      id: readText(id),
      title: readText(title),
      path: readText(path),
      linearity: linearity === 'non-linear' ? linearity : 'linear',
      tag: readAddress(tag),
      duration: readSeconds(duration),
      skipAfter: readSeconds(skipAfter),
      index: readIndex(index),
      count: readIndex(count),
    }
  );
};

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
 * Reads a received state: a value of the wrong type leaves its field unchanged. With `settable`
 * false, the fields that the page can set stay as they are, because the sender has not received the
 * page's last command yet.
 */
export const readState = (state: PlaybackState, sent: unknown, settable: boolean): void => {
  const { paused, ended, duration, ad, ...rest } = fields(sent);
  if (typeof paused === 'boolean') state.paused = paused;
  if (typeof ended === 'boolean') state.ended = ended;
  if (typeof duration === 'number') {
    state.duration = duration === Infinity ? duration : (bounded(duration, MAX_SECONDS) ?? NaN);
  }
  if (ad !== undefined) state.ad = readAd(ad);
  if (!settable) return;
  setState(state, 'currentTime', rest['currentTime']);
  setState(state, 'volume', rest['volume']);
  setState(state, 'muted', rest['muted']);
};

const AD_NAMES: readonly unknown[] = AD_EVENTS;
const PLAIN_NAMES: readonly unknown[] = [...MEDIA_EVENTS, ...PLAYER_EVENTS];

/** The codes of VAST 4.2 section 2.3.6.3 have three digits. */
const readErrorCode = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 999 ? Number(value) : null;

const adEvent = (name: AdEventName, details: unknown): AdEvent | null => {
  const { position, ad, errorCode, message } = fields(details);
  const read = readPosition(position);
  if (read === null) return null;
  if (name === 'adbreakstart') return new AdBreakStartEvent({ position: read });
  return new AdEvent(name, {
    position: read,
    ad: readAd(ad),
    errorCode: readErrorCode(errorCode),
    message: readText(message),
  });
};

/** Creates a new event from a received one; null when a player has no such event. */
export const readEvent = (name: unknown, details: unknown): Event | null => {
  if (AD_NAMES.includes(name)) return adEvent(name as AdEventName, details);
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
