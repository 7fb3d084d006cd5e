import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PageLimitError, type Warning } from '../../../src/api/index.js';
import { RowDeduplicator } from '../../../src/api/lists.js';
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
  void it('is read by page, and the heap does not grow with its 100,000 rows', async () => {
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

  void it('is read by offset', async () => {
    const { client } = scripted(offsets(ROWS));
    assert.equal(await count(client.v1.videos.list()), ROWS);
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

  void it('gives whole pages from the requested one', async () => {
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

  void it('ends with an error after maxPages', async () => {
    const endless = (one: Sent): object => {
      const page = requested(one, 'search_page');
      return { current_page: page, last_page: page + 1, data: [row(page)] };
    };
    const { client } = scripted(endless, { maxPages: 5 });
    assert.ok((await failureOf(count(client.v2.embeds.list()))) instanceof PageLimitError);
    const other = scripted((one) => slice(requested(one, 'search_offset'), 250), { maxPages: 5 });
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
  { sentence: 'an empty list takes one call', answer: () => [], rows: 0, calls: 1, warnings: [] },
  {
    sentence: 'a full last batch is followed by an empty one',
    answer: offsets(500),
    rows: 500,
    calls: 3,
    warnings: [],
  },
  {
    sentence: 'a service with a smaller cap loses no rows',
    answer: offsets(250, 100),
    rows: 250,
    calls: 4,
    warnings: [],
  },
  {
    sentence: 'a service that ignores the offset of a short list causes no warning',
    answer: () => slice(0, 7),
    rows: 7,
    calls: 2,
    warnings: [],
  },
  {
    sentence: 'a service that ignores the offset of a long list causes a warning',
    answer: () => slice(0, 250),
    rows: 250,
    calls: 4,
    warnings: ['rows-repeat'],
  },
];

const bare: readonly ListCase[] = [
  {
    sentence: 'a list without envelope may ignore paging',
    answer: () => slice(0, 7),
    rows: 7,
    calls: 2,
    warnings: [],
  },
  {
    sentence: 'a list without envelope may have pages',
    answer: (one) => slice((requested(one, 'search_page') - 1) * 100, 100, 250),
    rows: 250,
    calls: 4,
    warnings: [],
  },
  {
    sentence: 'a list without envelope may be empty',
    answer: () => [],
    rows: 0,
    calls: 1,
    warnings: [],
  },
];

void describe('a list of unknown length', () => {
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
    void it(`reads its count from ${JSON.stringify(reply)}`, async () => {
      const { client, sent } = scripted(() => reply);
      assert.equal(await client.v1.videos.list().count(), 250);
      assert.equal(sent[0]?.path, '/rest/video.json?search_count=1');
    });
  }

  for (const reply of [null, {}, { a: 1, b: 2 }, 'many', 1.5]) {
    void it(`does not guess its count from ${JSON.stringify(reply)}`, async () => {
      await failureOf(
        scripted(() => reply)
          .client.v1.videos.list()
          .count(),
      );
    });
  }
});
