import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageEnvelope } from '../../../../demo/sandbox/resources/lists.js';
import { jsonOf, messageOf, openSandbox, ORIGIN, seedOf } from '../open-sandbox.js';

type Page = PageEnvelope & { readonly data: readonly { readonly id: string }[] };

const LIST = '/rest/v2/embed.json';

const many = (count: number) => seedOf(...Array.from({ length: count }, () => ({})));

const ids = (data: readonly { readonly id: string }[]): readonly string[] =>
  data.map(({ id }) => id);

test('an embed is found by id and by public id, in both generations', async (t) => {
  const { read } = await openSandbox(t, { seed: seedOf({}, { public_id: 'open' }) });
  for (const generation of ['/rest', '/rest/v2']) {
    for (const name of ['2', 'open']) {
      const reply = await read(`${generation}/embed/${name}.json`);
      assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
      assert.equal(((await reply.json()) as { id: string }).id, '2');
    }
  }
});

test('an id takes precedence over an equal public id', async (t) => {
  const { read } = await openSandbox(t, { seed: seedOf({ public_id: '2' }, { title: 'by id' }) });
  assert.equal((await jsonOf(await read('/rest/v2/embed/2.json')))['title'], 'by id');
});

test('URLs in an embed contain the requested origin', async (t) => {
  const { read } = await openSandbox(t, { seed: seedOf({ primary_url: '{origin}/page' }) });
  const embed = await jsonOf(await read('/rest/v2/embed/1.json'));
  assert.equal(embed['primary_url'], `${ORIGIN}/page`);
  assert.match(String(embed['code']), /src="http:\/\/sandbox\.test\/scripts\/latest\/embed\.js"/);
});

test('an embed keeps its own codes', async (t) => {
  const { read } = await openSandbox(t, { seed: seedOf({ code_amp: 'own' }) });
  const embed = await jsonOf(await read('/rest/v2/embed/1.json'));
  assert.equal(embed['code_amp'], 'own');
  assert.match(String(embed['code']), /^<div class="media-embed-container"/);
});

test('an embed is returned unchanged: null, numbers, NUL, lone surrogates', async (t) => {
  const fields = {
    title: 'a\0b \ud800 é 😀',
    description: null,
    skip_time: 1.5,
    autoplay: true,
    x: { y: ['1', 0] },
  };
  const { read } = await openSandbox(t, { seed: seedOf(fields) });
  const embed = await jsonOf(await read('/rest/v2/embed/1.json'));
  assert.deepEqual({ ...embed, ...fields }, embed);
});

test('generation 2 lists have pages of 100 by default', async (t) => {
  const { read } = await openSandbox(t, { seed: many(101) });
  const { data, ...envelope } = (await (await read(LIST)).json()) as Page;
  assert.equal(data.length, 100);
  assert.deepEqual(envelope, {
    current_page: 1,
    first_page_url: `${ORIGIN}${LIST}?search_page=1&search_for_page=100`,
    from: 1,
    last_page: 2,
    last_page_url: `${ORIGIN}${LIST}?search_page=2&search_for_page=100`,
    next_page_url: `${ORIGIN}${LIST}?search_page=2&search_for_page=100`,
    path: `${ORIGIN}${LIST}`,
    per_page: 100,
    prev_page_url: null,
    to: 100,
    total: 101,
  });
});

test('following next_page_url reads every embed once', async (t) => {
  const { read } = await openSandbox(t, { seed: many(7) });
  const seen: string[] = [];
  let next: string | null = `${LIST}?search_for_page=3`;
  for (let pages = 0; next !== null; pages += 1) {
    assert.ok(pages < 3, 'there are three pages');
    const page = (await (await read(next)).json()) as Page;
    assert.equal(page.per_page, 3);
    seen.push(...ids(page.data));
    next = page.next_page_url?.slice(ORIGIN.length) ?? null;
  }
  assert.deepEqual(seen, ['1', '2', '3', '4', '5', '6', '7']);
});

test('a page after the last one is empty and links back', async (t) => {
  const { read } = await openSandbox(t, { seed: many(3) });
  const page = (await (await read(`${LIST}?search_page=9&search_for_page=2`)).json()) as Page;
  assert.deepEqual(page.data, []);
  assert.deepEqual([page.from, page.to, page.total, page.last_page], [0, 0, 3, 2]);
  assert.equal(page.next_page_url, null);
  assert.equal(page.prev_page_url, `${ORIGIN}${LIST}?search_page=2&search_for_page=2`);
});

const BAD_NUMBERS = [
  '0',
  '-1',
  '1.5',
  '1e309',
  '9223372036854775808',
  '1;',
  "1'--",
  '١',
  '01',
  '+1',
  ' 1',
  '',
];

for (const name of ['search_page', 'search_for_page']) {
  test(`${name} must be an integer greater than 0`, async (t) => {
    const { read } = await openSandbox(t, { seed: many(1) });
    for (const value of BAD_NUMBERS) {
      const reply = await read(`${LIST}?${name}=${encodeURIComponent(value)}`);
      assert.equal(reply.status, 400, JSON.stringify(value));
      assert.match(await messageOf(reply), new RegExp(name));
    }
    assert.equal((await read(`${LIST}?${name}=1&${name}=2`)).status, 400);
  });
}

test('a page has at most 1000 embeds', async (t) => {
  const { read } = await openSandbox(t, { seed: many(1) });
  assert.equal((await read(`${LIST}?search_for_page=1000`)).status, 200);
  assert.equal((await read(`${LIST}?search_for_page=1001`)).status, 400);
});
