import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import {
  InvalidRowsError,
  PageLimitError,
  type InvalidRow,
  type Warning,
} from '../../../src/api/index.js';
import { RowDeduplicator } from '../../../src/api/list-walk.js';
import { scripted, type Sent } from './scripted-service.js';
import { failureOf } from './trial.js';

const ROWS = 100_000;

const row = (index: number): object => ({ id: String(index), title: `Row ${index}` });

const requested = ({ path }: Sent, parameter: string): number =>
  Number(new URL(path, 'https://media.example').searchParams.get(parameter));

const slice = (from: number, count: number, of = ROWS): readonly object[] =>
  Array.from({ length: Math.max(0, Math.min(count, of - from)) }, (_, index) => row(from + index));

/** A generation 1 list that gives no more rows than its cap. */
const offsets =
  (of: number, cap = 250) =>
  (sent: Sent): readonly object[] =>
    slice(requested(sent, 'search_offset'), Math.min(cap, requested(sent, 'search_limit')), of);

const count = async (rows: AsyncIterable<unknown>): Promise<number> => {
  let counted = 0;
  for await (const row of rows) counted += Number(row !== undefined);
  return counted;
};

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes in use after garbage collection. */
const heapInUse = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

void describe('a long list', () => {
  void it('reads 100,000 rows by page without growing the heap', async () => {
    const { client, sent } = scripted((one) => {
      sent.length = 0;
      const page = requested(one, 'search_page');
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

  void it('reads 20,000 rows by offset', async () => {
    const { client } = scripted(offsets(ROWS / 5));
    assert.equal(await count(client.v1.videos.list()), ROWS / 5);
  });

  void it('leaves out repeated rows among the last 10,000', () => {
    const rows = new RowDeduplicator();
    const ids = (from: number): { id: string }[] =>
      Array.from({ length: 10_000 }, (_, index) => ({ id: String(from + index) }));
    assert.equal(rows.newRows(ids(0)).length, 10_000);
    assert.equal(rows.newRows(ids(0)).length, 0);
    assert.equal(rows.newRows(ids(10_000)).length, 10_000);
    assert.equal(rows.newRows([{ id: '0' }]).length, 1, 'forgotten');
    assert.equal(rows.newRows([{ id: '19999' }]).length, 0);
  });

  void it('requests no more pages when the caller stops', async () => {
    const { client, sent } = scripted((one) => {
      const page = requested(one, 'search_page');
      return { current_page: page, last_page: 9, data: [row(page * 2), row(page * 2 + 1)] };
    });
    for await (const { id } of client.v2.embeds.list()) if (id === '4') break;
    assert.equal(sent.length, 2);
  });

  void it('gives whole pages from the requested page on', async () => {
    const { client } = scripted((one) => {
      const page = requested(one, 'search_page');
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

  void it('rejects with a PageLimitError after maxPages', async () => {
    const endless = (one: Sent): object => {
      const page = requested(one, 'search_page');
      return { current_page: page, last_page: page + 1, data: [row(page)] };
    };
    const { client } = scripted(endless, { maxPages: 5 });
    await failureOf(count(client.v2.embeds.list()), PageLimitError);
    const other = scripted((one) => slice(requested(one, 'search_offset'), 250), { maxPages: 5 });
    await failureOf(count(other.client.v1.embeds.list()), PageLimitError);
  });
});

type ListCase = readonly [
  generation: 'v1' | 'v2',
  sentence: string,
  answer: (sent: Sent) => unknown,
  rows: number,
  calls: number,
  ...warnings: Warning['id'][],
];

const byPage = (sent: Sent): readonly object[] =>
  slice((requested(sent, 'search_page') - 1) * 100, 100, 250);

const first = (rows: number) => (): readonly object[] => slice(0, rows);

const LISTS: readonly ListCase[] = [
  ['v1', 'an empty list takes one call', first(0), 0, 1],
  ['v1', 'each batch begins with the last row of the one before', offsets(500), 500, 4],
  ['v1', 'a service with a smaller cap loses no rows', offsets(250, 100), 250, 4],
  ['v1', 'an ignored offset of a short list causes no warning', first(7), 7, 2],
  ['v1', 'an ignored offset of a long list causes a warning', first(250), 250, 4, 'rows-repeat'],
  ['v2', 'a list without envelope may ignore paging', first(7), 7, 2],
  ['v2', 'a list without envelope may have pages', byPage, 250, 4, 'rows-may-be-missing'],
  ['v2', 'a list without envelope may be empty', first(0), 0, 1],
];

void describe('a list of unknown length', () => {
  for (const [generation, sentence, answer, rows, calls, ...warnings] of LISTS) {
    void it(sentence, async () => {
      const seen = new Set<Warning['id']>();
      const { client, sent } = scripted(answer, { onWarning: ({ id }) => seen.add(id) });
      assert.equal(await count(client[generation].videos.list()), rows);
      assert.equal(sent.length, calls);
      assert.deepEqual([...seen], warnings);
    });
  }

  for (const reply of [250, '250', { search_count: 250 }, { count: '250' }, [250]]) {
    void it(`reads the count from ${JSON.stringify(reply)}`, async () => {
      const { client, sent } = scripted(() => reply);
      assert.equal(await client.v1.videos.list().count(), 250);
      assert.equal(sent[0]?.path, '/rest/video.json?search_count=1');
    });
  }

  for (const reply of [null, {}, { a: 1, b: 2 }, 'many', 1.5]) {
    void it(`does not guess the count from ${JSON.stringify(reply)}`, async () => {
      const { client } = scripted(() => reply);
      await failureOf(client.v1.videos.list().count());
    });
  }
});

/** How many rows to delete at which positions before each request. */
const DELETIONS = fc.array(fc.array(fc.nat(59), { maxLength: 8 }), { maxLength: 12 });

void describe('a list of which rows are deleted meanwhile', () => {
  const read = async (
    generation: 'v1' | 'v2',
    deletions: readonly (readonly number[])[],
    answer: (rows: readonly object[], sent: Sent) => unknown,
  ): Promise<readonly [missing: readonly object[], warnings: ReadonlySet<string>]> => {
    let rows = slice(0, 60);
    let requests = 0;
    const warnings = new Set<string>();
    const { client } = scripted(
      (sent) => {
        const gone = new Set(requests === 0 ? [] : deletions[requests - 1]);
        rows = rows.filter((_, position) => !gone.has(position));
        requests += 1;
        return answer(rows, sent);
      },
      { onWarning: ({ id }) => warnings.add(id) },
    );
    const list =
      generation === 'v1'
        ? client.v1.videos.list({ search_limit: 7 })
        : client.v2.embeds.list({ search_for_page: 7 });
    const ids = (await list.collect()).map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, 'no row comes twice');
    const missing = rows.filter((kept) => !ids.includes((kept as { readonly id: string }).id));
    return [missing, warnings];
  };

  const page = (rows: readonly object[], sent: Sent, more: object): object => {
    const number = requested(sent, 'search_page');
    return {
      current_page: number,
      last_page: Math.ceil(rows.length / 7),
      ...more,
      data: rows.slice((number - 1) * 7, number * 7),
    };
  };

  void it('has every row that is still there, by batches and by pages with a total', async () => {
    const byOffset = (rows: readonly object[], sent: Sent): readonly object[] => {
      const offset = requested(sent, 'search_offset');
      return rows.slice(offset, offset + requested(sent, 'search_limit'));
    };
    await fc.assert(
      fc.asyncProperty(DELETIONS, async (deletions) => {
        assert.deepEqual(await read('v1', deletions, byOffset), [[], new Set()]);
        const withTotal = await read('v2', deletions, (rows, sent) =>
          page(rows, sent, { total: rows.length }),
        );
        assert.deepEqual(withTotal, [[], new Set()]);
      }),
    );
  });

  void it('warns that rows may be missing if pages have no total', async () => {
    const [missing, warnings] = await read('v2', [[0, 1, 2]], (rows, sent) => page(rows, sent, {}));
    assert.equal(missing.length, 3);
    assert.deepEqual([...warnings], ['rows-may-be-missing']);
  });
});

/** Two pages of three rows, one of which is not valid. */
const withBadRow = (sent: Sent): object => {
  const page = requested(sent, 'search_page');
  const rows = [row(page * 3), row(page * 3 + 1), row(page * 3 + 2)];
  const data = page === 1 ? [rows[0], { id: 'bad', title: 7, pass: 'hidden' }, rows[2]] : rows;
  return { current_page: page, last_page: 2, data };
};

const idsOf = async (rows: AsyncIterable<{ readonly id: string }>): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of rows) ids.push(id);
  return ids;
};

void describe('a list with a row that is not valid', () => {
  void it('delivers the rows before and after it, and names it in the error at the end', async () => {
    const { client } = scripted(withBadRow);
    const seen: string[] = [];
    const walk = async (): Promise<void> => {
      for await (const { id } of client.v2.embeds.list()) seen.push(id);
    };
    const error = await failureOf(walk(), InvalidRowsError);
    assert.deepEqual(seen, ['3', '5', '6', '7', '8']);
    assert.equal(error.count, 1);
    assert.deepEqual(error.rows, [
      {
        page: 'Page 1',
        index: 1,
        id: 'bad',
        problems: [{ path: '/title', message: 'must be text; found a number' }],
      },
    ]);
    assert.equal(
      error.message,
      'GET /rest/v2/embed.json → 1 row of the list has another shape (Page 1, row 1, /title must be text; found a number); pass onInvalid to handle such rows',
    );
    assert.ok(!JSON.stringify(error).includes('hidden'));
  });

  void it('hands the row to onInvalid and ends without an error', async () => {
    const { client } = scripted(withBadRow);
    const refused: (readonly [InvalidRow['id'], unknown])[] = [];
    const onInvalid = ({ id }: InvalidRow, received: unknown): void => {
      refused.push([id, received]);
    };
    const embeds = await client.v2.embeds.list({}, { onInvalid }).collect();
    assert.deepEqual(
      embeds.map(({ id }) => id),
      ['3', '5', '6', '7', '8'],
    );
    assert.deepEqual(refused, [['bad', { id: 'bad', title: 7, pass: 'hidden' }]]);
  });

  void it('goes on behind a batch of generation 1 in which no row is valid', async () => {
    const { client } = scripted((one) => {
      const offset = requested(one, 'search_offset');
      return offset === 0 ? [1, 2] : slice(offset, 2, 6);
    });
    const refused: number[] = [];
    const rows = client.v1.videos.list(
      { search_limit: 2 },
      { onInvalid: ({ index }) => refused.push(index) },
    );
    assert.deepEqual(await idsOf(rows), ['2', '3', '4', '5']);
    assert.deepEqual(refused, [0, 1]);
  });

  void it('rejects a single page', async () => {
    const { client } = scripted(withBadRow);
    await failureOf(client.v2.embeds.list().page(1), InvalidRowsError);
    assert.equal((await client.v2.embeds.list().page(2)).data.length, 3);
  });

  void it('remembers no more than 100 rows for the error', async () => {
    const { client } = scripted(() => Array.from({ length: 5000 }, () => null));
    const error = await failureOf(client.v2.videos.list().collect(), InvalidRowsError);
    assert.deepEqual([error.rows.length, error.count], [100, 5000]);
  });
});

void describe('a walk during deletions', () => {
  for (const [sentence, deleted] of [
    ['one row before the current page', [0]],
    ['more rows than a page has', [0, 1, 2, 3]],
    ['rows behind the current page', [9]],
  ] as const) {
    void it(`misses no row that stays after the deletion of ${sentence}`, async () => {
      const rows = Array.from({ length: 11 }, (_, index) => ({ id: String(index), title: 'x' }));
      const warnings: string[] = [];
      const onWarning = ({ id }: Warning): void => {
        warnings.push(id);
      };
      const remove = (id: string): void => {
        const index = rows.findIndex((candidate) => candidate.id === id);
        if (index >= 0) rows.splice(index, 1);
      };
      const answer = (one: Sent): object => {
        const page = requested(one, 'search_page');
        if (page === 3) for (const id of deleted) remove(String(id));
        const total = rows.length;
        const data = rows.slice((page - 1) * 3, page * 3);
        return { current_page: page, last_page: Math.ceil(total / 3), total, data };
      };
      const { client } = scripted(answer, { onWarning });
      const seen = await idsOf(client.v2.embeds.list());
      const missed = rows.filter(({ id }) => !seen.includes(id));
      assert.deepEqual([missed, warnings, seen.length], [[], [], new Set(seen).size]);
    });
  }
});
