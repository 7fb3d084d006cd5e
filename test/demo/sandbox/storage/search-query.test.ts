import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  jsonOf,
  messageOf,
  openSandbox,
  type OpenSandbox,
  ORIGIN,
  parsedSeed,
} from '../open-sandbox.js';
import {
  filteredIds,
  type SearchedRow,
  searchPath,
  seedOfLives,
  wellFormed,
} from './searched-rows.js';

const LIVES = '/rest/v2/live.json';
const CATEGORIES = '/rest/v2/category.json';

const idsIn = async (reply: Response): Promise<readonly string[]> => {
  assert.equal(reply.status, 200, await reply.clone().text());
  const { data } = (await reply.json()) as { data: readonly { id: string }[] };
  return data.map(({ id }) => id);
};

const idsAt = async ({ read }: OpenSandbox, path: string): Promise<readonly string[]> =>
  idsIn(await read(path));

const row = (id: number, fields: Partial<SearchedRow> = {}): SearchedRow => ({
  id: String(id),
  title: '',
  tags: '',
  description: '',
  created_at: '2026-01-01 00:00:00',
  ...fields,
});

const TITLES = [
  ['100 % sure', '%', true],
  ['100 sure', '%', false],
  ['a_b', '_', true],
  ['ab', '_', false],
  ['a*b', '*', true],
  ['back\\slash', '\\', true],
  ["it's", "'", true],
  ['a"b', '"', true],
  ['Città', 'citta', true],
  ['CITTA', 'città', true],
  ['ÉCOLE', 'école', true],
  ['e\u0301cole', 'É', true],
  ['ΟΔΟΣ', 'οδος', true],
  ['ΟΔΟΣ ΜΟΥ', 'οδός', true],
  ['İstanbul', 'istanbul', true],
  ['ЁЛКА', 'елка', true],
  ['日本語', '本', true],
  ['😀😁', '😁', true],
  ['😀', '\ud83d', false],
  ['a\0b', '\0b', true],
  ['one two', 'two one', false],
] as const;

for (const [title, text, isFound] of TITLES) {
  test(`a search for ${JSON.stringify(text)} ${isFound ? 'finds' : 'does not find'} ${JSON.stringify(title)}`, async (t) => {
    const sandbox = await openSandbox(t, { seed: seedOfLives([row(1, { title })]) });
    const path = `${LIVES}?search_string=${encodeURIComponent(wellFormed(text))}`;
    assert.deepEqual(await idsAt(sandbox, path), isFound ? ['1'] : []);
  });
}

/** Fragments of SQL, patterns and encodings, and letters with special case or marks. */
const PIECES = [
  ...Array.from('%_\\\'"`;*?[]()+&=\n\0\ufffd\u202e\u2028\u0301😀日'),
  '--',
  '/*',
  ' OR 1=1',
  'NULL',
  '%00',
  '%25',
  '{origin}',
  'a',
  'A',
  'b',
  'è',
  'È',
  'e\u0300',
  'ß',
  'İ',
  'ı',
  'Σ',
  'ς',
  'σ',
  'Å',
  'Å',
  'ﬁ',
];

const hostile = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((all) => all.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);

/** Number of strings; the combinations of the searched fields alternate. */
const STRINGS = 1000;

test(`searches for ${STRINGS} hostile strings find the same rows as a plain filter`, async (t) => {
  const texts = fc.sample(hostile, { numRuns: 600, seed: 1 });
  const at = (index: number): string =>
    (texts[index % texts.length] ?? '').replaceAll('{origin}', '{origin_}');
  const rows = Array.from({ length: 200 }, (_, index) =>
    row(index + 1, { title: at(index), tags: at(index + 200), description: at(index + 400) }),
  );
  const shown = rows.map((one) => ({
    ...one,
    title: one.title.replaceAll('{origin_}', '{origin}'),
    tags: one.tags.replaceAll('{origin_}', '{origin}'),
    description: one.description.replaceAll('{origin_}', '{origin}'),
  }));
  const sandbox = await openSandbox(t, { seed: seedOfLives(rows) });
  const wanted = fc.sample(hostile, { numRuns: STRINGS, seed: 2 });
  let found = 0;
  for (const [index, text] of wanted.entries()) {
    const search = {
      text: wellFormed(text),
      inTags: index % 2 === 1,
      inDescription: index % 4 > 1,
    };
    if (search.text === '') continue;
    const ids = await idsAt(sandbox, searchPath(search));
    assert.deepEqual(ids, filteredIds(shown, search), JSON.stringify(search));
    found += ids.length > 0 ? 1 : 0;
  }
  assert.ok(found > STRINGS / 20, `${found} strings found something`);
});

const DATED = [
  '2026-01-01 23:59:59',
  '2026-01-02 00:00:00',
  '2026-01-02 12:00:00',
  '2026-01-05 00:00:00',
  null,
];

