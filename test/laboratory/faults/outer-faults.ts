import { inlineVast } from '../documents.js';
import type { Expectation, Fault } from '../fault.js';

const TAG = 'https://ads.market.example/vast?pid=7&cb=81';
const COUNTER = 'https://count.partner.example/i?a=7';
const EMPTY = '<VAST version="3.0"/>';

const entry = (url: string, kind: string, status: number, type: string, text: string): object => ({
  startedDateTime: '2026-11-20T10:00:00.000Z',
  time: 90,
  _resourceType: kind,
  request: { method: 'GET', url, headers: [] },
  response: {
    status,
    headers: [{ name: 'content-type', value: type }],
    content: { mimeType: type, text },
  },
});

const har = (...entries: readonly object[]): string =>
  JSON.stringify({ log: { version: '1.2', entries } });

const COUNTED = inlineVast('3.0', 'https://cdn.market.example/7.mp4').replace(
  '<Creatives>',
  `<Impression><![CDATA[${COUNTER}]]></Impression><Creatives>`,
);

/** What the output of a tool is, and the verdict about it. */
interface Output {
  readonly name: string;
  /** `json` may be the body of a response, `document` is one; `lines` are what a tool writes below each other. */
  readonly kind: 'json' | 'document' | 'lines';
  readonly text: string;
  readonly expected: Expectation;
}

const OUTPUTS: readonly Output[] = [
  {
    name: 'har-without-ad',
    kind: 'json',
    text: har(entry(TAG, 'fetch', 200, 'text/xml', EMPTY)),
    expected: { id: 'no-ad', owner: 'ad-server' },
  },
  {
    name: 'har-of-lost-impression',
    kind: 'json',
    text: har(
      entry(TAG, 'fetch', 200, 'text/xml', COUNTED),
      entry('https://cdn.market.example/7.mp4', 'media', 206, 'video/mp4', ''),
      entry(COUNTER, 'image', 503, 'text/plain', 'overloaded'),
    ),
    expected: { id: 'impression-lost', owner: 'network', facts: { status: 503 } },
  },
  {
    name: 'consent-data',
    kind: 'json',
    text: '{"gdprApplies":true,"tcString":"","eventStatus":"cmpuishown","cmpStatus":"loaded"}',
    expected: { id: 'text-judged', owner: 'consent', facts: { finding: 'consent-open' } },
  },
  {
    name: 'auction-without-bid',
    kind: 'json',
    text: '{"id":"c0a1","seatbid":[],"nbr":2,"ext":{"errors":{"rubicon":[{"code":2,"message":"imp.video.mimes is required"}]}}}',
    expected: { id: 'bid-rejected', owner: 'publisher', facts: { bidder: 'rubicon' } },
  },
  {
    name: 'auction-with-bid',
    kind: 'json',
    text: JSON.stringify({
      id: 'c0a1',
      seatbid: [
        {
          bid: [
            {
              impid: '1',
              price: 2,
              adm: '<VAST version="3.0"><Ad id="7"><Wrapper><AdSystem>a</AdSystem><VASTAdTagURI></VASTAdTagURI><Impression>https://count.partner.example/i</Impression></Wrapper></Ad></VAST>',
            },
          ],
        },
      ],
    }),
    expected: { id: 'wrapper-without-tag', owner: 'ad-server' },
  },
  {
    name: 'bids-of-prebid',
    kind: 'json',
    text: '{"video1":{"bids":[{"bidderCode":"rubicon","cpm":0.4,"mediaType":"video","vastXml":"<VAST version=\\"3.0\\"/>","rejectionReason":"Bid does not meet price floor"}]}}',
    expected: { id: 'bid-rejected', owner: 'publisher', facts: { reason: 'floor' } },
  },
  {
    name: 'bid-request',
    kind: 'json',
    text: '{"id":"1","imp":[{"id":"1","banner":{"w":300,"h":250}}]}',
    expected: {
      id: 'text-judged',
      owner: 'publisher',
      facts: { finding: 'request-without-video' },
    },
  },
  {
    name: 'embed',
    kind: 'json',
    text: '{"id":"77","title":"Story","preroll":[{"id":"1","title":"Ad","adv_type":"dart","type":"linear","source_url":""}]}',
    expected: { id: 'tag-empty', owner: 'publisher', others: ['device-without-ads'] },
  },
  {
    name: 'document',
    kind: 'document',
    text: '<VAST version="3.0"><Ad id="7"><Wrapper><AdSystem>a</AdSystem><VASTAdTagURI></VASTAdTagURI><Impression>https://count.partner.example/i</Impression></Wrapper></Ad></VAST>',
    expected: { id: 'wrapper-without-tag', owner: 'ad-server' },
  },
  {
    name: 'console',
    kind: 'lines',
    text: `Access to fetch at '${TAG}' from origin 'https://www.publisher.example' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.`,
    expected: { id: 'error-code', owner: 'ad-server', facts: { code: 'cors' } },
  },
  {
    name: 'list-of-requests',
    kind: 'lines',
    text: `Name\tStatus\tType\tInitiator\tSize\tTime\n${TAG}\t(blocked:other)\tfetch\tplayer.js:1\t0 B\t3 ms`,
    expected: { id: 'error-code', owner: 'browser', facts: { code: 'blocked-by-client' } },
  },
  {
    name: 'line-of-request',
    kind: 'lines',
    text: 'GET https://ads.market.example/vast?pid=7&gdpr=1&gdpr_consent=&cb=7712  200 OK',
    expected: { id: 'consent-missing', owner: 'publisher' },
  },
  {
    name: 'log-of-consent',
    kind: 'lines',
    text: "__tcfapi getTCData: {gdprApplies: true, tcString: '', eventStatus: 'cmpuishown'}",
    expected: { id: 'text-judged', owner: 'consent', facts: { finding: 'consent-open' } },
  },
];

