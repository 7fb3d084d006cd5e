import { type Fields, fields, listenerId, present, text } from './answer-fields.js';
import type { ConsentApi, Facts } from './consent-api.js';
import { usOptOut } from './us-opt-out.js';

/** Sections joined by `~`; their segments, in base64url, by dots. */
const GPP_STRING = /^[\w.~-]+$/;

/** More than there are sections. */
const MOST_SECTIONS = 100;

/** -1 says that no section applies, 0 that it is not known yet. */
const isSectionId = (id: unknown): id is number => Number.isInteger(id) && id !== 0;

const sectionIds = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) ? value.slice(0, MOST_SECTIONS).filter(isSectionId) : undefined;

const signalOf = (ping: Fields, gppString: string | undefined): Facts['signal'] => {
  if (ping['cmpStatus'] === 'error') return 'failed';
  if (ping['signalStatus'] === 'not ready') return 'wait';
  return ping['signalStatus'] === 'ready' && gppString !== undefined ? 'ready' : 'unclear';
};

/** Reads the reply to `ping`, or the event of a listener, which carries the same under `pingData`. */
const readPing = (value: unknown): Facts => {
  const event = fields(value);
  const ping = fields(event['pingData'] ?? value);
  const gppString = text(ping['gppString'], GPP_STRING);
  const signal = signalOf(ping, gppString);
  const consent = {
    gppString,
    gppSectionIds: sectionIds(ping['applicableSections']),
    usOptOut: usOptOut(ping['parsedSections']),
  };
  return {
    consent: signal === 'ready' ? present(consent) : {},
    signal,
    ...listenerId(event['listenerId']),
  };
};

/**
 * The IAB's Global Privacy Platform 1.1. Ready when its signal is; while the signal
 * is not, what it said before must not be used. Source: GPP CMP API 1.1.
 */
export const GPP: ConsentApi = {
  name: '__gpp',
  version: '1.1',
  commands: ['ping', 'addEventListener'],
  call: (command, parameter, answer) => [command, answer, parameter, '1.1'],
  read: readPing,
};
