import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Database } from './database.js';
import { locations } from './locations.js';
import { isObjectId } from './object-id.js';
import { OBJECT_KINDS, type ObjectKind, type WireObject } from './object-kind.js';
import { insertion } from './object-row.js';
import { nestedIn, withoutPlacement } from './references.js';
import { isWireDate } from './wire-date.js';

/** An object that is there from the start. */
export interface Seeded {
  readonly kind: ObjectKind;
  readonly object: WireObject;
}

/** Objects to begin with. */
export type Seed = readonly Seeded[];

/** The seed that ships with the sandbox. */
export const SHIPPED_SEED = locations.seed;

/** A seed that cannot be used; the message is one sentence that says which file, where in it, and what. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

type Refuse = (where: string, what: string) => SeedError;

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks what the storage stands on: id, public id, title and date. Everything else of an object may
 * be as wrong as a demonstration wants it.
 */
const checked = (object: WireObject, where: string, refuse: Refuse): WireObject => {
  const { id, public_id: publicId = null, title, created_at: createdAt = null } = object;
  if (!isObjectId(id)) throw refuse(`${where}/id`, 'must be 1 to 64 letters, digits, _ or -');
  if (publicId !== null && !isObjectId(publicId)) {
    throw refuse(`${where}/public_id`, 'must be null or 1 to 64 letters, digits, _ or -');
  }
  if (typeof title !== 'string') throw refuse(`${where}/title`, 'must be a string');
  if (createdAt !== null && (typeof createdAt !== 'string' || !isWireDate(createdAt))) {
    throw refuse(`${where}/created_at`, 'must be null or a date as YYYY-MM-DD hh:mm:ss');
  }
  return object;
};

const checkUnique = (names: readonly unknown[], field: string, refuse: Refuse): void => {
  for (const [index, name] of names.entries()) {
    if (typeof name === 'string' && names.indexOf(name) < index) {
      throw refuse(`/embeds/${index}/${field}`, 'is that of another embed too');
    }
  }
};

const parse = (text: string, refuse: Refuse): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse('', `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
};

const objectsOf = (
  list: unknown,
  defaults: WireObject,
  where: string,
  refuse: Refuse,
): readonly WireObject[] => {
  if (!Array.isArray(list)) throw refuse(where, 'must be a list of objects');
  return list.map((object: unknown, index) => {
    if (!isObject(object)) throw refuse(`${where}/${index}`, 'must be an object');
    return checked({ ...defaults, ...object }, `${where}/${index}`, refuse);
  });
};

/** Fields of an embed that a template lacks (spec 2.6). */
const NO_TEMPLATE_FIELDS = [
  ...['public_id', 'short_description', 'description', 'tags', 'video', 'live'],
  ...['primary_url', 'secondary_url', 'tertiary_url', 'subtitles', 'subtitles_default_lang'],
];

const templateDefaults = (defaults: WireObject): WireObject =>
  Object.fromEntries(
    Object.entries(defaults).filter(([name]) => !NO_TEMPLATE_FIELDS.includes(name)),
  );

/** Objects of other kinds, by kind: `"objects": {"embedtemplate": [{…}, …]}`. */
const othersIn = (objects: unknown, defaults: WireObject, refuse: Refuse): Seed => {
  if (!isObject(objects)) throw refuse('/objects', 'must be an object');
  return Object.entries(objects).flatMap(([name, list]) => {
    const kind = OBJECT_KINDS.find((one) => one === name);
    if (kind === undefined || kind === 'embed')
      throw refuse(`/objects/${name}`, 'is no other kind');
    const own = kind === 'embedtemplate' ? templateDefaults(defaults) : {};
    return objectsOf(list, own, `/objects/${name}`, refuse).map((object) => ({ kind, object }));
  });
};

/**
 * Every object that the seed names, once: what is nested in its embeds and templates exists by itself
 * too. Throws SeedError where two objects of a kind have one id and differ.
 */
const withNested = (seed: Seed, refuse: Refuse): Seed => {
  const all = new Map<string, Seeded>();
  const add = (kind: ObjectKind, id: string, object: WireObject): void => {
    const known = all.get(`${kind} ${id}`);
    if (known !== undefined && JSON.stringify(known.object) !== JSON.stringify(object))
      throw refuse('', `holds two different objects as ${kind} ${id}`);
    all.set(`${kind} ${id}`, { kind, object });
  };
  for (const { kind, object } of seed) add(kind, String(object['id']), object);
  for (const { object } of seed) {
    for (const nested of nestedIn(object)) {
      add(nested.kind, nested.id, withoutPlacement(nested.object));
    }
  }
  return [...all.values()];
};

/**
 * Reads a seed: `{"defaults": {…}, "embeds": [{…}, …], "objects": {…}}`. Throws SeedError; `file` is
 * named in it.
 */
export const parseSeed = (text: string, file: string): Seed => {
  const refuse: Refuse = (where, what) =>
    new SeedError(`${file}: ${where === '' ? 'the file' : where} ${what}.`);
  const root = parse(text, refuse);
  if (!isObject(root)) throw refuse('', 'must be an object with a list "embeds"');
  const { defaults = {}, embeds: list, objects = {} } = root;
  if (!isObject(defaults)) throw refuse('/defaults', 'must be an object');
  if (!Array.isArray(list) || list.length === 0)
    throw refuse('/embeds', 'must be a list of embeds, not an empty one');
  const embeds = objectsOf(list, defaults, '/embeds', refuse);
  for (const field of ['id', 'public_id']) {
    checkUnique(
      embeds.map((embed) => embed[field]),
      field,
      refuse,
    );
  }
  const seed = embeds.map((object) => ({ kind: 'embed', object }) as const);
  return withNested([...seed, ...othersIn(objects, defaults, refuse)], refuse);
};

/** Reads a seed file. Rejects with a SeedError. */
export const readSeed = async (file: string): Promise<Seed> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SeedError(`${file}: the file cannot be read.`);
  });
  return parseSeed(text, file);
};

/**
 * Puts a seed into the database, in one transaction. A seed that is there already changes nothing;
 * another one takes the place of all that an earlier one brought, and leaves what callers created.
 */
export const seedDatabase = async (database: Database, seed: Seed): Promise<void> => {
  const fingerprint = createHash('sha256').update(JSON.stringify(seed)).digest('hex');
  const [row] = await database.query({ sql: 'SELECT fingerprint FROM seeding' });
  if (row?.['fingerprint'] === fingerprint) return;
  await database.write([
    { sql: 'DELETE FROM object WHERE seeded = 1' },
    ...seed.map(({ kind, object }) => insertion(kind, object, true)),
    { sql: 'DELETE FROM seeding' },
    { sql: 'INSERT INTO seeding VALUES (?)', values: [fingerprint] },
  ]);
};
