import { HTTPException } from 'hono/http-exception';
import { type ObjectKind, type Reference, textIn, type WireObject } from '../wire-object.js';
import { ConstraintError, type Database, type SqlValue, type Statement } from './database.js';
import { COLUMNS, columnsOf, insertNewObject, jsonOf } from './object-row.js';
import { type ListRange, rowsQuery, type Search, totalQuery } from './search-query.js';

/** Returns an object as it should become. May throw. */
export type Change = (object: WireObject) => WireObject;

/** An object that was searched among those of several kinds. */
export interface FoundObject {
  readonly kind: string;
  readonly json: string;
}

/**
 * The objects of the service. They are returned as JSON text, in which the origin of the sandbox is
 * not filled in yet.
 */
export interface ObjectStore {
  /** By id, else by unique name; null if there is none. */
  find(kind: ObjectKind, name: string): Promise<string | null>;
  /** Those of the references that exist. */
  findAll(references: readonly Reference[]): Promise<readonly FoundObject[]>;
  list(kind: ObjectKind, search: Search, range: ListRange): Promise<readonly string[]>;
  total(kind: ObjectKind, search: Search): Promise<number>;
  /** The default configuration of a kind, for new embeds, or null. */
  findDefault(kind: ObjectKind): Promise<string | null>;
  /** Inserts an object with a new id and resolves with the id. Rejects with HTTPException 409. */
  create(kind: ObjectKind, object: WireObject, also?: readonly Statement[]): Promise<string>;
  /** Resolves with false if there is no such object. Rejects with HTTPException 409. */
  change(
    kind: ObjectKind,
    id: string,
    change: Change,
    also?: readonly Statement[],
  ): Promise<boolean>;
  /** Resolves with false if there is no such object. */
  remove(kind: ObjectKind, id: string): Promise<boolean>;
}

const BY_ID = 'SELECT body FROM object WHERE kind = ? AND id = ?';

const BY_UNIQUE_NAME = 'SELECT body FROM object WHERE kind = ? AND unique_name = ?';

const BY_REFERENCE = `
  SELECT body, kind FROM object WHERE (kind, id) IN
    (SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?))`;

const DEFAULT_OBJECT = `
  SELECT body FROM object
  WHERE kind = ? AND json_extract(body, '$.default') IN ('1', 1) ORDER BY position LIMIT 1`;

/** Updates the object only if nobody has changed it since it was read. */
const CHANGE = `
  UPDATE object SET (${COLUMNS}) = (?, ?, ?, ?, ?, ?, ?, ?) WHERE kind = ? AND id = ? AND body = ?`;

/** Attempts to change an object while others change it too. */
const MAX_ATTEMPTS = 100;

/** Turns a violated constraint into a reply of status 409. */
const orConflict = async <Result>(writing: Promise<Result>): Promise<Result> => {
  try {
    return await writing;
  } catch (error) {
    if (error instanceof ConstraintError)
      throw conflict('Another object already has this name, which must be unique.');
    throw error;
  }
};

const conflict = (message: string): HTTPException => new HTTPException(409, { message });

/** Reads, changes and writes; repeats that if the object was written in between. */
const changeIn =
  (database: Database): ObjectStore['change'] =>
  async (kind, id, change, also = []) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const [row] = await database.query({ sql: BY_ID, values: [kind, id] });
      if (row === undefined) return false;
      const object = JSON.parse(jsonOf(row)) as WireObject;
      const values = [...columnsOf(kind, change(object)), kind, id, row['body'] as string];
      const [written] = await database.write([{ sql: CHANGE, values }, ...also]);
      if (written?.changed === 1) return true;
    }
    throw conflict('The object is being changed by other requests.');
  };

const createIn =
  (database: Database): ObjectStore['create'] =>
  async (kind, object, also = []) => {
    const [written] = await database.write([insertNewObject(kind, object), ...also]);
    const id = written?.rows[0]?.['id'];
    if (typeof id !== 'string') throw new TypeError('The id of an object must be text.');
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
  const first = async (sql: string, values: readonly SqlValue[]): Promise<string | null> => {
    const [row] = await database.query({ sql, values });
    return row === undefined ? null : jsonOf(row);
  };
  const change = changeIn(database);
  const create = createIn(database);
  return {
    find: async (kind, name) =>
      (await first(BY_ID, [kind, name])) ?? first(BY_UNIQUE_NAME, [kind, name]),
    findAll: async (references) => {
      const names = JSON.stringify(references.map(({ kind, id }) => [kind, id]));
      const rows = await database.query({ sql: BY_REFERENCE, values: [names] });
      return rows.map((row) => ({ kind: textIn(row, 'kind'), json: jsonOf(row) }));
    },
    list: async (kind, search, range) =>
      (await database.query(rowsQuery(kind, search, range))).map(jsonOf),
    total: async (kind, search) => {
      const [row] = await database.query(totalQuery(kind, search));
      return Number(row?.['total'] ?? 0);
    },
    findDefault: (kind) => first(DEFAULT_OBJECT, [kind]),
    create: (...parameters) => orConflict(create(...parameters)),
    change: (...parameters) => orConflict(change(...parameters)),
    remove: removeIn(database),
  };
};
