import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRoundTrip } from '../src/render/round-trip.js';
import { ABSENT, readShared } from './corpus.js';

interface Payload {
  readonly id: number;
  readonly payload: string;
}

test('every naughty string comes back out of every embed code as it was', (t) => {
  const strings = readShared('corpora/naughty-strings.json') as readonly string[] | undefined;
  if (strings === undefined) {
    t.diagnostic(ABSENT);
    return;
  }
  assert.notEqual(strings.length, 0);
  for (const string of strings) checkRoundTrip(string);
});

test('no script-injection payload gets out of its place in any embed code', (t) => {
  const payloads = readShared('corpora/xss-payloads.json') as readonly Payload[] | undefined;
  if (payloads === undefined) {
    t.diagnostic(ABSENT);
    return;
  }
  assert.notEqual(payloads.length, 0);
  for (const { payload } of payloads) checkRoundTrip(payload);
});
