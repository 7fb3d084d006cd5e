import { unescapePlaceholders } from '../origin-placeholders.js';
import { objectIn, type ObjectKind, textIn, type WireObject } from '../wire-object.js';
import type { Rows, SqlValue, Statement } from './database.js';
import { normalizeForSearch } from './search-query.js';

/** Columns derived from the object, in the order of `columnsOf`. */
export const COLUMNS =
  'kind, unique_name, live_id, created_at, search_title, search_tags, search_description, body';

/** The field of a kind that is a second name, unique among its objects. */
const UNIQUE_NAMES: Partial<Record<ObjectKind, string>> = { embed: 'public_id', bulk: 'label' };

const searchText = (object: WireObject, field: string): string =>
  normalizeForSearch(unescapePlaceholders(textIn(object, field)));

export const columnsOf = (kind: ObjectKind, object: WireObject): readonly SqlValue[] => {
  const uniqueName = textIn(object, UNIQUE_NAMES[kind] ?? '');
  const liveId = textIn(objectIn(object, 'live') ?? {}, 'id');
  return [
    kind,
    uniqueName === '' ? null : uniqueName,
    liveId === '' ? null : liveId,
    textIn(object, 'created_at'),
    searchText(object, 'title'),
    searchText(object, 'tags'),
    searchText(object, 'description'),
    JSON.stringify(object),
  ];
};

/** Longer ids, and those not written like a number, are sorted as text. */
const numberOf = (id: string): number | null => (/^[1-9]\d{0,11}$/.test(id) ? Number(id) : null);

/** The statement that inserts an object with its own id, unless an object has that id. */
export const insertObject = (kind: ObjectKind, object: WireObject, seeded: boolean): Statement => ({
  sql: `INSERT INTO object (id, number, seeded, ${COLUMNS})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  values: [
    textIn(object, 'id'),
    numberOf(textIn(object, 'id')),
    seeded ? 1 : 0,
    ...columnsOf(kind, object),
  ],
});

/** The statement that inserts an object, which has other fields than an id, with the next free id, and returns the id. */
export const insertNewObject = (kind: ObjectKind, object: WireObject): Statement => ({
  sql: `INSERT INTO object (id, number, seeded, ${COLUMNS})
    SELECT CAST(number + 1 AS TEXT), number + 1, 0, ?, ?, ?, ?, ?, ?, ?,
      '{"id":"' || (number + 1) || '",' || substr(?, 2) FROM last_number RETURNING id`,
  values: columnsOf(kind, object),
});

/** JSON text of the object in a row. Throws for a row of another form. */
export const jsonOf = ({ body }: Rows[number]): string => {
  if (typeof body !== 'string') throw new TypeError('The body of an object must be text.');
  return body;
};
