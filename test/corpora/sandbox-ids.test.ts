import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSandbox, seedOf } from '../demo/sandbox/open-sandbox.js';
import { ABSENT, readShared } from './corpus.js';

interface Corpus {
  readonly ids: readonly string[];
}

/** As a careless client would write an id into a path: encoded as a whole, or as it is. */
const spellings = (id: string): readonly string[] => {
  const wellFormed = id.replace(/\p{Surrogate}/gu, '\ufffd');
  return [encodeURIComponent(wellFormed), wellFormed];
};

const PLACES = [
  (id: string) => `/rest/embed/${id}.json`,
  (id: string) => `/rest/v2/embed/${id}.json`,
  (id: string) => `/published/embed/${id}.json`,
  (id: string) => `/proxy/iframe.php/${id}/demo`,
  (id: string) => `/proxy/iframe.php/${id}/demo/${id}`,
  (id: string) => `/ads/vast/${id}.xml`,
  (id: string) => `/ads/track/${id}`,
  (id: string) => `/media/${id}`,
  (id: string) => `/media/live/${id}/master.m3u8`,
];

test('no hostile id reaches a resource or comes back in an answer', async (t) => {
  const corpus = readShared('corpora/hostile-ids.json') as Corpus | undefined;
  if (corpus === undefined) {
    t.diagnostic(ABSENT);
    return;
  }
  assert.ok(corpus.ids.length > 10);
  const { read } = await openSandbox(t, { seed: seedOf({ id: 'only', title: 'only-title' }) });
  for (const id of corpus.ids) {
    for (const path of PLACES.flatMap((place) => spellings(id).map(place))) {
      const reply = await read(path);
      const text = await reply.text();
      assert.ok(reply.status === 400 || reply.status === 404, `${path}: ${reply.status}`);
      assert.doesNotMatch(text, /only-title/, path);
      if (/[<>"']/.test(id)) assert.ok(!text.includes(id), path);
    }
  }
});
