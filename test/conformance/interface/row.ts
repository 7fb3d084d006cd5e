import { readFile } from 'node:fs/promises';
import type { WireObject } from '../../../demo/sandbox/wire-object.js';
import type { Client } from '../../../src/api/index.js';
import type { Schema } from '../../../src/schema/field-types.js';
import { ORIGIN } from './open-interface.js';

/** A call of the client, and the expected objects of the reply. */
export interface Row {
  readonly call: (client: Client) => Promise<unknown>;
  /** The schema of every object of the reply. */
  readonly schema: Schema;
  /** The fields of every object of the reply, by spec 2. */
  readonly fields: readonly string[];
  /** The objects in order, with all fields except those of `generated`. */
  readonly values: readonly WireObject[];
  /** Fields that the service generates, and their format. */
  readonly generated?: Readonly<Record<string, RegExp>>;
}

/** Rows of spec 4 by section and request line. */
export type Rows = Readonly<Record<string, Row>>;

/** Every row of a list. */
export const all = async (list: AsyncIterable<unknown>): Promise<readonly unknown[]> => {
  const rows: unknown[] = [];
  for await (const row of list) rows.push(row);
  return rows;
};

/** A resource of the client whose objects are listed and read by their ids. */
interface Readable {
  readonly list: () => AsyncIterable<unknown>;
  readonly get: (id: string) => Promise<unknown>;
}

/** The rows of a list, and of its first object read by its id. */
export const readRows = (
  line: string,
  resource: (client: Client) => Readable,
  expected: Omit<Row, 'call'>,
): Rows => {
  const [first = {}] = expected.values;
  const id = String(first['id']);
  return {
    [`${line}.json`]: { ...expected, call: (client) => all(resource(client).list()) },
    [`${line}/${id}.json`]: {
      ...expected,
      call: (client) => resource(client).get(id),
      values: [first],
    },
  };
};

/** The object without some of its fields. */
export const without = (object: WireObject, ...names: readonly string[]): WireObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** Formats of generated fields. */
export const GENERATED = { id: /^\d+$/, created_at: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ };
export const UPLOADED = new RegExp(`^${ORIGIN}/uploads/[\\da-f]{32}\\.png$`);
export const SECRET = /^[\w-]{8,}$/;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
export const image = (): File => new File([PNG], 'preview.png', { type: 'image/png' });
export const file = async (): Promise<File> =>
  new File([await readFile('demo/sandbox/media/advert.mp4')], 'advert.mp4');
