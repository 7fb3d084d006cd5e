import assert from 'node:assert/strict';
import type { Category } from '../../../src/schema/index.js';
import type { CallKind } from './calls.js';
import { answer, json, type Behaviour } from './fault-server.js';
import type { Fault } from './fault-table.js';
import { withFault, type Trial } from './trial.js';

const PER_PAGE = 3;

const row = (index: number): Category => ({ id: String(index), title: `Row ${index}` });

const rowsOf = (page: number): readonly Category[] =>
  Array.from({ length: PER_PAGE }, (_, index) => row((page - 1) * PER_PAGE + index));

const askedPage = (url: string): number =>
  Number(new URL(url, 'http://x').searchParams.get('search_page'));

/** A list of pages, some of whose fields are told in another way. */
const pages =
  (last: number, change: (page: number, turn: number) => object = () => ({})): Behaviour =>
  (exchange, turn) => {
    const page = askedPage(exchange.hit.url);
    const envelope = { current_page: page, last_page: last, data: rowsOf(page) };
    json({ ...envelope, ...change(page, turn) })(exchange, turn);
  };

const walk = async ({ client }: Trial): Promise<readonly string[]> => {
  const ids: string[] = [];
  for await (const { id } of client.v2.categories.list()) ids.push(id);
  return ids;
};

const walks = (
  kind: CallKind,
  fault: Behaviour,
  check: (ids: readonly string[], trial: Trial) => void,
): Promise<void> =>
  withFault(kind, fault, async (trial) => {
    const ids = await walk(trial);
    assert.equal(new Set(ids).size, ids.length, 'no row twice');
    check(ids, trial);
  });

const all = (last: number): readonly string[] =>
  Array.from({ length: last * PER_PAGE }, (_, index) => String(index));

const isList = ({ name }: CallKind): boolean => name === 'GET list';

const warned = ({ warnings }: Trial): readonly string[] => [
  ...new Set(warnings.map(({ id }) => id)),
];

export const walkFaults: readonly Fault[] = [
  {
    id: 'F41',
    sentence: 'a page that fails once in a walk of 50: every row comes exactly once',
    meets: isList,
    check: (kind) => {
      const healthy = pages(50);
      let failed = false;
      const fault: Behaviour = (exchange, turn) => {
        const fails = askedPage(exchange.hit.url) === 17 && !failed;
        failed ||= fails;
        (fails ? answer(500) : healthy)(exchange, turn);
      };
      return walks(kind, fault, (ids, { faulty }) => {
        assert.deepEqual(ids, all(50));
        assert.equal(faulty.hits.length, 51);
      });
    },
  },
  {
    id: 'F42',
    sentence: 'links to another origin are not followed: pages go by number',
    meets: isList,
    check: (kind) => {
      const next_page_url = 'https://elsewhere.example/rest/v2/category.json?search_page=9';
      return walks(
        kind,
        pages(3, () => ({ next_page_url })),
        (ids, { faulty }) => {
          assert.deepEqual(ids, all(3));
          assert.deepEqual(
            faulty.hits.map(({ url }) => askedPage(url)),
            [1, 2, 3],
          );
        },
      );
    },
  },
  {
    id: 'F43',
    sentence: 'links that cycle, a last page that moves, a total that changes, rows that repeat',
    meets: isList,
    check: async (kind) => {
      const cycle = pages(2, () => ({ next_page_url: '/rest/v2/category.json?search_page=1' }));
      await walks(kind, cycle, (ids) => assert.deepEqual(ids, all(2)));
      await walks(
        kind,
        pages(9, (page) => ({ last_page: 9 - page })),
        (ids) => assert.deepEqual(ids, all(5)),
      );
      const grows = pages(1, (page) => ({ last_page: Math.min(page + 1, 6), total: page }));
      await walks(kind, grows, (ids) => assert.deepEqual(ids, all(6)));
      const repeats = pages(1, (page) => ({
        last_page: page + 1,
        data: rowsOf(((page - 1) % 4) + 1),
      }));
      await walks(kind, repeats, (ids, trial) => {
        assert.deepEqual(ids, all(4));
        assert.deepEqual(warned(trial), ['rows-repeat']);
        assert.equal(trial.faulty.hits.length, 7, 'three pages without anything new are enough');
      });
      const shifted = pages(3, (page) => ({
        data: [row((page - 1) * PER_PAGE - 1 + (page === 1 ? 9 : 0)), ...rowsOf(page)],
      }));
      await walks(kind, shifted, (ids, trial) => {
        assert.equal(ids.length, 9);
        assert.deepEqual(warned(trial), ['rows-repeat']);
      });
      const empty = pages(1_000_000, () => ({ data: [] }));
      await walks(kind, empty, (ids, { faulty }) => {
        assert.deepEqual(ids, []);
        assert.equal(faulty.hits.length, 3);
      });
    },
  },
  {
    id: 'F44',
    sentence: 'a page that says it is another',
    meets: isList,
    check: (kind) =>
      walks(
        kind,
        pages(3, (page) => ({ current_page: page === 2 ? 1 : page })),
        (ids, trial) => {
          assert.deepEqual(ids, all(3));
          assert.deepEqual(warned(trial), ['page-number-differs']);
        },
      ),
  },
];
