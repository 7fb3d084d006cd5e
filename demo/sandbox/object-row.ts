import type { Rows, SqlValue, Statement } from './database.js';
import { folded } from './folded.js';
import type { ObjectKind, WireObject } from './object-kind.js';
import { unmarked } from './own-origin.js';
import { objectIn, textIn } from './wire-reading.js';

/** Columns that follow from the object, in the order of `columnsOf`. */
export const COLUMNS =
  'kind, unique_name, live_id, created_at, folded_title, folded_tags, folded_description, body';

/** Which field of a kind is a second name that no two objects share. */
const UNIQUE_NAMES: Partial<Record<ObjectKind, string>> = { embed: 'public_id', bulk: 'label' };

const searched = (object: WireObject, field: string): string =>
  folded(unmarked(textIn(object, field)));

/** JSON text of an object without its id, which has a column of its own. */
const bodyText = (object: WireObject): string =>
  JSON.stringify(Object.fromEntries(Object.entries(object).filter(([name]) => name !== 'id')));

/** The columns of an object. */
export const columnsOf = (kind: ObjectKind, object: WireObject): readonly SqlValue[] => {
  const uniqueName = textIn(object, UNIQUE_NAMES[kind] ?? '');
  const liveId = textIn(objectIn(object, 'live') ?? {}, 'id');
  return [
    kind,
    uniqueName === '' ? null : uniqueName,
    liveId === '' ? null : liveId,
    textIn(object, 'created_at'),
    searched(object, 'title'),
    searched(object, 'tags'),
    searched(object, 'description'),
    bodyText(object),
  ];
};

/** Longer ids, and those that do not look like a number we would write, sort as text. */
const numberOf = (id: string): number | null => (/^[1-9]\d{0,11}$/.test(id) ? Number(id) : null);

/** The statement that adds an object under its own id, unless there is one of that name. */
export const insertion = (kind: ObjectKind, object: WireObject, seeded: boolean): Statement => ({
  sql: `INSERT INTO object (id, number, seeded, ${COLUMNS})
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  values: [
    textIn(object, 'id'),
    numberOf(textIn(object, 'id')),
    seeded ? 1 : 0,
    ...columnsOf(kind, object),
  ],
});

/** The statement that adds an object under the next free id, and returns it. */
export const creation = (kind: ObjectKind, object: WireObject): Statement => ({
  sql: `INSERT INTO object (id, number, seeded, ${COLUMNS})
    SELECT CAST(number + 1 AS TEXT), number + 1, 0, ?, ?, ?, ?, ?, ?, ?, ? FROM last_number RETURNING id`,
  values: columnsOf(kind, object),
});

/** JSON text of the object in a row of `id` and `body`. Throws for a row that this module did not write. */
export const jsonOf = ({ id, body }: Rows[number]): string => {
  if (typeof id !== 'string' || typeof body !== 'string')
    throw new TypeError('The id and the body of an object are text.');
  const rest = body === '{}' ? '}' : `,${body.slice(1)}`;
  return `{"id":${JSON.stringify(id)}${rest}`;
};
