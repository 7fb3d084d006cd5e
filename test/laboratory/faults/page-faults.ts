import type { Viewer } from '../../../src/index.js';
import { answer, type Chain, type Connection, hostedAt, withAnswer } from '../chain.js';
import {
  type Expectation,
  type Fault,
  noAnswer,
  PLAYS,
  type Place,
  writerOfAddress,
} from '../fault.js';
import type { FormName } from '../forms.js';

const PART = 'page';
const NOW = 1_700_000_000_000;

/** A consent string without any purpose, as those of the others are. */
const TC_STRING = 'CPXxRfAPXxRfAAfKABENB-CgAAAAAAAAAAYgAAAAAAAA';

const CONSENT_QUERY = 'gdpr=[GDPR]&gdpr_consent=[GDPRCONSENT]';

/** A viewer for whom the ad server has no ad, or has one all the same. */
const viewed = (
  name: string,
  viewer: Viewer,
  query: string,
  expected: Expectation,
  plays = PLAYS,
): readonly Fault[] =>
  [expected, plays].map((expectation) => ({
    name: expectation === plays ? `${name}-plays` : name,
    part: PART,
    hops: expectation === plays ? 'first' : 'alone',
    forms: ['tag', 'embed', 'case'],
    endsAt: 'end',
    viewer,
    inject: (chain: Chain) => {
      const tagged = { ...chain, tag: `${chain.tag}?${query}` };
      return expectation === plays ? tagged : withAnswer(tagged, 0, { status: 204, body: '' });
    },
    expected: () => expectation,
  }));

const consent = (id: string, facts: Expectation['facts'] = {}): Expectation => ({
  id,
  owner: 'consent',
  facts,
});

const GIVEN = { gdprApplies: true, tcString: TC_STRING };
const DEVICE = { ifa: '3f2a5c1e-0d3b-4c7a-9b1f-5a6d7e8f9012', ip: '203.0.113.7' };

/** What the player keeps to itself without consent. */
const PERSONAL = ['IFA', 'IFATYPE', 'DEVICEIP', 'LATLONG'];

const CONSENT: readonly Fault[] = [
  ...viewed(
    'consent-late',
    { consent: { ...GIVEN, knownAt: NOW + 2500 } },
    CONSENT_QUERY,
    consent('consent-late', { seconds: 2.5 }),
    consent('plays-with-fault', { finding: 'consent-late' }),
  ),
  ...viewed(
    'consent-dialog-open',
    { consent: { gdprApplies: true, dialogOpen: true } },
    'id=7',
    consent('consent-late', { seconds: null }),
  ),
  ...viewed(
    'consent-refused',
    { consent: { ...GIVEN, tcfPurposes: [] } },
    CONSENT_QUERY,
    consent('consent-withheld'),
  ),
  ...viewed(
    'consent-withholds-id',
    { device: DEVICE, consent: { ...GIVEN, tcfPurposes: [], withheld: PERSONAL } },
    `${CONSENT_QUERY}&ifa=[IFA]`,
    consent('consent-withheld', { placeholders: ['[IFA]'] }),
  ),
  ...viewed(
    'opted-out-of-sale',
    { device: DEVICE, consent: { uspString: '1YYN', usOptOut: true, withheld: PERSONAL } },
    'us_privacy=[US_PRIVACY]&ifa=[IFA]',
    consent('consent-withheld', { placeholders: ['[IFA]'] }),
  ),
  ...viewed(
    'directed-at-children',
    { device: DEVICE, consent: { coppa: true, withheld: PERSONAL } },
    'coppa=[COPPA]&ifa=[IFA]&ip=[DEVICEIP]',
    consent('consent-withheld', { placeholders: ['[IFA]', '[DEVICEIP]'] }),
  ),
  ...viewed(
    'consent-given',
    { consent: { ...GIVEN, tcfPurposes: [1, 2, 3, 4, 7, 9, 10], knownAt: NOW - 500 } },
    CONSENT_QUERY,
    { id: 'no-ad', owner: 'ad-server' },
  ),
];

/** TC strings without an id, as the addresses of empty responses have them. */
const bitsOf = (purposes: readonly number[], vendors: readonly number[]): string => {
  const field = (ids: readonly number[], length: number): string =>
    Array.from({ length }, (_, index) => Number(ids.includes(index + 1))).join('');
  const max = Math.max(0, ...vendors);
  const bits = `${'000010'.padEnd(152, '0')}${field(purposes, 24)}${'0'.repeat(37)}${max.toString(2).padStart(16, '0')}0${field(vendors, max)}`;
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return Array.from(
    bits.match(/.{1,6}/g) ?? [],
    (part) => alphabet[parseInt(part.padEnd(6, '0'), 2)],
  ).join('');
};

