/** The placeholders of an ad tag that say what a viewer allowed, and those that consent may withhold. */
const PARAMETERS = {
  gdpr: '[gdpr]',
  tc: '[GDPRCONSENT]',
  regulations: '[REGULATIONS]',
  gpp: '[GPPSTRING]',
  sections: '[GPPSECTIONID]',
  usp: '[us_privacy]',
  ifa: '[IFA]',
  position: '[LATLONG]',
  ip: '[DEVICEIP]',
} as const;

/** What left in an ad request, by the names above. */
export type Sent = Readonly<Record<keyof typeof PARAMETERS, string>>;

/** The end of a tag's address with all of them. */
export const CONSENT_QUERY = Object.entries(PARAMETERS)
  .map(([name, placeholder]) => `&${name}=${placeholder}`)
  .join('');

/** What left in the request of an address. */
export const sentIn = (address: string): Sent => {
  const { searchParams } = new URL(address);
  return Object.fromEntries(
    Object.keys(PARAMETERS).map((name) => [name, searchParams.get(name)]),
  ) as Sent;
};

/** Nobody said anything: a macro of the standard is -1, unknown, and a name of old stays as it is. */
export const UNKNOWN: Sent = {
  gdpr: '[gdpr]',
  tc: '-1',
  regulations: '-1',
  gpp: '-1',
  sections: '-1',
  usp: '[us_privacy]',
  ifa: '-1',
  position: '-1',
  ip: '-1',
};

/** The viewer said no, or has not answered yet: -2, not to be shared. */
export const WITHHELD = { ifa: '-2', position: '-2', ip: '-2' };

/** A consent platform's function, what it answers, and what leaves then. */
export interface ConsentAnswers {
  readonly api: '__tcfapi' | '__gpp' | '__uspapi';
  readonly given: object;
  readonly sentWhenGiven: Sent;
  readonly refused: object;
  readonly sentWhenRefused: Sent;
}

const TC_GIVEN = 'CPzHq4APzHq4ABEACBENAzCoAP_AAEPAAAAAKHtf.YAAAAAAAAAA';
const TC_REFUSED = 'CPzHq4APzHq4ABEACBENAzCoAAAAAAAAAAAAKHtf';

const tcData = (tcString: string, isGiven: boolean): object => ({
  tcfPolicyVersion: 4,
  cmpStatus: 'loaded',
  eventStatus: isGiven ? 'tcloaded' : 'useractioncomplete',
  gdprApplies: true,
  tcString,
  purpose: { consents: { 1: isGiven }, legitimateInterests: {} },
  vendor: { consents: {}, legitimateInterests: {} },
  specialFeatureOptins: { 1: isGiven },
});

const GPP_GIVEN = 'DBABLA~BVQqAAAAAgA.QA';
const GPP_REFUSED = 'DBABLA~BVVqAAAAAgA.QA';

const ping = (gppString: string, isGiven: boolean): object => ({
  gppVersion: '1.1',
  cmpStatus: 'loaded',
  cmpDisplayStatus: 'hidden',
  signalStatus: 'ready',
  supportedAPIs: ['7:usnat'],
  cmpId: 31,
  sectionList: [7],
  applicableSections: [7],
  gppString,
  parsedSections: { usnat: [{ Version: 1, SaleOptOut: isGiven ? 2 : 1 }, { Gpc: false }] },
});

const tcSent = { ...UNKNOWN, gdpr: '1', regulations: 'gdpr' };
const gppSent = { ...UNKNOWN, sections: '7' };

/** IAB TCF 2.2, GPP 1.1 and US privacy 1. */
export const CONSENT_ANSWERS: readonly ConsentAnswers[] = [
  {
    api: '__tcfapi',
    given: tcData(TC_GIVEN, true),
    sentWhenGiven: { ...tcSent, tc: TC_GIVEN },
    refused: tcData(TC_REFUSED, false),
    sentWhenRefused: { ...tcSent, tc: TC_REFUSED, ...WITHHELD },
  },
  {
    api: '__gpp',
    given: ping(GPP_GIVEN, true),
    sentWhenGiven: { ...gppSent, gpp: GPP_GIVEN },
    refused: ping(GPP_REFUSED, false),
    sentWhenRefused: { ...gppSent, gpp: GPP_REFUSED, ...WITHHELD },
  },
  {
    api: '__uspapi',
    given: { version: 1, uspString: '1YNN' },
    sentWhenGiven: { ...UNKNOWN, usp: '1YNN' },
    refused: { version: 1, uspString: '1YYN' },
    sentWhenRefused: { ...UNKNOWN, usp: '1YYN', ...WITHHELD },
  },
];
