import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../src/diagnosis/diagnose.js';
import { type FillRate, fillRates, type RateAnswer } from '../../../src/diagnosis/fill-rate.js';
import { inspectDocument } from '../../../src/vast/node/index.js';
import { EMPTY_VAST, inlineVast, VPAID_MEDIA } from './inspections.js';

/** What a document answers to a tag, with the code of the diagnosis and no network. */
const answerOf = async (document: string): Promise<RateAnswer> => {
  const inspection = await inspectDocument(document, { checksMedia: false });
  const { verdict } = await diagnose('https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]', {
    viewer: { page: { url: 'https://paper.example/' } },
    inspect: {
      inspectAdTag: () => Promise.resolve(inspection),
      inspectDocument: () => Promise.resolve(inspection),
    },
  });
  return { inspection, verdict };
};

/** The last rate of these answers, and the waits between their requests. */
const rateOf = async (documents: readonly string[]) => {
  const waits: number[] = [];
  const rates: FillRate[] = [];
  const rest = [...documents];
  const request = () => answerOf(rest.shift() ?? '');
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  for await (const rate of fillRates(request, documents.length, wait)) rates.push(rate);
  return { rates, rate: rates.at(-1), waits };
};

const other = inlineVast().replace('Ad id="1"', 'Ad id="2"');

describe('fillRates', () => {
  it('counts the answers with an ad that plays, the ads, and the verdicts of the others', async () => {
    const { rate, rates } = await rateOf([
      EMPTY_VAST,
      inlineVast(),
      EMPTY_VAST,
      inlineVast(VPAID_MEDIA),
      inlineVast(),
      other,
    ]);
    assert.deepEqual(
      rates.map(({ filled, answers }) => [filled, answers]),
      [
        [0, 1],
        [1, 2],
        [1, 3],
        [1, 4],
        [2, 5],
        [3, 6],
      ],
    );
    assert.deepEqual(
      rate?.ads.map(({ item, count }) => [item.ad.id, item.failure === null, count]),
      [
        ['1', true, 2],
        ['1', false, 1],
        ['2', true, 1],
      ],
    );
    assert.deepEqual(
      rate.verdicts.map(({ item, count }) => [item.id, count]),
      [
        ['no-ad', 2],
        ['vpaid-only', 1],
      ],
    );
  });

  it('waits a second between a response and the next request, and not after the last', async () => {
    const { waits } = await rateOf([EMPTY_VAST, EMPTY_VAST, EMPTY_VAST]);
    assert.deepEqual(waits, [1000, 1000]);
  });

  it('has no ad and no answer for a tag that was not requested', async () => {
    const { verdict } = await answerOf(EMPTY_VAST);
    const rates = fillRates(
      () => Promise.resolve({ inspection: null, verdict }),
      1,
      () => Promise.resolve(),
    );
    for await (const rate of rates) assert.deepEqual([rate.filled, rate.ads], [0, []]);
  });
});
