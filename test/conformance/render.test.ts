import assert from 'node:assert/strict';
import { checkRoundTrip } from '../src/render/round-trip.js';
import { sharedTest } from './corpus.js';

interface Payload {
  readonly id: number;
  readonly payload: string;
}

sharedTest(
  'corpora/naughty-strings.json',
  'every naughty string comes back out of every embed code as it was',
  (input) => {
    const strings = input as readonly string[];
    assert.notEqual(strings.length, 0);
    for (const string of strings) checkRoundTrip(string);
  },
);

sharedTest(
  'corpora/xss-payloads.json',
  'no script-injection payload gets out of its place in any embed code',
  (input) => {
    const payloads = input as readonly Payload[];
    assert.notEqual(payloads.length, 0);
    for (const { payload } of payloads) checkRoundTrip(payload);
  },
);