const QUESTION = 'Why is there no preroll on our story page?';
const SENTENCE = 'Our partner sees none of the ads that we expect on this page since Monday.';
const QUOTED = [EMPTY, '<VAST version="3.0"></VAST>'].map(
  (document) => `GET ${TAG}  200  (42 B, ${document})`,
);

type Changes = Expectation['changes'];
const AROUND: Changes = ['text-around'];

/** What stands around the output of a tool. */
interface Surrounding {
  readonly name: string;
  readonly write: (text: string) => string;
  /** What the diagnosis undoes for it; missing if it is not around such a text. */
  readonly changes: Readonly<Partial<Record<Output['kind'], Changes>>>;
}

const SURROUNDINGS: readonly Surrounding[] = [
  { name: 'alone', write: (text) => text, changes: { json: [], document: [], lines: [] } },
  {
    name: 'question',
    write: (text) => `${QUESTION}\n${text}`,
    changes: { json: AROUND, document: [], lines: [] },
  },
  {
    name: 'sentence',
    write: (text) => `${SENTENCE}\n${text}`,
    changes: { json: AROUND, document: [], lines: [] },
  },
  {
    name: 'paragraph',
    write: (text) => `${SENTENCE}\n\n${text}`,
    changes: { json: AROUND, document: AROUND, lines: [] },
  },
  {
    name: 'behind',
    write: (text) => `${text}\n\n${SENTENCE}`,
    changes: { json: AROUND, lines: [] },
  },
  {
    name: 'both',
    write: (text) => `${QUESTION}\n${text}\n${SENTENCE}`,
    changes: { json: AROUND, document: AROUND, lines: [] },
  },
  {
    name: 'call',
    write: (text) => `copy(JSON.stringify(answer, null, 2))\n${text}`,
    changes: { json: AROUND },
  },
  ...QUOTED.flatMap((line, index): readonly Surrounding[] => [
    {
      name: `quoted-behind-${index}`,
      write: (text) => `${text}\n${line}`,
      changes: { json: AROUND, lines: [] },
    },
    {
      name: `quoted-before-${index}`,
      write: (text) => `${line}\n${text}`,
      changes: { lines: [] },
    },
    {
      name: `call-and-quoted-${index}`,
      write: (text) => `copy(JSON.stringify(answer))\n${text}\n${line}`,
      changes: { json: AROUND },
    },
  ]),
  ...['', 'POST https://rtb.market.example/auction?pub=7\n', `${SENTENCE}\n`].flatMap(
    (before, index) =>
      (['json', 'document'] as const).map((kind) => ({
        name: `head-${index}-of-${kind}`,
        write: (text: string) =>
          `${before}HTTP/1.1 200 OK\ncontent-type: application/${kind === 'json' ? kind : 'xml'}\n\n${text}`,
        // An address or a sentence before the head is not of the response.
        changes: { [kind]: kind === 'json' || index === 0 ? [] : AROUND },
      })),
  ),
];

const GIVEN =
  '{"gdprApplies":true,"tcString":"CPXxRfAPXxRfAAfKABENB-CgAP_AAH_AAAYgAAAAAAAA","eventStatus":"tcloaded"}';

/** A document on separate lines is the response that somebody asks about, if what stands before it has no fault. */
const BESIDE: readonly Fault[] = OUTPUTS.filter(({ kind }) => kind === 'document').flatMap(
  ({ text, expected }) =>
    (
      [
        [`GET ${TAG}\n\n`, AROUND],
        [`GET ${TAG}  200 OK\n`, []],
        [`${GIVEN}\n\n`, AROUND],
      ] as const
    ).map(([before, changes], index): Fault => ({
      name: `outer-beside-${index}`,
      part: 'paste',
      hops: 'alone',
      forms: ['unsent'],
      inject: (chain) => ({ ...chain, paste: `${before}${text}` }),
      expected: () => ({ ...expected, changes, isAboutHost: false }),
    })),
);

/** The verdict about a record is the same with anything around it, and with documents in it. */
const AROUND_OUTPUTS: readonly Fault[] = OUTPUTS.flatMap(({ name, kind, text, expected }) =>
  SURROUNDINGS.flatMap(({ name: around, write, changes: { [kind]: changes } }): readonly Fault[] =>
    changes === undefined
      ? []
      : [
          {
            name: `outer-${name}-${around}`,
            part: 'paste',
            hops: 'alone',
            forms: ['unsent'],
            inject: (chain) => ({ ...chain, paste: write(text) }),
            expected: () => ({ ...expected, changes, isAboutHost: false }),
          },
        ],
  ),
);

export const OUTER_FAULTS: readonly Fault[] = [...AROUND_OUTPUTS, ...BESIDE];
