import {
  API_CASES,
  type ApiCase,
  NOTHING_KNOWN,
  type Sent,
} from '../src/player/consent/consent-cases.js';

/** A browser knows neither the identifier, the position nor the address of its device. */
const NO_DEVICE = { ifa: '-1', ll: '-1', ip: '-1' };

/** The parameters when no platform has answered. */
export const UNKNOWN: Sent = { ...NOTHING_KNOWN, ...NO_DEVICE };

/** IAB TCF 2.2, GPP 1.1 and US privacy 1: the responses of each API, and the parameters sent then. */
export const CONSENT_ANSWERS: readonly ApiCase[] = API_CASES.map((each) => ({
  ...each,
  sentWhenGiven: { ...each.sentWhenGiven, ...NO_DEVICE },
}));
