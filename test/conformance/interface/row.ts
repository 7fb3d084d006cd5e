import { readFile } from 'node:fs/promises';
import type { WireObject } from '../../../demo/sandbox/object-kind.js';
import type { Client } from '../../../src/api/index.js';
import type { Schema } from '../../../src/schema/field-types.js';
import { ORIGIN } from './open-interface.js';

/** A row of spec 4: a call of the client, and the expected objects of the reply. */
export interface Row {
  /** Section and request line of the spec. */
  readonly row: string;
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

/** Every row of a list. */
export const all = async (list: AsyncIterable<unknown>): Promise<readonly unknown[]> => {
  const rows: unknown[] = [];
  for await (const row of list) rows.push(row);
  return rows;
};

/** The object without some of its fields. */
export const without = (object: WireObject, ...names: readonly string[]): WireObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));

/** The object under another id and title. */
export const named = (object: WireObject, id: string, title: WireObject): WireObject => ({
  ...object,
  id,
  ...title,
});

/** Formats of generated fields. */
export const GENERATED = { id: /^\d+$/, created_at: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ };
export const UPLOADED = new RegExp(`^${ORIGIN}/uploads/[\\da-f]{32}\\.png$`);
export const SECRET = /^[\w-]{8,}$/;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
export const image = (): File => new File([PNG], 'preview.png', { type: 'image/png' });
export const file = async (): Promise<File> =>
  new File([await readFile('demo/sandbox/media/advert.mp4')], 'advert.mp4');
