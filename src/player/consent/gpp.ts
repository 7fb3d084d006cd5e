import type { Consent } from '../../viewer.js';
import { type Fields, fields, present, untrustedText } from '../untrusted-fields.js';
import { type ConsentApi, listenerId, type ConsentApiResponse } from './consent-api.js';

/** Sections joined by `~`; their segments, in base64url, by dots. */
const GPP_STRING = /^[\w.~-]+$/;

/** More than there are sections. */
const MAX_SECTIONS = 100;

/** -1 means that no section applies, 0 that it is not known yet. */
const isSectionId = (id: unknown): id is number => Number.isInteger(id) && id !== 0;

const sectionIds = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) ? value.slice(0, MAX_SECTIONS).filter(isSectionId) : undefined;

/** Names of the GPP's US sections: `usnat`, `usca`, …; a version may follow. */
const US_SECTION = /^us[a-z]{2,3}(v\d+)?$/;

/** Fields of the US sections that mean an opt-out when they are 1. */
const OPT_OUTS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];

const isOptOut = (segment: unknown): boolean => {
  const values = fields(segment);
  return values['Gpc'] === true || OPT_OUTS.some((name) => values[name] === 1);
};

/**
 * Whether one of the US sections among the GPP's `parsedSections` opts out of sale, sharing or
 * targeted ads; undefined when there is none. All sections count, applicable or not. Not in the
 * specification; chosen because a false opt-out is better than a missed one.
 */
const usOptOut = (parsedSections: unknown): boolean | undefined => {
  const sections = Object.entries(fields(parsedSections)).filter(([name]) => US_SECTION.test(name));
  if (sections.length === 0) return undefined;
  // A section is an object, or a list of its segments.
  return sections.some(([, section]) =>
    Array.isArray(section) ? section.some(isOptOut) : isOptOut(section),
  );
};

const signalOf = (ping: Fields, gppString: string | undefined): ConsentApiResponse['signal'] => {
  if (ping['cmpStatus'] === 'error') return 'failed';
  if (ping['signalStatus'] === 'not ready') return 'wait';
  return ping['signalStatus'] === 'ready' && gppString !== undefined ? 'ready' : 'unclear';
};

/** A signal that is not ready may also mean that the CMP is still loading. */
const dialogOf = (ping: Fields): Consent =>
  ping['signalStatus'] === 'not ready' && ping['cmpDisplayStatus'] === 'visible'
    ? { dialogOpen: true }
    : {};

/** Reads the response to `ping`, or the event of a listener, which has the same under `pingData`. */
const readPing = (value: unknown): ConsentApiResponse => {
  const event = fields(value);
  const ping = fields(event['pingData'] ?? value);
  const gppString = untrustedText(ping['gppString'], GPP_STRING);
  const signal = signalOf(ping, gppString);
  const consent = {
    gppString,
    gppSectionIds: sectionIds(ping['applicableSections']),
    usOptOut: usOptOut(ping['parsedSections']),
  };
  return {
    consent: signal === 'ready' ? present(consent) : dialogOf(ping),
    signal,
    ...listenerId(event['listenerId']),
  };
};

/**
 * The IAB's Global Privacy Platform 1.1. Ready when its signal is; while the signal is not, earlier
 * values must not be used. Source: GPP CMP API 1.1.
 */
export const GPP: ConsentApi = {
  name: '__gpp',
  version: '1.1',
  commands: ['ping', 'addEventListener'],
  call: (command, parameter, onResponse) => [command, onResponse, parameter, '1.1'],
  read: readPing,
};
