import type { Expectation, Fault } from '../fault.js';

const HOST = 'ads.market.example';
const EMPTY = '<VAST version="3.0"/>';

const hopOf = (url: string, startMs: number, status: number, text: string): object => ({
  url,
  responseUrl: url,
  parent: null,
  startMs,
  durationMs: 90,
  status,
  contentType: 'application/xml',
  cors: 'with-credentials',
  sentCookies: false,
  text,
  template: url,
  expansions: [],
  root: 'VAST',
  version: '3.0',
  adSystems: [],
  failure: null,
});

const requestOf = (url: string, atMs: number, status = 200, text = EMPTY): object => ({
  position: 'preroll',
  template: url,
  expansions: [],
  tag: url,
  atMs,
  hops: [hopOf(url, 0, status, text)],
  ads: [],
  errorTrackers: [],
  result: 'failed',
  failure: null,
});

const playerOf = (...requests: readonly object[]): object => ({
  kind: 'page',
  origin: 'https://www.publisher.example',
  embed: '77',
  startedAt: '2026-11-20T10:00:00.000Z',
  events: [],
  requests,
  breakTrackers: [],
});

const recordOf = (...requests: readonly object[]): object => ({
  version: 1,
  players: requests.map((request) => playerOf(request)),
});

const FIRST = recordOf(requestOf(`https://${HOST}/vast?pid=7&cb=81`, 10));
const REFUSED = recordOf(
  requestOf(`https://${HOST}/vast?pid=7&cb=82`, 20, 403, '{"players":[{"a":"}"}]}'),
);
/** Of a second request, of which a record that is cut off has only a part. */
const LONG = recordOf(
  requestOf(`https://${HOST}/vast?pid=7&cb=81`, 10),
  requestOf(`https://${HOST}/vast?pid=7&cb=82`, 20, 403, 'no'),
);

const entryOf = (url: string, status: number, text: string): object => ({
  startedDateTime: '2026-11-20T10:00:00.000Z',
  time: 90,
  _resourceType: 'fetch',
  request: { method: 'GET', url, headers: [] },
  response: {
    status,
    headers: [
      { name: 'content-type', value: 'text/xml' },
      { name: 'access-control-allow-origin', value: '*' },
    ],
    content: { mimeType: 'text/xml', text },
  },
});

const HAR = {
  log: {
    version: '1.2',
    creator: { name: 'a', version: '1' },
    pages: [{ id: 'page_1', title: 'https://www.publisher.example/story' }],
    entries: [
      entryOf(`https://${HOST}/vast?pid=7&cb=81`, 200, EMPTY),
      entryOf(`https://${HOST}/vast?pid=7&cb=82`, 403, 'no'),
    ],
  },
};

const NO_AD: Expectation = { id: 'no-ad', owner: 'ad-server', facts: { host: HOST } };
const IS_REFUSED: Expectation = {
  id: 'http-client-error',
  owner: 'ad-server',
  facts: { host: HOST, status: 403 },
};
const CUT_OFF: Expectation = {
  id: 'input-unknown',
  owner: 'unknown',
  facts: { reason: 'cut-off' },
};

const text = (value: object): string => JSON.stringify(value);
const indented = (value: object): string => JSON.stringify(value, null, 2);

const AROUND = ['text-around'];
/** What stands around the texts of recordings. */
const SURROUNDINGS: readonly (readonly [
  name: string,
  write: (...texts: readonly string[]) => string,
  changes: readonly string[],
])[] = [
  ['lines', (...texts) => texts.join('\n'), []],
  ['paragraphs', (...texts) => `\n${texts.join('\n\n')}\n`, []],
  ['list', (...texts) => `[${texts.join(',')}]`, []],
  ['question', (...texts) => `Why is there no preroll?\n${texts.join('\n')}`, AROUND],
  ['sentence', (...texts) => `The record of our page is ${texts.join(' and ')}`, AROUND],
  ['behind', (...texts) => `${texts.join('\n')}\n\nWhat is wrong?`, AROUND],
  [
    'names',
    (...texts) => texts.map((file, at) => `page-${at}.json:\n${file}`).join('\n\n'),
    AROUND,
  ],
  ['fields', (...texts) => `{"page":"story","records":[${texts.join(',')}]}`, AROUND],
  ['code', (...texts) => `copy(recordAds().record)\n${texts.join('\n')}`, AROUND],
];

const brought = (
  name: string,
  paste: string,
  changes: readonly string[],
  expected: Expectation,
): Fault => ({
  name: `record-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain) => ({ ...chain, paste }),
  expected: () => ({ ...expected, changes, isAboutHost: false }),
});

/** One record and several; the second one counts, since the first only has no ad. */
const WHOLE: readonly Fault[] = [text, indented].flatMap((write, form) =>
  SURROUNDINGS.flatMap(([name, surround, changes]) => [
    brought(`${name}-${form}`, surround(write(FIRST)), changes, NO_AD),
    brought(`${name}-${form}-of-two`, surround(write(FIRST), write(REFUSED)), changes, {
      ...IS_REFUSED,
      others: ['no-ad'],
    }),
  ]),
);

/** Ends of a text before the second request of two is whole, and before the first one is. */
const cutsOf = (whole: string): readonly (readonly [cut: string, expected: Expectation])[] => {
  const [first, second] = [whole.indexOf('cb=81'), whole.lastIndexOf('cb=82')];
  const body = whole.indexOf(text({ a: EMPTY }).slice(5, -1));
  return [
    [whole.slice(0, first), CUT_OFF],
    [whole.slice(0, body + 5), CUT_OFF],
    [whole.slice(0, second), NO_AD],
    [whole.slice(0, whole.lastIndexOf('403')), NO_AD],
    [whole.slice(0, whole.lastIndexOf('403') + 5), NO_AD],
    [whole.slice(0, -1), { ...IS_REFUSED, others: ['no-ad'] }],
  ];
};

const CUT: readonly Fault[] = [LONG, HAR].flatMap((recording, kind) =>
  [text, indented].flatMap((write, form) =>
    cutsOf(write(recording)).flatMap(([cut, expected], at) =>
      ['', '…', '\n(truncated)'].flatMap((end, mark) => [
        brought(`cut-${kind}-${form}-${at}-${mark}`, `${cut}${end}`, [], expected),
        brought(
          `cut-${kind}-${form}-${at}-${mark}-in-text`,
          `See below.\n${cut}${end}`,
          AROUND,
          expected,
        ),
      ]),
    ),
  ),
);

/** A record that breaks off before another one. */
const BEFORE_OTHER: readonly Fault[] = [text, indented].map((write, form) =>
  brought(
    `cut-before-other-${form}`,
    `${write(FIRST).slice(0, write(FIRST).indexOf('expansions'))}\n${write(REFUSED)}`,
    [],
    IS_REFUSED,
  ),
);

/** Recordings of pages, recognized by what they have, and not by where they begin and end. */
export const RECORD_FAULTS: readonly Fault[] = [...WHOLE, ...CUT, ...BEFORE_OTHER];
