import type { Consent } from '../../viewer.js';
import { type Fields, fields, present, untrustedText } from '../untrusted-fields.js';
import { type ConsentApi, listenerId, type ConsentApiResponse } from './consent-api.js';

/** Base64url segments joined by dots. */
const TC_STRING = /^[\w.-]+$/;

/** `2~43.46~dv.55`. */
const ADDITIONAL_CONSENT = /^[\w.~-]+$/;

const DECIDED: readonly unknown[] = ['tcloaded', 'useractioncomplete'];

/** Ids are of 16 bits in a TC string, purposes of 24 and special features of 12. */
const MAX_ID = { purpose: 24, specialFeature: 12, vendor: 65_535 };

/** The ids from 1 to `maxId` that an object such as `{ 1: true, 2: false }` grants, in ascending order; undefined for any other value. */
const granted = (value: unknown, maxId: number): readonly number[] | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const ids: number[] = [];
  for (const [key, given] of Object.entries(value)) {
    const id = Number(key);
    if (given === true && Number.isInteger(id) && id >= 1 && id <= maxId) ids.push(id);
  }
  return ids;
};

const signalOf = (data: Fields, tcString: string | undefined): ConsentApiResponse['signal'] => {
  if (data['cmpStatus'] === 'error') return 'failed';
  if (data['gdprApplies'] === false) return 'ready';
  if (data['gdprApplies'] !== true) return 'unclear';
  if (data['eventStatus'] === 'cmpuishown') return 'wait';
  return DECIDED.includes(data['eventStatus']) && tcString !== undefined ? 'ready' : 'unclear';
};

/** The viewer's choices; empty unless it is known whether the GDPR applies, because they cannot be used otherwise. */
const choicesOf = (data: Fields, tcString: string | undefined): Consent =>
  typeof data['gdprApplies'] === 'boolean'
    ? present({
        gdprApplies: data['gdprApplies'],
        tcString,
        addtlConsent: untrustedText(data['addtlConsent'], ADDITIONAL_CONSENT),
        tcfPurposes: granted(fields(data['purpose'])['consents'], MAX_ID.purpose),
        tcfSpecialFeatures: granted(data['specialFeatureOptins'], MAX_ID.specialFeature),
        tcfVendors: granted(fields(data['vendor'])['consents'], MAX_ID.vendor),
      })
    : {};

/** Reads a TCData object. Where the GDPR applies, choices without a TC string do not count. */
const readTcData = (value: unknown): ConsentApiResponse => {
  const data = fields(value);
  const tcString = untrustedText(data['tcString'], TC_STRING);
  const signal = signalOf(data, tcString);
  const choices = choicesOf(data, tcString);
  return {
    consent: signal === 'wait' ? { ...choices, dialogOpen: true } : choices,
    signal,
    ...listenerId(data['listenerId']),
  };
};

/**
 * The IAB's Transparency and Consent Framework 2.2. Ready when the GDPR does not apply, or the
 * choices were loaded or made. Source: IAB TCF CMP API v2.
 */
export const TCF: ConsentApi = {
  name: '__tcfapi',
  version: 2,
  commands: ['addEventListener'],
  call: (command, parameter, onResponse) => [command, 2, onResponse, parameter],
  read: readTcData,
};
