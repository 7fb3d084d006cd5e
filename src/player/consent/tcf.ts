import type { Consent } from '../../viewer.js';
import { type Fields, fields, granted, listenerId, present, text } from './answer-fields.js';
import type { ConsentApi, Facts } from './consent-api.js';

/** Base64url segments joined by dots. */
const TC_STRING = /^[\w.-]+$/;

/** `2~43.46~dv.55`. */
const ADDITIONAL_CONSENT = /^[\w.~-]+$/;

const DECIDED: readonly unknown[] = ['tcloaded', 'useractioncomplete'];

/** Ids are of 16 bits in a TC string, purposes of 24 and special features of 12. */
const LAST = { purpose: 24, specialFeature: 12, vendor: 65_535 };

const signalOf = (data: Fields, tcString: string | undefined): Facts['signal'] => {
  if (data['cmpStatus'] === 'error') return 'failed';
  if (data['gdprApplies'] === false) return 'ready';
  if (data['gdprApplies'] !== true) return 'unclear';
  if (data['eventStatus'] === 'cmpuishown') return 'wait';
  return DECIDED.includes(data['eventStatus']) && tcString !== undefined ? 'ready' : 'unclear';
};

/** What was chosen; nothing when it is not said whether the GDPR applies, for then it cannot be used. */
const choicesOf = (data: Fields, tcString: string | undefined): Consent =>
  typeof data['gdprApplies'] === 'boolean'
    ? present({
        gdprApplies: data['gdprApplies'],
        tcString,
        addtlConsent: text(data['addtlConsent'], ADDITIONAL_CONSENT),
        tcfPurposes: granted(fields(data['purpose'])['consents'], LAST.purpose),
        tcfSpecialFeatures: granted(data['specialFeatureOptins'], LAST.specialFeature),
        tcfVendors: granted(fields(data['vendor'])['consents'], LAST.vendor),
      })
    : {};

/** Reads a TCData object. Where the GDPR applies, choices without a TC string are none. */
const readTcData = (value: unknown): Facts => {
  const data = fields(value);
  const tcString = text(data['tcString'], TC_STRING);
  return {
    consent: choicesOf(data, tcString),
    signal: signalOf(data, tcString),
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
  call: (command, parameter, answer) => [command, 2, answer, parameter],
  read: readTcData,
};
