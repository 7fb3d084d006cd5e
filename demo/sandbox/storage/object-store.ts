import { LibsqlError, type ResultSet } from '@libsql/client';
import { HTTPException } from 'hono/http-exception';
import { type ObjectKind, type Reference, textIn, type WireObject } from '../wire-object.js';
import type { Database, SqlValue, Statement } from './database.js';
import { COLUMNS, columnsOf, insertNewObject, jsonOf } from './object-row.js';
import { type ListRange, rowsQuery, type Search, totalQuery } from './search-query.js';

/** Returns an object as it should become. May throw. */
export type Change = (object: WireObject) => WireObject;

/** An object that was searched among those of several kinds. */
export interface FoundObject {
  readonly kind: string;
  readonly json: string;
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

const conflict = (message: string): HTTPException => new HTTPException(409, { message });

/**
 * The objects of the service. They are returned as JSON text, in which the origin of the sandbox is
 * not filled in yet.
 */
export class ObjectStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** By id, else by unique name; null if there is none. */
  async find(kind: ObjectKind, name: string): Promise<string | null> {
    return (await this.#first(BY_ID, [kind, name])) ?? this.#first(BY_UNIQUE_NAME, [kind, name]);
  }

  /** Those of the references that exist. */
  async findAll(references: readonly Reference[]): Promise<readonly FoundObject[]> {
    const names = JSON.stringify(references.map(({ kind, id }) => [kind, id]));
    const rows = await this.#database.query({ sql: BY_REFERENCE, values: [names] });
    return rows.map((row) => ({ kind: textIn(row, 'kind'), json: jsonOf(row) }));
  }

  async list(kind: ObjectKind, search: Search, range: ListRange): Promise<readonly string[]> {
    return (await this.#database.query(rowsQuery(kind, search, range))).map(jsonOf);
  }

  async total(kind: ObjectKind, search: Search): Promise<number> {
    const [row] = await this.#database.query(totalQuery(kind, search));
    return Number(row?.['total'] ?? 0);
  }

  /** The default configuration of a kind, for new embeds, or null. */
  findDefault(kind: ObjectKind): Promise<string | null> {
    return this.#first(DEFAULT_OBJECT, [kind]);
  }

  /** Inserts an object with a new id and resolves with the id. Rejects with HTTPException 409. */
  async create(
    kind: ObjectKind,
    object: WireObject,
    also: readonly Statement[] = [],
  ): Promise<string> {
    const [written] = await this.#write([insertNewObject(kind, object), ...also]);
    const id = written?.rows[0]?.['id'];
    if (typeof id !== 'string') throw new TypeError('The id of an object must be text.');
    return id;
  }

  /**
   * Reads, changes and writes; repeats that if the object was written in between. Resolves with false if
   * there is no such object. Rejects with HTTPException 409.
   */
  async change(
    kind: ObjectKind,
    id: string,
    change: Change,
    also: readonly Statement[] = [],
  ): Promise<boolean> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const [row] = await this.#database.query({ sql: BY_ID, values: [kind, id] });
      if (row === undefined) return false;
      const object = JSON.parse(jsonOf(row)) as WireObject;
      const values = [...columnsOf(kind, change(object)), kind, id, row['body'] as string];
      const [written] = await this.#write([{ sql: CHANGE, values }, ...also]);
      if (written?.rowsAffected === 1) return true;
    }
    throw conflict('The object is being changed by other requests.');
  }

  /** Resolves with false if there is no such object. */
  async remove(kind: ObjectKind, id: string): Promise<boolean> {
    const values = [kind, id];
    const [removed] = await this.#database.write([
      { sql: 'DELETE FROM object WHERE kind = ? AND id = ?', values },
      { sql: "UPDATE encoding SET state = 'removed' WHERE kind = ? AND id = ?", values },
    ]);
    return removed?.rowsAffected === 1;
  }

  async #first(sql: string, values: readonly SqlValue[]): Promise<string | null> {
    const [row] = await this.#database.query({ sql, values });
    return row === undefined ? null : jsonOf(row);
  }

  /** A violated constraint becomes a reply of status 409. */
  async #write(statements: readonly Statement[]): Promise<readonly ResultSet[]> {
    return this.#database.write(statements).catch((error: unknown) => {
      throw error instanceof LibsqlError && error.code.startsWith('SQLITE_CONSTRAINT')
        ? conflict('Another object already has this name, which must be unique.')
        : error;
    });
  }
}
