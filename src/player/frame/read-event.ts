import { fields } from '../consent/answer-fields.js';
import {
  AD_EVENTS,
  AdEvent,
  type AdEventName,
  MEDIA_EVENTS,
  PLAYER_EVENTS,
  PlayerDestroyEvent,
  playerEvent,
} from '../playback/player-events.js';
import { readAd, readPosition, readText } from './read-ad.js';

const AD_NAMES: readonly unknown[] = AD_EVENTS;
const PLAIN_NAMES: readonly unknown[] = [...MEDIA_EVENTS, ...PLAYER_EVENTS];

/** The codes of VAST 4.2 section 2.3.6.3 have three digits. */
const readErrorCode = (value: unknown): number | null =>
  Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 999 ? Number(value) : null;

const adEvent = (name: AdEventName, details: unknown): AdEvent | null => {
  const { position, ad, errorCode, message } = fields(details);
  const read = readPosition(position);
  return (
    read &&
    new AdEvent(name, {
      position: read,
      ad: readAd(ad),
      errorCode: readErrorCode(errorCode),
      message: readText(message),
    })
  );
};

/** The event that was sent, made anew; null when it is none that a player has. */
export const readEvent = (name: unknown, details: unknown): Event | null => {
  if (AD_NAMES.includes(name)) return adEvent(name as AdEventName, details);
  if (name === 'playerdestroy') return new PlayerDestroyEvent(readText(fields(details)['cause']));
  return PLAIN_NAMES.includes(name) ? playerEvent(name as Parameters<typeof playerEvent>[0]) : null;
};

/** What an event tells beside its name, as plain data. */
export const detailsOf = (event: Event): Readonly<Record<string, unknown>> => {
  if (event instanceof PlayerDestroyEvent) return { cause: event.cause };
  if (!(event instanceof AdEvent)) return {};
  const { position, ad, errorCode, message } = event;
  return { position, ad, errorCode, message };
};
