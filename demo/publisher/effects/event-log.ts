import {
  AD_EVENTS,
  AdEvent,
  PlayerDestroyEvent,
} from '../../../src/player/playback/player-events.js';
import type { DemoText } from '../../../src/messages/generated/demo/index.js';

/** An event of a player and the field that caused it. */
export interface LogEntry {
  /** Name of the event. */
  readonly name: string;
  /** Details of the event in a language; may be empty. */
  readonly detail: (text: DemoText) => string;
  /** The field that caused the event, or null when the viewer did. */
  readonly field: string | null;
}

/** The events that the panel lists. Events that repeat during playback are left out. */
export const LOGGED_EVENTS = [
  'play',
  'pause',
  'ended',
  'autoplayblocked',
  'floatstart',
  'floatend',
  'playerdestroy',
  ...AD_EVENTS.filter((name) => name !== 'adrequest'),
  'consentgranted',
] as const;

const FIELDS: Readonly<Record<string, string>> = {
  autoplayblocked: 'autoplay',
  floatstart: 'scrollmode_enabled',
  floatend: 'scrollmode_enabled',
  playerdestroy: 'scrollmode_destroy_on',
  adskip: 'skip_time',
};

/** The field of an ad's slot: the first segment of its JSON Pointer (`/mobile_preroll/0`). */
const slotField = ({ ad, position }: AdEvent): string => ad?.path.split('/')[1] ?? position;

const adDetail =
  ({ ad, position, errorCode, message }: AdEvent) =>
  (text: DemoText): string => {
    const part =
      ad !== null && ad.count > 1
        ? ` ${text('publisher-ad-position', { index: ad.index, count: ad.count })}`
        : '';
    const code = errorCode === null ? '' : `, ${text('publisher-vast-error', { code: errorCode })}`;
    return `${position}${part}${code}${message === '' ? '' : `: ${message}`}`;
  };

export const logEntryOf = (event: Event): LogEntry => {
  const field = FIELDS[event.type] ?? null;
  if (event instanceof AdEvent) {
    return { name: event.type, detail: adDetail(event), field: field ?? slotField(event) };
  }
  const detail = event instanceof PlayerDestroyEvent ? event.cause : '';
  return { name: event.type, detail: () => detail, field };
};
