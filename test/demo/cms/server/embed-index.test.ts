import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EmbedEntry } from '../../../../demo/cms/server/embed-entry.js';
import { EmbedIndex, type EmbedQuery } from '../../../../demo/cms/server/embed-index.js';
import { assertLinearTime } from '../../../timing/linear-time.js';

const entry = (id: string, title: string, changes: Partial<EmbedEntry> = {}): EmbedEntry => ({
  id,
  title,
  publicId: null,
  tags: [],
  kind: 'video',
  state: 'ready',
  createdAt: `2026-01-${id.slice(-2)} 08:00:00`,
  duration: 10,
  thumbnail: null,
  width: null,
  height: null,
  ads: 0,
  ...changes,
});

const indexOf = (...entries: readonly EmbedEntry[]): EmbedIndex => {
  const index = new EmbedIndex();
  index.put(entries);
  return index;
};

const ALL: EmbedQuery = { query: '', sort: 'relevance', offset: 0, limit: 50 };

const idsOf = (index: EmbedIndex, search: Partial<EmbedQuery>): readonly string[] =>
  index.search({ ...ALL, ...search }).entries.map(({ id }) => id);

const INDEX = indexOf(
  entry('110', 'Großer Straßenlauf in Łódź'),
  entry('111', 'A watermark with every option', { ads: 2, tags: ['Logo'] }),
  entry('112', 'The harbour at night', { publicId: 'harbour', state: 'processing' }),
  entry('113', 'Harbours of the north', { kind: 'live', duration: null }),
  entry('114', 'Room 110', { duration: 99 }),
);

for (const [query, ids] of [
  ['grosser strassenlauf', ['110']],
  ['lodz', ['110']],
  ['LÓDZ', ['110']],
  ['watermrak', ['111']],
  ['watremarks', ['111']],
  ['nihgt', ['112']],
  ['ngiht', ['112']],
  ['inght', ['112']],
  ['nihg', ['112']],
  ['nihgt hrabour', ['112']],
  ['thgin', []],
  ['romo', ['114']],
  ['logo', ['111']],
  ['harbour', ['112', '113']],
  ['night harb', ['112']],
  ['mark', ['111']],
  ['#110', ['110']],
  ['#harbour', ['112']],
  ['110', ['110', '114']],
  ['#999', []],
  ['nothing like it', []],
  ['***', []],
] as const) {
  test(`"${query}" finds ${ids.join(' and ') || 'nothing'}`, () => {
    assert.deepEqual(idsOf(INDEX, { query }), ids);
  });
}

test('the newest embeds come first, and other orders are those that were chosen', () => {
  assert.deepEqual(idsOf(INDEX, {}), ['114', '113', '112', '111', '110']);
  assert.deepEqual(idsOf(INDEX, { sort: 'oldest' }), ['110', '111', '112', '113', '114']);
  assert.deepEqual(idsOf(INDEX, { sort: 'title' }), ['111', '110', '113', '114', '112']);
  assert.equal(idsOf(INDEX, { sort: 'longest' })[0], '114');
  assert.deepEqual(idsOf(INDEX, { query: 'the', sort: 'newest' }), ['113', '112']);
});

test('filters leave embeds out, also of what a query finds', () => {
  assert.deepEqual(idsOf(INDEX, { state: 'processing' }), ['112']);
  assert.deepEqual(idsOf(INDEX, { kind: 'live' }), ['113']);
  assert.deepEqual(idsOf(INDEX, { ads: true }), ['111']);
  assert.deepEqual(idsOf(INDEX, { query: 'harbour', kind: 'live' }), ['113']);
  assert.deepEqual(idsOf(INDEX, { query: '#110', kind: 'live' }), []);
});

test('two letters in the wrong order are found as fast as other typos, in any query', async () => {
  const index = indexOf(
    ...Array.from({ length: 20_000 }, (_, at) => entry(String(1000 + at), `Video storm ${at}`)),
  );
  assert.equal(index.search({ ...ALL, query: 'vidoe strom 77' }).total > 0, true);
  for (const part of ['vidoe', 'vidoestromharbuor '])
    await assertLinearTime(
      (length) => assert.equal(index.search({ ...ALL, query: part.repeat(length) }).total, 0),
      4,
    );
});

test('a page has its part of the result and the total', () => {
  const { total, entries } = INDEX.search({ ...ALL, offset: 3, limit: 2 });
  assert.equal(total, 5);
  assert.deepEqual(
    entries.map(({ id }) => id),
    ['111', '110'],
  );
});

test('a changed embed is found by its new title alone, and a removed one is not found', () => {
  const index = indexOf(entry('110', 'Before', { publicId: 'old' }), entry('111', 'Other'));
  index.put([entry('110', 'After', { publicId: 'new' })]);
  assert.deepEqual(idsOf(index, { query: 'before' }), []);
  assert.deepEqual(idsOf(index, { query: 'after' }), ['110']);
  assert.deepEqual(idsOf(index, { query: 'aftre' }), ['110']);
  assert.deepEqual(idsOf(index, { query: 'beofre' }), []);
  assert.deepEqual(idsOf(index, { query: '#old' }), []);
  assert.deepEqual(idsOf(index, { query: '#new' }), ['110']);
  index.remove(['110', 'unknown']);
  assert.deepEqual(idsOf(index, {}), ['111']);
  assert.equal(index.size, 1);
});