const GOOGLE =
  'https://pubads.g.doubleclick.net/gampad/ads?iu=/1234567/news/video&sz=640x480&env=vp&gdfp_req=1&output=vast&unviewed_position_start=1&url=https%3A%2F%2Fnews.example%2F&description_url=https%3A%2F%2Fnews.example%2F&correlator=77';
const OTHER = 'https://ads.market.example/vast?z=7&cb=77';
const PURPOSES = [1, 2, 3, 4, 7, 9, 10];

/** An empty response to a request with a consent string or an opt-out. */
const lacking = (name: string, tag: string, query: string, expected: Expectation): Fault => ({
  name: `consent-lacks-${name}`,
  part: PART,
  hops: 'alone',
  forms: ['har'],
  formsInBrowser: [],
  inject: (chain) => {
    const url = `${tag}&${query}`;
    const addresses = { ...chain.addresses, hops: [url] };
    return { ...chain, tag: url, addresses, answers: [{ ...answer(''), status: 204 }] };
  },
  expected: () => expected,
});

const string = (purposes: readonly number[], vendors: readonly number[]): string =>
  `gdpr=1&gdpr_consent=${bitsOf(purposes, vendors)}`;

const LACKING: readonly Fault[] = [
  lacking('all', OTHER, string([], []), consent('consent-withheld', { refused: 'all' })),
  lacking(
    'purpose-1',
    OTHER,
    string(PURPOSES.slice(1), [755]),
    consent('consent-withheld', { refused: 'purpose-1' }),
  ),
  lacking(
    'google',
    GOOGLE,
    string(PURPOSES, [10, 754]),
    consent('consent-withheld', { refused: 'vendor-755' }),
  ),
  lacking('google-elsewhere', OTHER, string(PURPOSES, [10, 754]), {
    id: 'no-ad',
    owner: 'ad-server',
  }),
  lacking('nothing', GOOGLE, string(PURPOSES, [755]), { id: 'no-ad', owner: 'ad-server' }),
  lacking('sale', OTHER, 'us_privacy=1YYN', consent('ads-restricted', { parameter: 'us_privacy' })),
  lacking('no-sale', OTHER, 'us_privacy=1YNN', { id: 'no-ad', owner: 'ad-server' }),
];

/** What a browser does, at any hop. `inBrowser`: what its page knows of it; missing if that is not tried. */
const recorded = (
  name: string,
  connection: Connection,
  expected: (place: Place) => Expectation,
  inBrowser?: Fault['inBrowser'],
): Fault => ({
  name,
  part: PART,
  forms: ['har'],
  formsInBrowser: inBrowser === undefined ? [] : ['tag', 'embed', 'document', 'case'],
  ...(inBrowser && { inBrowser }),
  inject: (chain, { hop }) => withAnswer(chain, hop, { connection }),
  expected,
});

