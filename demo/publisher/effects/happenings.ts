import { AdEvent, PlayerDestroyEvent } from '../../../src/player/playback/player-events.js';

/** Something a player told, and the field behind it. */
export interface Happening {
  /** Name of the event. */
  readonly name: string;
  /** What it says beside its name; may be empty. */
  readonly detail: string;
  /** The field that made it happen, or null when the viewer did. */
  readonly field: string | null;
}

/** The events that the panel tells; of the content only those that mark a change. */
export const TOLD_EVENTS = [
  'play',
  'pause',
  'ended',
  'autoplayblocked',
  'floatstart',
  'floatend',
  'playerdestroy',
  'adbreakstart',
  'adstart',
  'adclick',
  'adskip',
  'adend',
  'adempty',
  'aderror',
  'adbreakend',
  'consentgranted',
] as const;

const FIELDS: Readonly<Record<string, string>> = {
  autoplayblocked: 'autoplay',
  floatstart: 'scrollmode_enabled',
  floatend: 'scrollmode_enabled',
  playerdestroy: 'scrollmode_destroy_on',
  adskip: 'skip_time',
};

/** The slot of an ad: the first segment of its pointer (`/mobile_preroll/0`). */
const slotOf = ({ ad, position }: AdEvent): string => ad?.path.split('/')[1] ?? position;

const adDetail = ({ ad, position, errorCode, message }: AdEvent): string => {
  const place = ad !== null && ad.count > 1 ? ` ${ad.index} of ${ad.count}` : '';
  const reason = errorCode === null ? '' : `, VAST error ${errorCode}`;
  return `${position}${place}${reason}${message === '' ? '' : `: ${message}`}`;
};

/** Reads an event of a player. */
export const happeningOf = (event: Event): Happening => {
  const field = FIELDS[event.type] ?? null;
  if (event instanceof AdEvent) {
    return { name: event.type, detail: adDetail(event), field: field ?? slotOf(event) };
  }
  const detail = event instanceof PlayerDestroyEvent ? event.cause : '';
  return { name: event.type, detail, field };
};
