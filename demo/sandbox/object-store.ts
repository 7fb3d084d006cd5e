import type { Database, Rows, Statement } from './database.js';

/** Kinds of objects, named as in the paths of spec 4. */
export type ObjectKind = 'embed';

/** An object of the wire. */
export type WireObject = Readonly<Record<string, unknown>>;

export interface StoredObject {
  readonly kind: ObjectKind;
  readonly id: string;
  readonly publicId: string | null;
  readonly title: string;
  /** Wire date, or null. */
  readonly createdAt: string | null;
  readonly object: WireObject;
}

/** The objects of the service, as JSON text: an object is sent as it was stored. */
export interface ObjectStore {
  /** By id, else by public id; null when there is none. */
  find(kind: ObjectKind, name: string): Promise<string | null>;
  /** In the order in which they were created. */
  list(
    kind: ObjectKind,
    part: { readonly offset: number; readonly limit: number },
  ): Promise<readonly string[]>;
  total(kind: ObjectKind): Promise<number>;
}

const BY_NAME = `
  SELECT body FROM object WHERE kind = ?1 AND id = ?2
  UNION ALL
  SELECT body FROM object WHERE kind = ?1 AND public_id = ?2
  LIMIT 1`;

const LIST = 'SELECT body FROM object WHERE kind = ? ORDER BY position LIMIT ? OFFSET ?';

const TOTAL = 'SELECT total FROM object_total WHERE kind = ?';

/** Throws for a row that this module did not write. */
const bodyOf = ({ body }: Rows[number]): string => {
  if (typeof body !== 'string') throw new TypeError('The body of an object is text.');
  return body;
};

/** The statement that adds an object. */
export const insertion = (stored: StoredObject, seeded: boolean): Statement => ({
  sql: `INSERT INTO object (kind, id, public_id, title, created_at, seeded, body) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  values: [
    stored.kind,
    stored.id,
    stored.publicId,
    stored.title,
    stored.createdAt,
    seeded ? 1 : 0,
    JSON.stringify(stored.object),
  ],
});

export const createObjectStore = (database: Database): ObjectStore => ({
  async find(kind, name) {
    const [row] = await database.query({ sql: BY_NAME, values: [kind, name] });
    return row === undefined ? null : bodyOf(row);
  },
  async list(kind, { offset, limit }) {
    const rows = await database.query({ sql: LIST, values: [kind, limit, offset] });
    return rows.map(bodyOf);
  },
  async total(kind) {
    const [row] = await database.query({ sql: TOTAL, values: [kind] });
    return Number(row?.['total'] ?? 0);
  },
});
