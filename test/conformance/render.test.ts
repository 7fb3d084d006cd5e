import assert from 'node:assert/strict';
import { checkPublishedTexts } from '../src/publish/published-texts.js';
import { checkRoundTrip } from '../src/render/round-trip.js';
import { sampled } from '../sample.js';
import { corpusTest } from './corpus.js';

/** One script-injection payload of this many is tried in a run. */
const STEP = 3;

interface Payload {
  readonly id: number;
  readonly payload: string;
}

corpusTest(
  'every naughty string is unchanged when it is parsed from any embed code',
  'corpora/naughty-strings.json',
  (strings: readonly string[]) => {
    assert.notEqual(strings.length, 0);
    for (const string of strings) checkRoundTrip(string);
  },
);

corpusTest(
  'no script-injection payload leaves its attribute or text in any embed code',
  'corpora/xss-payloads.json',
  (payloads: readonly Payload[]) => {
    assert.notEqual(payloads.length, 0);
    for (const { payload } of sampled(payloads, STEP)) checkRoundTrip(payload);
  },
);

corpusTest(
  'every naughty string is unchanged when it is parsed from any response of the handler',
  'corpora/naughty-strings.json',
  (strings: readonly string[]) => checkPublishedTexts(strings),
);

corpusTest(
  'no script-injection payload leaves its attribute or text in any response of the handler',
  'corpora/xss-payloads.json',
  (payloads: readonly Payload[]) =>
    checkPublishedTexts(sampled(payloads, STEP).map(({ payload }) => payload)),
);
