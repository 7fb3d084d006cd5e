import type { ConsentApiName } from '../../../../src/player/consent/consent-reading.js';
import type { Consent } from '../../../../src/viewer.js';
import { expandAdTag } from '../../../../src/ad-tags/expand-ad-tag.js';
import type { ApiName } from './fake-consent-api.js';

export const IFA = '6d92078a-8246-4ba4-ae5b-76104861e7dc';

const PARAMETERS = {
  gdpr: '[gdpr]',
  gdpr_consent: '[gdpr_consent]',
  tc: '[GDPRCONSENT]',
  gpp: '[GPPSTRING]',
  gpp_sid: '[GPPSECTIONID]',
  us_privacy: '[us_privacy]',
  reg: '[REGULATIONS]',
  ifa: '[IFA]',
  ll: '[LATLONG]',
  ip: '[DEVICEIP]',
} as const;

export type Sent = Readonly<Record<keyof typeof PARAMETERS, string>>;

/** A query with every placeholder that depends on consent. */
export const CONSENT_QUERY = Object.entries(PARAMETERS)
  .map(([name, macro]) => `${name}=${macro}`)
  .join('&');

/** The consent parameters of a request, by name. */
export const sentIn = (address: string): Sent => {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    Object.keys(PARAMETERS).map((name) => [name, searchParams.get(name)]),
  ) as Sent;
};

const DEVICE = { ifa: IFA, ifaType: 'aaid', latLong: [45.46, 9.19], ip: '192.0.2.1' } as const;

/** The parameters of the tag under a consent, by name. */
export const sent = (consent: Consent): Sent =>
  sentIn(expandAdTag(`https://ads.example/vast?${CONSENT_QUERY}`, { device: DEVICE, consent }).url);

/** The parameters when nothing is known, so nothing is withheld. */
export const NOTHING_KNOWN: Sent = {
  gdpr: '[gdpr]',
  gdpr_consent: '[gdpr_consent]',
  tc: '-1',
  gpp: '-1',
  gpp_sid: '-1',
  us_privacy: '[us_privacy]',
  reg: '-1',
  ifa: IFA,
  ll: '45.46,9.19',
  ip: '192.0.2.1',
};

export const WITHHELD = { ifa: '-2', ll: '-2', ip: '-2' };

/** The responses of one of the three APIs, and the parameters that are sent then. */
export interface ApiCase {
  readonly name: ConsentApiName;
  readonly api: ApiName;
  readonly given: object;
  readonly sentWhenGiven: Sent;
  readonly refused: object;
  readonly sentWhenRefused: Sent;
  /** Invalid responses: a description and the value. */
  readonly malformed: readonly (readonly [string, unknown])[];
}

const TC_GIVEN = 'CPzHq4APzHq4ABEACBENAzCoAP_AAEPAAAAAKHtf.YAAAAAAAAAA';
const TC_REFUSED = 'CPzHq4APzHq4ABEACBENAzCoAAAAAAAAAAAAKHtf';

const tcData = (tcString: string, consents: Readonly<Record<number, boolean>>) => ({
  tcfPolicyVersion: 4,
  cmpStatus: 'loaded',
  eventStatus: 'tcloaded',
  gdprApplies: true,
  tcString,
  addtlConsent: '2~43.46~dv.',
  purpose: { consents, legitimateInterests: {} },
  vendor: { consents: { 12: consents[1] === true }, legitimateInterests: {} },
  specialFeatureOptins: { 1: consents[1] === true },
});

export const tcGiven = tcData(TC_GIVEN, { 1: true, 2: true, 3: false });

const tcf: ApiCase = {
  name: 'tcf',
  api: '__tcfapi',
  given: tcGiven,
  sentWhenGiven: {
    ...NOTHING_KNOWN,
    gdpr: '1',
    gdpr_consent: TC_GIVEN,
    tc: TC_GIVEN,
    reg: 'gdpr',
  },
  refused: { ...tcData(TC_REFUSED, { 1: false }), eventStatus: 'useractioncomplete' },
  sentWhenRefused: {
    ...NOTHING_KNOWN,
    ...WITHHELD,
    gdpr: '1',
    gdpr_consent: TC_REFUSED,
    tc: TC_REFUSED,
    reg: 'gdpr',
  },
  malformed: [
    ['whether the GDPR applies is no boolean', { ...tcGiven, gdprApplies: 'true' }],
    ['the TC string is missing', { ...tcGiven, tcString: undefined }],
    ['the TC string is an object', { ...tcGiven, tcString: { length: 3 } }],
    ['the TC string holds a query', { ...tcGiven, tcString: 'C&gdpr=0#' }],
    ['the TC string is huge', { ...tcGiven, tcString: 'C'.repeat(2_000_000) }],
    ['the event is unknown', { ...tcGiven, eventStatus: 'loaded' }],
  ],
};

const GPP_GIVEN = 'DBABLA~BVQqAAAAAgA.QA';
const GPP_REFUSED = 'DBABLA~BVVqAAAAAgA.QA';

const ping = (gppString: string, SaleOptOut: number) => ({
  gppVersion: '1.1',
  cmpStatus: 'loaded',
  cmpDisplayStatus: 'hidden',
  signalStatus: 'ready',
  supportedAPIs: ['7:usnat'],
  cmpId: 31,
  sectionList: [7],
  applicableSections: [7],
  gppString,
  parsedSections: { usnat: [{ Version: 1, SaleOptOut }, { Gpc: false }] },
});

export const gppGiven = ping(GPP_GIVEN, 2);

const gpp: ApiCase = {
  name: 'gpp',
  api: '__gpp',
  given: gppGiven,
  sentWhenGiven: { ...NOTHING_KNOWN, gpp: GPP_GIVEN, gpp_sid: '7' },
  refused: ping(GPP_REFUSED, 1),
  sentWhenRefused: { ...NOTHING_KNOWN, ...WITHHELD, gpp: GPP_REFUSED, gpp_sid: '7' },
  malformed: [
    ['the signal is no status', { ...gppGiven, signalStatus: true }],
    ['the string is missing', { ...gppGiven, gppString: undefined }],
    ['the string is a list', { ...gppGiven, gppString: [GPP_GIVEN] }],
    ['the string holds a query', { ...gppGiven, gppString: 'D&gdpr=0' }],
    ['the string is huge', { ...gppGiven, gppString: 'D'.repeat(2_000_000) }],
  ],
};

const usp: ApiCase = {
  name: 'usp',
  api: '__uspapi',
  given: { version: 1, uspString: '1YNN' },
  sentWhenGiven: { ...NOTHING_KNOWN, us_privacy: '1YNN' },
  refused: { version: 1, uspString: '1YYN' },
  sentWhenRefused: { ...NOTHING_KNOWN, ...WITHHELD, us_privacy: '1YYN' },
  malformed: [
    ['the string is missing', { version: 1 }],
    ['the string is too short', { version: 1, uspString: '1Y' }],
    ['the string has other letters', { version: 1, uspString: '1ABC' }],
    ['the string has a line break', { version: 1, uspString: '1YNN\n' }],
    ['the string is a number', { version: 1, uspString: 1111 }],
    ['the string is huge', { version: 1, uspString: '1YNN'.repeat(500_000) }],
  ],
};

export const API_CASES: readonly ApiCase[] = [tcf, gpp, usp];
