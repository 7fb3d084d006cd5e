import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { InvalidRequestError, PageLimitError, type Warning } from '../../../src/api/index.js';
import { RowDeduplicator } from '../../../src/api/lists.js';
import { scripted, type Sent } from './scripted-service.js';
import { failureOf } from './trial.js';

const ROWS = 100_000;

const row = (index: number): object => ({ id: String(index), title: `Row ${index}` });

const asked = ({ path }: Sent, parameter: string): number =>
  Number(new URL(path, 'https://media.example').searchParams.get(parameter));

const slice = (from: number, count: number, of = ROWS): readonly object[] =>
  Array.from({ length: Math.max(0, Math.min(count, of - from)) }, (_, index) => row(from + index));

/** A generation 1 list that gives no more than its cap, whatever is asked for. */
const offsets =
  (of: number, cap = 250) =>
  (sent: Sent): readonly object[] =>
    slice(asked(sent, 'search_offset'), Math.min(cap, asked(sent, 'search_limit')), of);

const count = async (rows: AsyncIterable<unknown>): Promise<number> => {
  let counted = 0;
  for await (const row of rows) counted += Number(row !== undefined);
  return counted;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes that are held, without what only waits to be collected. */
const heapInUse = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

void describe('walks through long lists', () => {
  void it('takes 100 000 rows by page, and the heap stays where it was after the first tenth', async () => {
    const { client, sent } = scripted((one) => {
      sent.length = 0;
      const page = asked(one, 'search_page');
      return { current_page: page, last_page: ROWS / 100, data: slice((page - 1) * 100, 100) };
    });
    let rows = 0;
    let early = 0;
    for await (const { id } of client.v2.embeds.list()) {
      assert.equal(id, String(rows));
      rows += 1;
      if (rows === ROWS / 10) early = heapInUse();
    }
    assert.equal(rows, ROWS);
    const growth = heapInUse() - early;
    assert.ok(growth < 10 * 1024 * 1024, `the heap grew by ${growth} bytes`);
  });

  void it('takes 100 000 rows by offset', async () => {
    const { client } = scripted(offsets(ROWS));
    assert.equal(await count(client.v1.videos.list()), ROWS);
  });

  void it('remembers the ids of 10 000 rows and no more', () => {
    const rows = new RowDeduplicator();
    const ids = (from: number): { id: string }[] =>
      Array.from({ length: 10_000 }, (_, index) => ({ id: String(from + index) }));
    assert.equal(rows.newRows(ids(0)).length, 10_000);
    assert.equal(rows.newRows(ids(0)).length, 0);
    assert.equal(rows.newRows(ids(10_000)).length, 10_000);
    assert.equal(rows.newRows([{ id: '0' }]).length, 1, 'long forgotten');
    assert.equal(rows.newRows([{ id: '19999' }]).length, 0);
  });

  void it('stops asking when the caller stops reading', async () => {
    const { client, sent } = scripted((one) => {
      const page = asked(one, 'search_page');
      return { current_page: page, last_page: 9, data: [row(page * 2), row(page * 2 + 1)] };
    });
    for await (const { id } of client.v2.embeds.list()) if (id === '4') break;
    assert.equal(sent.length, 2);
  });

  void it('gives whole pages, from the page that is asked for', async () => {
    const { client } = scripted((one) => {
      const page = asked(one, 'search_page');
      return { current_page: page, last_page: 4, data: [row(page)], total: 4 };
    });
    const numbers: unknown[] = [];
    for await (const page of client.v2.lives.list({ search_page: 3 }).pages()) {
      numbers.push([page.current_page, page.total, page.data.length]);
    }
    assert.deepEqual(numbers, [
      [3, 4, 1],
      [4, 4, 1],
    ]);
  });

  void it('ends with an error rather than in silence when there is no end', async () => {
    const endless = (one: Sent): object => {
      const page = asked(one, 'search_page');
      return { current_page: page, last_page: page + 1, data: [row(page)] };
    };
    const { client } = scripted(endless, { maxPages: 5 });
    assert.ok((await failureOf(count(client.v2.embeds.list()))) instanceof PageLimitError);
    const other = scripted((one) => slice(asked(one, 'search_offset'), 250), { maxPages: 5 });
    assert.ok((await failureOf(count(other.client.v1.embeds.list()))) instanceof PageLimitError);
  });
});

interface ListCase {
  readonly sentence: string;
  readonly answer: (sent: Sent) => unknown;
  readonly rows: number;
  readonly calls: number;
  readonly warnings: readonly Warning['id'][];
}

const generation1: readonly ListCase[] = [
  { sentence: 'an empty list is one call', answer: () => [], rows: 0, calls: 1, warnings: [] },
  {
    sentence: 'a last batch that is full is followed by an empty one',
    answer: offsets(500),
    rows: 500,
    calls: 3,
    warnings: [],
  },
  {
    sentence: 'a smaller cap than the known one loses nothing',
    answer: offsets(250, 100),
    rows: 250,
    calls: 4,
    warnings: [],
  },
  {
    sentence: 'a service that ignores the offset of a short list is understood',
    answer: () => slice(0, 7),
    rows: 7,
    calls: 2,
    warnings: [],
  },
  {
    sentence: 'a service that ignores the offset of a long list is told of',
    answer: () => slice(0, 250),
    rows: 250,
    calls: 4,
    warnings: ['rows-repeat'],
  },
];

const bare: readonly ListCase[] = [
  {
    sentence: 'a bare list that ignores paging',
    answer: () => slice(0, 7),
    rows: 7,
    calls: 2,
    warnings: [],
  },
  {
    sentence: 'a bare list that pages',
    answer: (one) => slice((asked(one, 'search_page') - 1) * 100, 100, 250),
    rows: 250,
    calls: 4,
    warnings: [],
  },
  { sentence: 'an empty bare list', answer: () => [], rows: 0, calls: 1, warnings: [] },
];

void describe('lists that do not say how many there are', () => {
  for (const [name, cases] of [
    ['v1', generation1],
    ['v2', bare],
  ] as const) {
    for (const { sentence, answer, rows, calls, warnings } of cases) {
      void it(sentence, async () => {
        const seen = new Set<Warning['id']>();
        const { client, sent } = scripted(answer, { onWarning: ({ id }) => seen.add(id) });
        assert.equal(await count(client[name].videos.list()), rows);
        assert.equal(sent.length, calls);
        assert.deepEqual([...seen], warnings);
      });
    }
  }

  for (const reply of [250, '250', { search_count: 250 }, { count: '250' }, [250]]) {
    void it(`counts by ${JSON.stringify(reply)}`, async () => {
      const { client, sent } = scripted(() => reply);
      assert.equal(await client.v1.videos.list().count(), 250);
      assert.equal(sent[0]?.path, '/rest/video.json?search_count=1');
    });
  }

  for (const reply of [null, {}, { a: 1, b: 2 }, 'many', 1.5]) {
    void it(`does not guess a count from ${JSON.stringify(reply)}`, async () => {
      await failureOf(
        scripted(() => reply)
          .client.v1.videos.list()
          .count(),
      );
    });
  }
});

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
  [{ search_order_by: 'title' }, /must be given together/],
  [{ search_asc_desc: 'ASC' }, /must be given together/],
  [
    { search_order_by: 'pass', search_asc_desc: 'ASC' },
    /search_order_by must be id, title or created_at/,
  ],
  [{ search_order_by: 'id', search_asc_desc: 'asc' }, /search_asc_desc must be ASC or DESC/],
  [{ search_for: 'x' }, /search_for is not a parameter of this list/],
  [{ toString: 'x' }, /toString is not a parameter of this list/],
];

void describe('a search is judged before anything is sent', () => {
  for (const [search, because] of refusals) {
    void it(because.source, () => {
      const { client, sent } = scripted(() => []);
      assert.throws(
        () => client.v2.lives.list(search),
        (error) => error instanceof InvalidRequestError && because.test(error.message),
      );
      assert.equal(sent.length, 0);
    });
  }

  void it('knows what each list takes', () => {
    const { v2, v1 } = scripted(() => []).client;
    const tags: object = { search_in_tags: 1 };
    assert.throws(() => v2.categories.list(tags), InvalidRequestError);
    assert.throws(() => v2.embeds.list(tags), InvalidRequestError);
    assert.throws(() => v1.videos.list({ search_limit: 251 }), InvalidRequestError);
    assert.throws(() => v1.videos.list({ search_offset: -1 }), InvalidRequestError);
  });

  void it('judges the number of a page too', async () => {
    const { client, sent } = scripted(() => []);
    const error = await failureOf(client.v2.embeds.list().page(0));
    assert.ok(error instanceof InvalidRequestError);
    assert.equal(sent.length, 0);
  });
});
