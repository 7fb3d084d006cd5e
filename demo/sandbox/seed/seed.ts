import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { locations } from '../locations.js';
import { nestedIn, withoutPlacement } from '../resources/references.js';
import type { Database } from '../storage/database.js';
import { insertObject } from '../storage/object-row.js';
import {
  isObjectId,
  isWireDate,
  OBJECT_KINDS,
  type ObjectKind,
  textIn,
  type WireObject,
} from '../wire-object.js';

export interface SeedObject {
  readonly kind: ObjectKind;
  readonly object: WireObject;
}

export type Seed = readonly SeedObject[];

export const SHIPPED_SEED = locations.seed;

/** The seed is invalid; the message is one sentence with the file, the JSON Pointer and the problem. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

const ObjectId = z.custom<string>(isObjectId, 'must be 1 to 64 letters, digits, _ or -');
const DATE_ERROR = 'must be null or a date as YYYY-MM-DD hh:mm:ss';
const WireDate = z.string(DATE_ERROR).refine(isWireDate, DATE_ERROR);
const JsonObject = z.record(z.string(), z.unknown(), 'must be an object');

/** The fields that the storage depends on. Other fields are not validated, so that a seed can contain invalid embeds. */
const StoredObjects = z.array(
  z.looseObject({
    id: ObjectId,
    public_id: ObjectId.nullish(),
    title: z.string('must be a string'),
    created_at: WireDate.nullish(),
  }),
);

const OTHER_KINDS = OBJECT_KINDS.filter((kind) => kind !== 'embed');

/** Before the presets are applied. */
const SeedFile = z.object(
  {
    presets: z.record(z.string(), JsonObject, 'must be an object').default({}),
    embeds: z
      .array(JsonObject, 'must be a list of embeds')
      .nonempty('must be a list of embeds, not an empty one'),
    objects: z
      .partialRecord(
        z.enum(OTHER_KINDS),
        z.array(JsonObject, 'must be a list of objects'),
        `must be an object with lists of ${OTHER_KINDS.join(', ')}`,
      )
      .default({}),
  },
  'must be an object with a list "embeds"',
);

type Refuse = (pointer: string, problem: string) => SeedError;

const check = <Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  pointer: string,
  refuse: Refuse,
): z.output<Schema> => {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return data as z.output<Schema>;
  throw refuse([pointer, ...issue.path.map(String)].join('/'), issue.message);
};

const checkUnique = (embeds: readonly WireObject[], field: string, refuse: Refuse): void => {
  const names = embeds.map((embed) => embed[field]);
  const index = names.findIndex((name, at) => typeof name === 'string' && names.indexOf(name) < at);
  if (index >= 0) throw refuse(`/embeds/${index}/${field}`, 'is used by another embed too');
};

const parseJson = (text: string, refuse: Refuse): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refuse('', `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
  }
};

type Presets = ReadonlyMap<unknown, string>;

/** Adds the fields of presets to the objects in a value that name one; their own fields take precedence. */
const withPresets = (value: unknown, presets: Presets, at: string, refuse: Refuse): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = [];
  // A loop, because deeply nested lists would exceed the call stack with a callback for each level.
  for (const [key, item] of Object.entries(value))
    entries.push([key, withPresets(item, presets, `${at}/${key}`, refuse)]);
  if (Array.isArray(value)) return entries.map(([, item]) => item);
  const { preset: name, ...fields } = Object.fromEntries(entries);
  const json = name === undefined ? '{}' : presets.get(name);
  if (json === undefined) throw refuse(at, `names no known preset: ${JSON.stringify(name)}`);
  const filled = json.replace(/\{(\w+)\}/g, (placeholder, field: string) =>
    JSON.stringify(textIn(fields, field) || placeholder).slice(1, -1),
  );
  const kept = Object.entries(fields).filter(([field]) => !json.includes(`{${field}}`));
  return { ...(JSON.parse(filled) as WireObject), ...Object.fromEntries(kept) };
};

/**
 * Adds the objects nested in embeds and templates, which also exist on their own. Throws SeedError if
 * two objects of a kind have the same id and differ.
 */
const withNested = (seed: Seed, refuse: Refuse): Seed => {
  const nested = seed.flatMap(({ object }) => nestedIn(object));
  const all = new Map<string, SeedObject>();
  for (const { kind, object } of [...seed, ...nested]) {
    const key = `${kind} ${String(object['id'])}`;
    const content = withoutPlacement(object);
    const known = all.get(key)?.object ?? content;
    if (!isDeepStrictEqual(known, content))
      throw refuse('', `contains two different objects as ${key}`);
    all.set(key, { kind, object: content });
  }
  return [...all.values()];
};

/**
 * Reads a seed: `{"presets": {"NAME": {…}, …}, "embeds": [{…}, …], "objects": {"live": [{…}, …], …}}`.
 * `"preset": "NAME"` gives any object, at any depth, the fields of a preset; a preset can name one above
 * it. `{field}` in the texts of a preset stands for a field of the object, which loses that field. Embeds
 * and objects that name none have the preset with the name of their kind, if there is one. Throws
 * SeedError with the name of the file.
 */
export const parseSeed = (text: string, file: string): Seed => {
  const refuse: Refuse = (pointer, problem) =>
    new SeedError(`${file}: ${pointer === '' ? 'the file' : pointer} ${problem}.`);
  const seed = check(SeedFile, parseJson(text, refuse), '', refuse);
  const presets = new Map<unknown, string>();
  for (const [name, preset] of Object.entries(seed.presets))
    presets.set(name, JSON.stringify(withPresets(preset, presets, `/presets/${name}`, refuse)));
  const all = Object.entries({ embed: seed.embeds, ...seed.objects }).flatMap(([kind, list]) => {
    const pointer = kind === 'embed' ? '/embeds' : `/objects/${kind}`;
    const preset = presets.has(kind) ? kind : undefined;
    const objects = list.map((object) => ({ preset, ...object }));
    const complete = withPresets(objects, presets, pointer, refuse);
    const stored = check(StoredObjects, complete, pointer, refuse);
    return stored.map((object) => ({ kind: kind as ObjectKind, object }));
  });
  const embeds = all.filter(({ kind }) => kind === 'embed').map(({ object }) => object);
  for (const field of ['id', 'public_id']) checkUnique(embeds, field, refuse);
  return withNested(all, refuse);
};

/** Reads a seed file. Rejects with a SeedError. */
export const readSeed = async (file: string): Promise<Seed> => {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SeedError(`${file}: the file cannot be read.`);
  });
  return parseSeed(text, file);
};

/**
 * Writes a seed into the database, in one transaction. A seed that is already there changes nothing;
 * another one replaces the objects of an earlier seed and keeps those that callers created.
 */
export const seedDatabase = async (database: Database, seed: Seed): Promise<void> => {
  const fingerprint = createHash('sha256').update(JSON.stringify(seed)).digest('hex');
  const [row] = await database.query({ sql: 'SELECT fingerprint FROM seeding' });
  if (row?.['fingerprint'] === fingerprint) return;
  await database.write([
    { sql: 'DELETE FROM object WHERE seeded = 1' },
    ...seed.map(({ kind, object }) => insertObject(kind, object, true)),
    { sql: 'DELETE FROM seeding' },
    { sql: 'INSERT INTO seeding VALUES (?)', values: [fingerprint] },
  ]);
};
