import { type Chain } from '../chain.js';
import { inlineVast } from '../documents.js';
import type { Expectation, Fault } from '../fault.js';

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
];

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

/** What an ad that plays is not counted by, with a question about it and without. */
export const COUNT_FAULTS: readonly Fault[] = [
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