const RANGES = [
  ['2026-01-02 00:00:00', null, ['2', '3', '4']],
  [null, '2026-01-02 00:00:00', ['5', '1', '2']],
  ['2026-01-02 00:00:00', '2026-01-02 00:00:00', ['2']],
  ['2026-01-01 00:00:00', '2026-01-02 11:59:59', ['1', '2']],
  ['2026-01-01 23:59:59', '2026-01-05 00:00:00', ['1', '2', '3', '4']],
  ['2026-01-06 00:00:00', '2026-01-01 00:00:00', []],
  ['2026-01-02 13:00:00', '2026-01-02 12:00:00', []],
  ['1970-01-01 00:00:00', '9999-12-31 23:59:59', ['1', '2', '3', '4']],
] as const;

for (const [from, to, expected] of RANGES) {
  test(`the range from ${from ?? 'any date'} to ${to ?? 'any date'} contains ${expected.length} objects`, async (t) => {
    const { read } = await openSandbox(t, {
      seed: parsedSeed({
        embeds: [{ id: '1', title: '' }],
        objects: { live: DATED.map((date, at) => ({ ...row(at + 1), created_at: date })) },
      }),
    });
    const query = new URLSearchParams({
      ...(from === null ? {} : { search_date_min: from }),
      ...(to === null ? {} : { search_date_max: to }),
    });
    const reply = await jsonOf(await read(`${LIVES}?${query.toString()}`));
    assert.deepEqual(
      (reply['data'] as { id: string }[]).map(({ id }) => id),
      expected,
    );
    assert.equal(reply['total'], expected.length);
  });
}

test('a range finds and counts the same rows as a plain filter', async (t) => {
  const time = fc
    .integer({ min: 0, max: 60 * 24 * 5 })
    .map((minutes) =>
      new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
        .toISOString()
        .slice(0, 19)
        .replace('T', ' '),
    );
  const dates = fc.sample(time, { numRuns: 150, seed: 4 });
  const rows = dates.map((created_at, at) => row(at + 1, { created_at }));
  const { read } = await openSandbox(t, { seed: seedOfLives(rows) });
  for (const [from, to] of fc.sample(fc.tuple(time, time), { numRuns: 300, seed: 5 })) {
    const expected = rows.filter(({ created_at: at }) => at >= from && at <= to).length;
    const query = new URLSearchParams({
      search_date_min: from,
      search_date_max: to,
      search_for_page: '1000',
    });
    const reply = await jsonOf(await read(`${LIVES}?${query.toString()}`));
    assert.deepEqual([reply['total'], (reply['data'] as unknown[]).length], [expected, expected]);
  }
});

const ORDERED = [
  row(9, { title: 'b', created_at: '2026-01-03 00:00:00' }),
  row(10, { title: 'É', created_at: '2026-01-01 00:00:00' }),
  { ...row(0), id: 'x1', title: 'A', created_at: '2026-01-02 00:00:00' },
];

const ORDERS = [
  ['id', 'ASC', ['x1', '9', '10']],
  ['id', 'DESC', ['10', '9', 'x1']],
  ['title', 'ASC', ['x1', '9', '10']],
  ['title', 'DESC', ['10', '9', 'x1']],
  ['created_at', 'ASC', ['10', 'x1', '9']],
  ['created_at', 'DESC', ['9', 'x1', '10']],
] as const;

for (const [field, direction, expected] of ORDERS) {
  test(`lists are ordered by ${field} ${direction}`, async (t) => {
    const sandbox = await openSandbox(t, { seed: seedOfLives(ORDERED) });
    const path = `${LIVES}?search_order_by=${field}&search_asc_desc=${direction}`;
    assert.deepEqual(await idsAt(sandbox, path), expected);
    assert.deepEqual(await idsAt(sandbox, LIVES), ['9', '10', 'x1']);
  });
}

test('lists are ordered ascending without search_asc_desc', async (t) => {
  const sandbox = await openSandbox(t, { seed: seedOfLives(ORDERED) });
  assert.deepEqual(await idsAt(sandbox, `${LIVES}?search_order_by=title`), ['x1', '9', '10']);
});

