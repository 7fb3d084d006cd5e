import { AD_EVENTS, AdEvent } from '../../../src/player/playback/player-events.js';
import { PlayerDestroyEvent } from '../../../src/player/playback/player-destroy-event.js';
import { vastMessages } from '../../../src/messages/generated/vast/index.js';
import { joinMessages } from '../../../src/messages/joined-messages.js';
import type { DemoText } from '../../../src/messages/generated/demo/index.js';

export interface LogEntry {
  readonly name: string;
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

const reasonMessages = joinMessages(vastMessages);

/** Loads the texts of reasons in a language; null if they are there. */
export const loadReasons = reasonMessages.loadMessages;

/** The reason in the language of the page, or the words of another program. */
const reasonText = ({ reason, message }: AdEvent): string => {
  const { lang } = document.documentElement;
  return reason === null
    ? message
    : (reasonMessages.messagesIn(lang)(reason.id, reason.params) ?? message);
};

const adDetail =
  (event: AdEvent) =>
  (text: DemoText): string => {
    const { ad, position, errorCode } = event;
    const reason = reasonText(event);
    const part =
      ad !== null && ad.count > 1
        ? ` ${text('publisher-ad-position', { index: ad.index, count: ad.count })}`
        : '';
    const code = errorCode === null ? '' : `, ${text('publisher-vast-error', { code: errorCode })}`;
    return `${position}${part}${code}${reason === '' ? '' : `: ${reason}`}`;
  };

export const logEntryOf = (event: Event): LogEntry => {
  const field = FIELDS[event.type] ?? null;
  if (event instanceof AdEvent) {
    return { name: event.type, detail: adDetail(event), field: field ?? slotField(event) };
  }
  const detail = event instanceof PlayerDestroyEvent ? event.cause : '';
  return { name: event.type, detail: () => detail, field };
};
