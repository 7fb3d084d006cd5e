import type { ObjectKind } from '../wire-object.js';
import type { SqlValue, Statement } from './database.js';

/**
 * A search, named as the query parameters of spec 4.7; without any, it finds everything. Where the
 * specification is silent (4.7, 4.11, 8) the choices are these:
 *
 * | Question | Choice |
 * |---|---|
 * | How a string is found | anywhere in the text, literally: `%`, `_` and `*` have no special meaning |
 * | Case and accents | are ignored, for letters beyond ASCII too |
 * | Title, tags and description | one of those that are searched has to contain the string |
 * | `search_in_…` without `search_string` | has no effect |
 * | Dates | both ends are included; a range that ends before it begins finds nothing |
 * | An object without a date | is before all dates |
 * | Order without `search_order_by` | by creation; by date if the search names dates |
 * | Order by id | numerically; ids that are not numbers come first, as text |
 * | Order by title | without case and accents; equal ones by creation |
 * | `search_order_by` without `search_asc_desc` | ascending |
 * | `search_asc_desc` without `search_order_by` | 400 |
 * | A repeated parameter, an invalid value, a `search_…` that the list does not know | 400 |
 * | A `search_for_page` above 1000 | 400 |
 * | A page after the last | is empty, `from` and `to` are 0 |
 * | `search_limit` above 250 | returns 250, the cap of spec 8 |
 * | `search_count=1` | returns the number of objects instead of the list, as a JSON number |
 * | Parameters of the lists that spec 4.11 leaves open | only paging; embeds have `search_live_id` too (platform facts 7.1) |
 */
export interface Search {
  readonly search_string?: string | undefined;
  readonly search_in_tags?: boolean | undefined;
  readonly search_in_description?: boolean | undefined;
  /** Dates of the interface, both included. */
  readonly search_date_min?: string | undefined;
  readonly search_date_max?: string | undefined;
  readonly search_live_id?: string | undefined;
  readonly search_order_by?: 'id' | 'title' | 'created_at' | undefined;
  readonly search_asc_desc?: 'ASC' | 'DESC' | undefined;
}

/**
 * Text as the search compares it: without case and accents, for letters beyond ASCII too, so that `e`
 * finds `É`. Marks are removed after canonical decomposition; a lone surrogate becomes U+FFFD, since
 * databases cannot store it; the final sigma becomes a sigma.
 */
export const normalizeForSearch = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('ς', 'σ');

interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** `instr` takes every character of the text literally. */
const textCondition = (search: Search, text: string): Condition => {
  const columns = [
    'search_title',
    ...(search.search_in_tags === true ? ['search_tags'] : []),
    ...(search.search_in_description === true ? ['search_description'] : []),
  ];
  return {
    sql: `(${columns.map((column) => `instr(${column}, ?) > 0`).join(' OR ')})`,
    values: columns.map(() => normalizeForSearch(text)),
  };
};

const conditions = (kind: ObjectKind, search: Search): readonly Condition[] => {
  const { search_string: text, search_live_id: liveId } = search;
  const compared = [
    ['kind = ?', kind],
    ['live_id = ?', liveId],
    ['created_at >= ?', search.search_date_min],
    ['created_at <= ?', search.search_date_max],
  ] as const;
  return [
    ...compared.flatMap(([sql, value]) => (value === undefined ? [] : [{ sql, values: [value] }])),
    ...(text === undefined ? [] : [textCondition(search, text)]),
  ];
};

const where = (kind: ObjectKind, search: Search): Condition => {
  const all = conditions(kind, search);
  return {
    sql: all.map(({ sql }) => sql).join(' AND '),
    values: all.flatMap(({ values }) => values),
  };
};

const ORDERS = {
  id: ['number', 'id'],
  title: ['search_title', 'position'],
  created_at: ['created_at', 'position'],
  position: ['position'],
} as const;

const hasDates = (search: Search): boolean =>
  search.search_date_min !== undefined || search.search_date_max !== undefined;

const order = (search: Search): string => {
  const columns = ORDERS[search.search_order_by ?? (hasDates(search) ? 'created_at' : 'position')];
  const direction = search.search_asc_desc ?? 'ASC';
  return columns.map((column) => `${column} ${direction}`).join(', ');
};

export interface ListRange {
  readonly offset: number;
  readonly limit: number;
}

/** Selects the `body` of a range of the found objects. */
export const rowsQuery = (
  kind: ObjectKind,
  search: Search,
  { offset, limit }: ListRange,
): Statement => {
  const { sql, values } = where(kind, search);
  return {
    sql: `SELECT body FROM object WHERE ${sql} ORDER BY ${order(search)} LIMIT ? OFFSET ?`,
    values: [...values, limit, offset],
  };
};

/** Counts the found objects. */
export const totalQuery = (kind: ObjectKind, search: Search): Statement => {
  const { sql, values } = where(kind, search);
  return { sql: `SELECT count(*) AS total FROM object WHERE ${sql}`, values };
};
