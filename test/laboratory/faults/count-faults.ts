import { answer, type Chain, documentAt, withAnswer } from '../chain.js';
import { inlineVast } from '../documents.js';
import type { Expectation, Fault } from '../fault.js';
import { harOf } from '../har.js';
import { charlesOf, curlOf, wgetOf } from '../sessions.js';

/** How people ask why an ad is not counted. */
const QUESTIONS = [
  'The agency reports 0 impressions, our ad server counts 12,400.',
  'Impressions differ by 40% between us and the network.',
  'The advertiser sees fewer clicks than we do.',
  'Die Agentur meldet 0 Impressionen, unser Ad-Server 12.400.',
  'L’agence ne compte que 60 % de nos impressions.',
  'L’agenzia conta solo il 60% delle nostre impression.',
  'La agencia cuenta menos impresiones que nosotros.',
  'A agência conta menos impressões do que nós.',
  'We count 12,000 impressions, they 9,000, see the recording below.',
  'Impressions: 12,000 vs 9,000. Who is right?',
  'Wir zählen 12.000 Impressionen, die Agentur 9.000.',
];

/** Sentences beside a container that do not ask for counts. */
const OTHER_WORDS = ['This is what the page loads on our story page.', 'Siehe Anhang.'];

const counted = (
  name: string,
  question: string,
  edit: (document: string) => string,
  expected: Expectation,
): Fault => ({
  name: `count-${name}`,
  part: 'paste',
  hops: 'alone',
  forms: ['unsent'],
  inject: (chain: Chain) => ({
    ...chain,
    paste: `${question}${edit(inlineVast('3.0', 'https://cdn.market.example/7.mp4'))}`,
  }),
  expected: () => ({ ...expected, isAboutHost: false }),
});

const faulty = (finding: string): Expectation => ({
  id: 'plays-with-fault',
  owner: 'ad-server',
  facts: { finding },
});

/** Placeholders that nobody fills in a tracker. */
const LEFT = ['%%CACHEBUSTER%%', '[INSERT_PLACEMENT_ID]', '${CAMPAIGN}', '{{LINE_ITEM}}'];

const withTracker =
  (element: string, address: string) =>
  (document: string): string =>
    element === 'Impression'
      ? document.replace('<Error>', `<Impression><![CDATA[${address}]]></Impression><Error>`)
      : document.replace(
          '</TrackingEvents>',
          `<Tracking event="${element}"><![CDATA[${address}]]></Tracking></TrackingEvents>`,
        );

const tracker = (scheme: string, value: string): string =>
  `${scheme}://track.agency.example/e?ord=${value}`;

const COUNTER = 'https://track.agency.example/i?ord=7';

const countedChain = (chain: Chain, status: number): Chain => ({
  ...withAnswer(chain, 0, {
    body: withTracker('Impression', COUNTER)(documentAt(chain, 0)),
  }),
  reports: [[COUNTER, { ...answer('', 'image/gif'), status }]],
});

type Container = (chain: Chain, fault: Fault, place: Parameters<Fault['inject']>[1]) => string;

/** The response to the tag alone. */
const ofTag =
  (write: Container): Container =>
  (chain, fault, place) =>
    write({ ...chain, reports: [] }, { ...fault, endsAt: 'hop' }, place);

/** What people attach to a question about counts: recordings of a page in JSON, and the output of commands. */
const CONTAINERS: readonly (readonly [name: string, write: Container, isRecording: boolean])[] = [
  ['har', harOf, true],
  ['indented-har', (...all) => JSON.stringify(JSON.parse(harOf(...all)), null, 2), true],
  ['charles', charlesOf, true],
  ['curl', ofTag(curlOf), false],
  ['wget', ofTag(wgetOf), false],
];

const beside = (
  name: string,
  [kind, write, isRecording]: (typeof CONTAINERS)[number],
  around: (container: string) => string,
  status: number,
  expected: Expectation,
): Fault => {
  const fault: Fault = {
    name: `count-${kind}-${name}`,
    part: 'paste',
    hops: 'alone',
    forms: ['unsent'],
    endsAt: 'end',
    inject: (chain, place) => ({
      ...chain,
      paste: around(write(countedChain(chain, status), fault, place)),
    }),
    expected: () => ({
      ...expected,
      isAboutHost: false,
      ...(isRecording && { changes: ['text-around'] }),
    }),
  };
  return fault;
};

/** A question about counts stays one beside whatever is attached to it. */
const ATTACHED: readonly Fault[] = CONTAINERS.flatMap((container) => [
  ...QUESTIONS.flatMap((question, at) => {
    const asked: Expectation = {
      id: 'ad-plays',
      owner: 'unknown',
      facts: { isAboutCounts: true, isRecorded: container[2] },
    };
    return [
      beside(`${at}-before`, container, (text) => `${question}\n${text}`, 200, asked),
      beside(`${at}-apart`, container, (text) => `${question}\n\n${text}`, 200, asked),
      beside(`${at}-behind`, container, (text) => `${text}\n\n${question}`, 200, asked),
      ...(container[2]
        ? [
            beside(`${at}-lost`, container, (text) => `${question}\n${text}`, 503, {
              id: 'impression-lost',
              owner: 'network',
              facts: { status: 503 },
            }),
          ]
        : []),
    ];
  }),
  ...OTHER_WORDS.map((words, at) =>
    beside(`other-${at}`, container, (text) => `${words}\n${text}`, 200, {
      id: 'ad-plays',
      owner: 'nobody',
    }),
  ),
]);

/** What an ad that plays is not counted by, with a question about it and without. */
export const COUNT_FAULTS: readonly Fault[] = [
  ...ATTACHED,
  ...LEFT.map((placeholder, index) =>
    counted(
      `unasked-${index}`,
      '',
      withTracker('Impression', tracker('https', placeholder)),
      faulty('track-macro-left'),
    ),
  ),
  ...QUESTIONS.flatMap((question, at) => [
    ...LEFT.flatMap((placeholder, index) =>
      ['Impression', 'midpoint'].map((element) =>
        counted(
          `${at}-${element}-${index}`,
          `${question}\n`,
          withTracker(element, tracker('https', placeholder)),
          faulty('track-macro-left'),
        ),
      ),
    ),
    counted(
      `${at}-over-http`,
      `${question}\n`,
      withTracker('Impression', tracker('http', '7')),
      faulty('track-http'),
    ),
    counted(`${at}-without-fault`, `${question}\n`, (document) => document, {
      id: 'ad-plays',
      owner: 'unknown',
      facts: { isAboutCounts: true },
    }),
  ]),
];
