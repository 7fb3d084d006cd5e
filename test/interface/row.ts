import { readFile } from 'node:fs/promises';
import type { WireObject } from '../../demo/sandbox/wire-object.js';
import type { Client } from '../../src/api/index.js';
import type { WireSchema } from '../../src/schema/wire.js';
import { ORIGIN } from './open-interface.js';

/** A row of spec 4: what the client is asked, what then goes over the wire, and what comes back. */
export interface Row {
  /** Section and request line, as the spec has them. */
  readonly row: string;
  readonly call: (client: Client) => Promise<unknown>;
  /** Of every object of the reply. */
  readonly schema: WireSchema;
  /** Of every object of the reply, by spec 2. */
  readonly fields: readonly string[];
  /** What the objects hold, in order: all of their fields, but for those of `made`. */
  readonly values: readonly WireObject[];
  /** Fields that the service makes up, and the form they have. */
  readonly made?: Readonly<Record<string, RegExp>>;
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

/** Forms of what the service makes up. */
export const MADE = { id: /^\d+$/, created_at: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/ };
export const UPLOADED = new RegExp(`^${ORIGIN}/uploads/[\\da-f]{32}\\.png$`);
export const SECRET = /^[\w-]{8,}$/;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
export const image = (): File => new File([PNG], 'preview.png', { type: 'image/png' });
export const file = async (): Promise<File> =>
  new File([await readFile('demo/sandbox/media/advert.mp4')], 'advert.mp4');
