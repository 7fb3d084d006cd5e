import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InvalidRequestError } from '../../../src/api/index.js';
import { scripted } from './scripted-service.js';
import { failureOf } from './trial.js';

const refusals: readonly (readonly [search: object, because: RegExp])[] = [
  [{ search_string: '' }, /search_string must be text that is not empty/],
  [{ search_in_tags: 2 }, /search_in_tags must be a flag/],
  [{ search_in_description: 'yes' }, /search_in_description must be a flag/],
  [{ search_date_min: '2026-01-31' }, /search_date_min must be a date-time/],
  [{ search_date_max: '2026-02-30 00:00:00' }, /search_date_max must be a date-time/],
  [{ search_page: 0 }, /search_page must be a whole number above 0/],
  [{ search_page: 1e309 }, /search_page must be/],
  [{ search_for_page: 1.5 }, /search_for_page must be/],
  [{ search_for_page: '10' }, /search_for_page must be/],
  [{ search_asc_desc: 'ASC' }, /search_asc_desc needs search_order_by/],
  [
    { search_order_by: 'pass', search_asc_desc: 'ASC' },
    /search_order_by must be id, title or created_at/,
  ],
  [{ search_order_by: 'id', search_asc_desc: 'asc' }, /search_asc_desc must be ASC or DESC/],
  [{ search_for: 'x' }, /search_for is not a parameter of this list/],
  [{ toString: 'x' }, /toString is not a parameter of this list/],
];

void describe('a search with an invalid parameter is not sent', () => {
  for (const [search, because] of refusals) {
    void it(`${JSON.stringify(search)} is refused`, () => {
      const { client, sent } = scripted(() => []);
      assert.throws(
        () => client.v2.lives.list(search),
        (error) => error instanceof InvalidRequestError && because.test(error.message),
      );
      assert.equal(sent.length, 0);
    });
  }

  void it('each list refuses the parameters of other lists', () => {
    const { v2, v1 } = scripted(() => []).client;
    const tags: object = { search_in_tags: 1 };
    assert.throws(() => v2.categories.list(tags), InvalidRequestError);
    assert.throws(() => v2.embeds.list(tags), InvalidRequestError);
    assert.throws(() => v1.videos.list({ search_limit: 251 }), InvalidRequestError);
    assert.throws(() => v1.videos.list({ search_offset: -1 }), InvalidRequestError);
  });

  void it('a page number of 0 is refused and not sent', async () => {
    const { client, sent } = scripted(() => []);
    await failureOf(client.v2.embeds.list().page(0), InvalidRequestError);
    assert.equal(sent.length, 0);
  });
});

void it('a valid search is sent as query parameters, with booleans as flags', async () => {
  const { client, sent } = scripted(() => ({ current_page: 1, last_page: 1, data: [] }));
  const search = {
    search_string: 'a b',
    search_in_tags: true,
    search_order_by: 'title',
    search_asc_desc: 'DESC',
    search_date_min: undefined,
    search_for_page: 5,
  } as const;
  await client.v2.lives.list(search).page(2);
  assert.equal(
    sent[0]?.path,
    '/rest/v2/live.json?search_string=a+b&search_in_tags=1&search_order_by=title&search_asc_desc=DESC&search_for_page=5&search_page=2',
  );
});
