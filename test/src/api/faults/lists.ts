import assert from 'node:assert/strict';
import type { Category } from '../../../../src/schema/index.js';
import type { CallKind } from '../call-kinds.js';
import { answer, json, type Behavior } from './fault-server.js';
import { withFault, type Faults, type Trial } from '../trial.js';

const PER_PAGE = 3;

const row = (index: number): Category => ({ id: String(index), title: `Row ${index}` });

const rowsOf = (page: number): readonly Category[] =>
  Array.from({ length: PER_PAGE }, (_, index) => row((page - 1) * PER_PAGE + index));

const requestedPage = (url: string): number =>
  Number(new URL(url, 'http://x').searchParams.get('search_page'));

/** A list of pages, with changes to some fields of the envelope. */
const pages =
  (last: number, change: (page: number, turn: number) => object = () => ({})): Behavior =>
  (exchange, turn) => {
    const page = requestedPage(exchange.hit.url);
    const envelope = { current_page: page, last_page: last, data: rowsOf(page) };
    json({ ...envelope, ...change(page, turn) })(exchange, turn);
  };

const readAll = async ({ client }: Trial): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of client.v2.categories.list()) ids.push(id);
  return ids;
};

const lists = (
  kind: CallKind,
  fault: Behavior,
  check: (ids: readonly string[], trial: Trial) => void,
): Promise<void> =>
  withFault(kind, fault, async (trial) => {
    const ids = await readAll(trial);
    assert.equal(new Set(ids).size, ids.length, 'no row is given twice');
    check(ids, trial);
  });

const all = (last: number): readonly string[] =>
  Array.from({ length: last * PER_PAGE }, (_, index) => String(index));

const isList = ({ name }: CallKind): boolean => name === 'GET list';

const warned = ({ warnings }: Trial): readonly string[] => [
  ...new Set(warnings.map(({ id }) => id)),
];

export const listFaults: Faults = {
  F41: {
    sentence: 'a list of 50 pages, one of which fails once, gives every row exactly once',
    affects: isList,
    check: (kind) => {
      const healthy = pages(50);
      let failed = false;
      const fault: Behavior = (exchange, turn) => {
        const fails = requestedPage(exchange.hit.url) === 17 && !failed;
        failed ||= fails;
        (fails ? answer(500) : healthy)(exchange, turn);
      };
      return lists(kind, fault, (ids, { faulty }) => {
        assert.deepEqual(ids, all(50));
        assert.equal(faulty.hits.length, 51);
      });
    },
  },
  F42: {
    sentence: 'links to another origin are not followed, because pages are requested by number',
    affects: isList,
    check: (kind) => {
      const next_page_url = 'https://elsewhere.example/rest/v2/category.json?search_page=9';
      return lists(
        kind,
        pages(3, () => ({ next_page_url })),
        (ids, { faulty }) => {
          assert.deepEqual(ids, all(3));
          assert.deepEqual(
            faulty.hits.map(({ url }) => requestedPage(url)),
            [1, 2, 3],
          );
        },
      );
    },
  },
  F43: {
    sentence:
      'cyclic links, a moving last page, a changing total and repeated rows end the list without duplicates',
    affects: isList,
    check: async (kind) => {
      const cycle = pages(2, () => ({ next_page_url: '/rest/v2/category.json?search_page=1' }));
      await lists(kind, cycle, (ids) => assert.deepEqual(ids, all(2)));
      await lists(
        kind,
        pages(9, (page) => ({ last_page: 9 - page })),
        (ids) => assert.deepEqual(ids, all(5)),
      );
      const grows = pages(1, (page) => ({ last_page: Math.min(page + 1, 6), total: page }));
      await lists(kind, grows, (ids) => assert.deepEqual(ids, all(6)));
      const repeats = pages(1, (page) => ({
        last_page: page + 1,
        data: rowsOf(((page - 1) % 4) + 1),
      }));
      await lists(kind, repeats, (ids, trial) => {
        assert.deepEqual(ids, all(4));
        assert.deepEqual(warned(trial), ['rows-repeat', 'rows-may-be-missing']);
        assert.equal(trial.faulty.hits.length, 7, 'three pages without new rows end the list');
      });
      const shifted = pages(3, (page) => ({
        data: [row((page - 1) * PER_PAGE - 1 + (page === 1 ? 9 : 0)), ...rowsOf(page)],
      }));
      await lists(kind, shifted, (ids, trial) => {
        assert.equal(ids.length, 9);
        assert.deepEqual(warned(trial), ['rows-repeat', 'rows-may-be-missing']);
      });
      const empty = pages(1_000_000, () => ({ data: [] }));
      await lists(kind, empty, (ids, { faulty }) => {
        assert.deepEqual(ids, []);
        assert.equal(faulty.hits.length, 3);
      });
    },
  },
  F44: {
    sentence: 'a page with another number causes a warning',
    affects: isList,
    check: (kind) =>
      lists(
        kind,
        pages(3, (page) => ({ current_page: page === 2 ? 1 : page })),
        (ids, trial) => {
          assert.deepEqual(ids, all(3));
          assert.deepEqual(warned(trial), ['page-number-differs', 'rows-may-be-missing']);
        },
      ),
  },
};