const sdk = (name: string, connection: Connection, expected: Expectation): Fault => ({
  name,
  part: PART,
  hops: 'alone',
  forms: ['har'],
  endsAt: 'page',
  inject: (chain) => ({
    ...chain,
    imaSdk: { ...answer('', 'text/javascript'), connection },
  }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

/** A redirect inside the browser. */
const redirected = (location: string) => ({
  ...answer(''),
  status: 307,
  statusText: 'Internal Redirect',
  headers: { location, 'non-authoritative-reason': 'WebRequest API' },
});

const standIn = (location: string): Fault => ({
  name: `stand-in-of-sdk-${location}`,
  part: PART,
  hops: 'alone',
  forms: ['har'],
  endsAt: 'page',
  inject: (chain) => ({ ...chain, imaSdk: redirected(location) }),
  expected: () => ({ id: 'ima-sdk-blocked', owner: 'browser', isAboutHost: false }),
});

const againstPolicy: Fault['expected'] = () => ({ id: 'policy-refused', owner: 'publisher' });

const withoutBodies = (
  name: string,
  recordedBody: '' | null,
  forms: readonly FormName[],
): Fault => ({
  name,
  part: PART,
  hops: 'first',
  forms,
  formsInBrowser: [],
  endsAt: 'end',
  inject: (chain) => ({ ...chain, recordedBody }),
  expected: ({ form }) => ({
    id: 'har-without-bodies',
    owner: 'unknown',
    facts: { source: form === 'har' ? 'file' : form },
  }),
});

const RECORDED: readonly Fault[] = [
  withoutBodies('bodies-left-out', null, ['har', 'charles']),
  withoutBodies('bodies-empty', '', ['har']),
  ...(
    [
      [303, 'ad-server', 'ads/err?code=303'],
      [402, 'network', 'track/error?ec=402&ad_id=1'],
      [901, 'advertiser', 'pagead/interaction/?ai=B&label=videoplayfailed901'],
    ] as const
  ).map(([code, owner, path]): Fault => ({
    ...withoutBodies(`bodies-left-out-with-error-${code}`, null, ['har']),
    inject: (chain) => ({
      ...chain,
      recordedBody: null,
      reports: [[`https://measure.publisher.example/${path}`, answer('', 'image/gif')]],
    }),
    expected: () => ({
      id: 'playback-failed',
      owner,
      facts: { code },
      others: ['har-without-bodies'],
    }),
  })),
  // The log of the page has statuses of its own requests.
  ...['log/error?code=403', 'err?code=303', 'errors/400?status=1&code=400'].map((path): Fault => ({
    ...withoutBodies(`bodies-left-out-with-log-${path}`, null, ['har']),
    inject: (chain) => ({
      ...chain,
      recordedBody: null,
      reports: [[`https://www.publisher.example/${path}`, answer('', 'text/plain')]],
    }),
  })),
  recorded('ad-blocker', 'blocked', () => ({ id: 'ad-blocker', owner: 'browser' }), noAnswer),
  recorded('content-security-policy', 'against-policy', againstPolicy, againstPolicy),
  recorded('mixed-content', 'mixed-content', (place) => ({
    id: 'http-on-https',
    owner: writerOfAddress(place),
    facts: { source: place.hop === 0 ? 'tag' : 'wrapper' },
  })),
  ...['chrome-extension://ab/ima3.js', 'moz-extension://ab/ima3.js'].map(standIn),
  ...['safari-web-extension://ab/ima3.js', 'data:text/javascript,'].map(standIn),
  ...['chrome-extension://ab/empty.xml', 'data:text/xml,'].map((location): Fault => ({
    name: `stand-in-of-tag-${location}`,
    part: PART,
    forms: ['har'],
    formsInBrowser: [],
    inject: (chain, { hop }) => withAnswer(chain, hop, { ...redirected(location), body: '' }),
    expected: () => ({ id: 'ad-blocker', owner: 'browser' }),
  })),
  {
    name: 'media-against-policy',
    part: 'media',
    hops: 'last',
    forms: ['har'],
    formsInBrowser: [],
    endsAt: 'media',
    inject: (chain) => ({ ...chain, media: { ...chain.media, connection: 'against-policy' } }),
    expected: () => ({
      id: 'policy-refused',
      owner: 'publisher',
      facts: { directive: 'media-src' },
    }),
  },
  {
    name: 'media-mixed-content',
    part: 'media',
    hops: 'last',
    forms: ['har'],
    formsInBrowser: [],
    endsAt: 'media',
    inject: (chain) => ({ ...chain, media: { ...chain.media, connection: 'mixed-content' } }),
    expected: () => ({ id: 'media-file-mixed-content', owner: 'advertiser' }),
  },
  sdk('sdk-blocked', 'blocked', { id: 'ima-sdk-blocked', owner: 'browser' }),
  sdk('sdk-against-policy', 'against-policy', { id: 'ima-sdk-failed', owner: 'publisher' }),
  sdk('sdk-not-found', 'no-name', { id: 'ima-sdk-failed', owner: 'browser' }),
  sdk('sdk-without-request', 'answers', { id: 'har-without-ads', owner: 'publisher' }),
];

/** Faults of the page and of the browser around a chain. */
export const PAGE_FAULTS: readonly Fault[] = [
  ...CONSENT,
  ...LACKING,
  {
    name: 'http-tag-on-https-page',
    part: PART,
    hops: 'first',
    forms: ['tag', 'embed', 'case'],
    viewer: { page: { url: 'https://www.publisher.example/story' } },
    inject: (chain) =>
      hostedAt(chain, `http://ads.publisher.example${new URL(chain.tag).pathname}`),
    expected: () => ({ id: 'http-on-https', owner: 'publisher', facts: { source: 'tag' } }),
  },
  ...RECORDED,
];