const BAD: readonly (readonly [string, string])[] = [
  ['search_string=', LIVES],
  ['search_string=a&search_string=b', LIVES],
  ['search_in_tags=2', LIVES],
  ['search_in_tags=', LIVES],
  ['search_in_description=true', LIVES],
  ['search_date_min=2026-01-01', LIVES],
  ['search_date_min=2026-02-30 00:00:00', LIVES],
  ['search_date_max=2026-01-01 24:00:00', LIVES],
  ['search_date_max=2026-01-01T00:00:00', LIVES],
  ["search_date_max=' OR 1=1--", LIVES],
  ['search_asc_desc=ASC', LIVES],
  ['search_order_by=body&search_asc_desc=ASC', LIVES],
  ['search_order_by=id&search_asc_desc=asc', LIVES],
  ['search_order_by=id&search_asc_desc=DESC;DROP TABLE object', LIVES],
  ['search_page=0', LIVES],
  ['search_for_page=x', CATEGORIES],
  ['search_limit=5', LIVES],
  ['search_in_tags=1', CATEGORIES],
  ['search_string=a', '/rest/v2/embed.json'],
  ['search_string=a', '/rest/v2/embedtemplate.json'],
  ['search_string=a', '/rest/v2/video.json'],
  ['search_live_id=a b', '/rest/v2/embed.json'],
  ['search_page=1', '/rest/video.json'],
  ['search_limit=0', '/rest/video.json'],
  ['search_limit=-1', '/rest/video.json'],
  ['search_offset=1e3', '/rest/video.json'],
  ['search_offset=١', '/rest/tracka.json'],
  ['search_count=yes', '/rest/embed.json'],
];

for (const [query, path] of BAD) {
  test(`${path}?${query} is refused with 400`, async (t) => {
    const { read } = await openSandbox(t, { seed: seedOfLives([row(1)]) });
    const reply = await read(`${path}?${encodeURI(query).replaceAll('+', '%2B')}`);
    assert.equal(reply.status, 400);
    assert.match(await messageOf(reply), /search|parameter/);
  });
}

test('the links of a page repeat the search parameters', async (t) => {
  const rows = [1, 2, 3].map((id) => row(id, { title: `é & ${id}` }));
  const { read } = await openSandbox(t, { seed: seedOfLives(rows) });
  const search = {
    search_string: 'é &',
    search_in_tags: '1',
    search_in_description: '0',
    search_date_min: '2026-01-01 00:00:00',
    search_date_max: '2026-12-31 00:00:00',
    search_order_by: 'title',
    search_asc_desc: 'DESC',
  };
  const query = new URLSearchParams({ ...search, search_page: '2', search_for_page: '1' });
  const page = await jsonOf(await read(`${LIVES}?${query.toString()}`));
  assert.deepEqual([page['per_page'], page['total'], page['path']], [1, 3, ORIGIN + LIVES]);
  for (const [link, number] of [
    ['first_page_url', '1'],
    ['prev_page_url', '1'],
    ['next_page_url', '3'],
    ['last_page_url', '3'],
  ] as const) {
    const url = new URL(String(page[link]));
    const expected = { ...search, search_page: number, search_for_page: '1' };
    assert.deepEqual(Object.fromEntries(url.searchParams), expected, link);
  }
});

test('a category is searched in title and description', async (t) => {
  const seed = parsedSeed({
    embeds: [{ id: '1', title: '' }],
    objects: {
      category: [
        { id: '1', title: 'Città', description: null },
        { id: '2', title: 'Other', description: 'nelle CITTÀ' },
      ],
    },
  });
  const sandbox = await openSandbox(t, { seed });
  assert.deepEqual(await idsAt(sandbox, `${CATEGORIES}?search_string=citta`), ['1']);
  const both = `${CATEGORIES}?search_string=citta&search_in_description=1`;
  assert.deepEqual(await idsAt(sandbox, both), ['1', '2']);
});

test('embeds are found by their live (platform facts 7.1)', async (t) => {
  const sandbox = await openSandbox(t);
  const { id } = await jsonOf(await sandbox.call('/published/embed/live-channel.json'));
  assert.deepEqual(await idsAt(sandbox, '/rest/v2/embed.json?search_live_id=601'), [id]);
  assert.deepEqual(await idsAt(sandbox, '/rest/v2/embed.json?search_live_id=999'), []);
});

test('generation 1 lists accept limit, offset and count, and return at most 250 objects (spec 8)', async (t) => {
  const video = Array.from({ length: 252 }, (_, at) => ({ id: String(at + 1), title: '' }));
  const seed = parsedSeed({ embeds: [{ id: '1', title: '' }], objects: { video } });
  const { read } = await openSandbox(t, { seed });
  const ids = async (query: string): Promise<readonly string[]> =>
    ((await (await read(`/rest/video.json?${query}`)).json()) as { id: string }[]).map(
      ({ id }) => id,
    );
  assert.equal((await ids('')).length, 250);
  assert.equal((await ids('search_limit=1000')).length, 250);
  assert.deepEqual(await ids('search_limit=2&search_offset=1'), ['2', '3']);
  assert.deepEqual(await ids('search_offset=250'), ['251', '252']);
  assert.deepEqual(await ids('search_offset=252'), []);
  assert.equal(await (await read('/rest/video.json?search_count=1')).text(), '252');
  const second = (await (await read('/rest/v2/video.json?search_page=3')).json()) as unknown[];
  assert.equal(second.length, 52);
});
