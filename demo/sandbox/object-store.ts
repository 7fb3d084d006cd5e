import { ConstraintError, type Database, type SqlValue, type Statement } from './database.js';
import { Failure } from './failure.js';
import type { ObjectKind, Reference, WireObject } from './object-kind.js';
import { COLUMNS, columnsOf, creation, jsonOf } from './object-row.js';
import type { Search } from './search.js';
import { type Part, partQuery, totalQuery } from './search-sql.js';
import { textIn } from './wire-reading.js';

/** How an object is changed: from what it is to what it shall be. May throw. */
export type Change = (object: WireObject) => WireObject;

/** An object that was looked for among those of several kinds. */
export interface Found {
  readonly kind: string;
  readonly json: string;
}

/**
 * The objects of the service. They come as JSON text, since the addresses in it still lack the
 * sandbox's own origin.
 */
export interface ObjectStore {
  /** By id, else by its other unique name; null when there is none. */
  find(kind: ObjectKind, name: string): Promise<string | null>;
  /** Those that exist of many. */
  findAll(references: readonly Reference[]): Promise<readonly Found[]>;
  list(kind: ObjectKind, search: Search, part: Part): Promise<readonly string[]>;
  total(kind: ObjectKind, search: Search): Promise<number>;
  /** The configuration of a kind that new embeds get, or null. */
  standard(kind: ObjectKind): Promise<string | null>;
  /** Adds an object under a new id and answers with the id. Rejects with Failure 409. */
  create(kind: ObjectKind, object: WireObject, also?: readonly Statement[]): Promise<string>;
  /** Answers false when there is no such object. Rejects with Failure 409. */
  change(
    kind: ObjectKind,
    id: string,
    change: Change,
    also?: readonly Statement[],
  ): Promise<boolean>;
  /** Answers false when there is no such object. */
  remove(kind: ObjectKind, id: string): Promise<boolean>;
}

const BY_NAME = `
  SELECT id, body FROM object WHERE kind = ?1 AND id = ?2
  UNION ALL
  SELECT id, body FROM object WHERE kind = ?1 AND unique_name = ?2
  LIMIT 1`;

const BY_ID = 'SELECT id, body FROM object WHERE kind = ? AND id = ?';

const BY_REFERENCE = `
  SELECT id, body, kind FROM object WHERE (kind, id) IN
    (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))`;

const STANDARD = `
  SELECT id, body FROM object
  WHERE kind = ? AND json_extract(body, '$.default') IN ('1', 1) ORDER BY position LIMIT 1`;

/** Only as long as nobody else has changed the object since it was read. */
const CHANGE = `
  UPDATE object SET (${COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?) WHERE kind = ? AND id = ? AND body = ?`;

/** Turns in which somebody else may be faster. */
const MOST_TURNS = 100;

const taken = (error: unknown): unknown =>
  error instanceof ConstraintError
    ? new Failure(409, 'A name that must be unique is another object’s already.')
    : error;

const queries = (database: Database) => {
  const texts = async (sql: string, values: readonly SqlValue[]): Promise<readonly string[]> =>
    (await database.query({ sql, values })).map(jsonOf);
  const first = async (sql: string, values: readonly SqlValue[]): Promise<string | null> =>
    (await texts(sql, values))[0] ?? null;
  return { texts, first };
};

/** Reads, changes, and writes unless somebody else has written meanwhile; then once more. */
const changeIn = (database: Database): ObjectStore['change'] => {
  const { first } = queries(database);
  return async (kind, id, change, also = []) => {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const [row] = await database.query({ sql: BY_ID, values: [kind, id] });
      if (row === undefined) return false;
      const object = JSON.parse(jsonOf(row)) as WireObject;
      const values = [...columnsOf(kind, change(object)), kind, id, row['body'] as string];
      const [written] = await database.write([{ sql: CHANGE, values }, ...also]);
      if (written?.changed === 1) return true;
      if ((await first(BY_ID, [kind, id])) === null) return false;
    }
    throw new Failure(409, 'The object is being changed by others.');
  };
};

const createIn =
  (database: Database): ObjectStore['create'] =>
  async (kind, object, also = []) => {
    const [written] = await database.write([creation(kind, object), ...also]);
    const id = written?.rows[0]?.['id'];
    if (typeof id !== 'string') throw new TypeError('The id of an object is text.');
    return id;
  };

const removeIn =
  (database: Database): ObjectStore['remove'] =>
  async (kind, id) => {
    const [removed] = await database.write([
      { sql: 'DELETE FROM object WHERE kind = ? AND id = ?', values: [kind, id] },
      {
        sql: "UPDATE encoding SET state = 'removed' WHERE kind = ? AND id = ?",
        values: [kind, id],
      },
    ]);
    return removed?.changed === 1;
  };

export const createObjectStore = (database: Database): ObjectStore => {
  const { first } = queries(database);
  const change = changeIn(database);
  const create = createIn(database);
  return {
    find: (kind, name) => first(BY_NAME, [kind, name]),
    findAll: async (references) => {
      const names = JSON.stringify(references.map(({ kind, id }) => [kind, id]));
      const rows = await database.query({ sql: BY_REFERENCE, values: [names] });
      return rows.map((row) => ({ kind: textIn(row, 'kind'), json: jsonOf(row) }));
    },
    list: async (kind, search, part) =>
      (await database.query(partQuery(kind, search, part))).map(jsonOf),
    total: async (kind, search) => {
      const [row] = await database.query(totalQuery(kind, search));
      return Number(row?.['total'] ?? 0);
    },
    standard: (kind) => first(STANDARD, [kind]),
    create: (...parameters) =>
      create(...parameters).catch((error: unknown) => {
        throw taken(error);
      }),
    change: (...parameters) =>
      change(...parameters).catch((error: unknown) => {
        throw taken(error);
      }),
    remove: removeIn(database),
  };
};
