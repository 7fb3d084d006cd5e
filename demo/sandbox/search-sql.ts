import type { SqlValue, Statement } from './database.js';
import { folded } from './folded.js';
import type { ObjectKind } from './object-kind.js';
import { ANYTHING, type Search } from './search.js';

/** A condition and the values that it binds. */
interface Condition {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** Which objects; `instr` takes every character of the text literally. */
const conditions = (kind: ObjectKind, search: Search): readonly Condition[] => {
  const { text, inTags, inDescription, from, to, liveId } = search;
  const found: Condition[] = [{ sql: 'kind = ?', values: [kind] }];
  if (liveId !== null) found.push({ sql: 'live_id = ?', values: [liveId] });
  if (from !== null) found.push({ sql: 'created_at >= ?', values: [from] });
  if (to !== null) found.push({ sql: 'created_at <= ?', values: [to] });
  if (text !== null) {
    const columns = [
      'folded_title',
      ...(inTags ? ['folded_tags'] : []),
      ...(inDescription ? ['folded_description'] : []),
    ];
    found.push({
      sql: `(${columns.map((column) => `instr(${column}, ?) > 0`).join(' OR ')})`,
      values: columns.map(() => folded(text)),
    });
  }
  return found;
};

const filtered = (kind: ObjectKind, search: Search): Condition => {
  const all = conditions(kind, search);
  return {
    sql: all.map(({ sql }) => sql).join(' AND '),
    values: all.flatMap(({ values }) => values),
  };
};

const ORDERS = {
  id: ['number', 'id'],
  title: ['folded_title', 'position'],
  created_at: ['created_at', 'position'],
  position: ['position'],
} as const;

const hasDates = ({ from, to }: Search): boolean => from !== null || to !== null;

const order = (search: Search): string => {
  const columns = ORDERS[search.orderBy ?? (hasDates(search) ? 'created_at' : 'position')];
  const direction = search.isDescending ? 'DESC' : 'ASC';
  return columns.map((column) => `${column} ${direction}`).join(', ');
};

/** A part of a list. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** Selects `id` and `body` of a part of what is found. */
export const partQuery = (kind: ObjectKind, search: Search, { offset, limit }: Part): Statement => {
  const { sql, values } = filtered(kind, search);
  return {
    sql: `SELECT id, body FROM object WHERE ${sql} ORDER BY ${order(search)} LIMIT ? OFFSET ?`,
    values: [...values, limit, offset],
  };
};

const counted = (kind: ObjectKind, search: Search): Statement => {
  const { sql, values } = filtered(kind, search);
  return { sql: `SELECT count(*) AS total FROM object WHERE ${sql}`, values };
};

const DAYS = 'SELECT coalesce(sum(total), 0) AS total FROM day WHERE kind = ?';

/** Days that are in the range with all their hours are added up; those at its ends are counted. */
const countedByDay = (kind: ObjectKind, { from, to }: Search): Statement => {
  const first = from?.slice(0, 10) ?? '';
  const last = to?.slice(0, 10) ?? '~';
  const between = 'created_at >= ? AND created_at <= ?';
  return first >= last
    ? counted(kind, { ...ANYTHING, from, to })
    : {
        sql: `SELECT
          (${DAYS} AND day > ? AND day < ?) +
          (SELECT count(*) FROM object WHERE kind = ? AND ${between}) +
          (SELECT count(*) FROM object WHERE kind = ? AND ${between}) AS total`,
        values: [
          ...[kind, first, last],
          ...[kind, from ?? '', from === null ? '' : `${first} 23:59:59`],
          ...[kind, to === null ? '~' : `${last} 00:00:00`, to ?? '~'],
        ],
      };
};

/** Selects the `total` of what is found. */
export const totalQuery = (kind: ObjectKind, search: Search): Statement => {
  if (search.text !== null || search.liveId !== null) return counted(kind, search);
  return hasDates(search) ? countedByDay(kind, search) : { sql: DAYS, values: [kind] };
};
