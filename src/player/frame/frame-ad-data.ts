import { fields, readParams } from '../untrusted-fields.js';
import type { AdExtension, AdInfo } from '../../vast/vast-ad.js';
import type { VastReason } from '../../vast/vast-error.js';
import type { AdDetails, AdPosition } from '../playback/ad-details.js';
import { AdBreakStartEvent } from '../playback/ad-break-start-event.js';
import { AD_EVENTS, AdEvent, type AdEventName } from '../playback/ad-event.js';
import { readText } from './frame-data.js';

const POSITIONS: readonly unknown[] = ['preroll', 'midroll', 'postroll', 'overlay'];

const MAX_ADDRESS_LENGTH = 8192;
const MAX_LONG_TEXT_LENGTH = 16_000;
const MAX_LIST_LENGTH = 50;
const MAX_SIZE = 10_000;

const readPosition = (value: unknown): AdPosition | null =>
  POSITIONS.includes(value) ? (value as AdPosition) : null;

export const receivedAddress = (value: unknown): string | null =>
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
export const receivedAd = (sent: unknown): AdDetails | null => {
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
      tag: receivedAddress(tag),
      duration: readSeconds(duration),
      skipAfter: readSeconds(skipAfter),
      index: readIndex(index),
      count: readIndex(count),
    }
  );
};

const readReason = (sent: unknown): VastReason | null => {
  const { id, params } = fields(sent);
  return typeof id === 'string' ? { id: readText(id), params: readParams(params) } : null;
};

const AD_NAMES: readonly unknown[] = AD_EVENTS;
/** The codes of VAST 4.2 section 2.3.6.3 have three digits. */
const readErrorCode = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 999 ? Number(value) : null;

const WITH_AD: readonly unknown[] = ['adstart', 'adclick', 'adskip', 'adend'];

/** Creates a new event of ads from a received one; null when a player has no such event. */
export const readAdEvent = (name: unknown, sent: unknown): AdEvent | null => {
  if (!AD_NAMES.includes(name)) return null;
  const { position, ad, errorCode, reason, message } = fields(sent);
  const read = readPosition(position);
  if (read === null) return null;
  if (name === 'adbreakstart') return new AdBreakStartEvent({ position: read });
  // A frame that reports none has an ad without data.
  const details =
    receivedAd(ad) ?? (WITH_AD.includes(name) ? receivedAd({ position: read }) : null);
  return new AdEvent(name as AdEventName, {
    position: read,
    ad: details,
    errorCode: readErrorCode(errorCode),
    reason: readReason(reason),
    message: readText(message),
  });
};
