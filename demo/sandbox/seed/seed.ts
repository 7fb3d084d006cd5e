import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { locations } from '../locations.js';
import { mapNested, nestedIn, withoutPlacement } from '../resources/references.js';
import type { Database } from '../storage/database.js';
import { insertObject } from '../storage/object-row.js';
import {
  isWireDate,
  OBJECT_ID,
  OBJECT_KINDS,
  type ObjectKind,
  type WireObject,
} from '../wire-object.js';

/** An initial object. */
export interface SeedObject {
  readonly kind: ObjectKind;
  readonly object: WireObject;
}

/** The initial objects. */
export type Seed = readonly SeedObject[];

/** The seed that ships with the sandbox. */
export const SHIPPED_SEED = locations.seed;

/** The seed is invalid; the message is one sentence with the file, the JSON Pointer and the problem. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

const ID_ERROR = 'must be 1 to 64 letters, digits, _ or -';

const ObjectId = z.string(ID_ERROR).regex(OBJECT_ID, ID_ERROR);

const DATE_ERROR = 'must be null or a date as YYYY-MM-DD hh:mm:ss';

const WireDate = z.string(DATE_ERROR).refine(isWireDate, DATE_ERROR);

const JsonObject = z.record(z.string(), z.unknown(), 'must be an object');

/** The fields that the storage depends on. Other fields are not validated, so that a seed can contain invalid embeds. */
const StoredObjects = z.array(
  z.object({
    id: ObjectId,
    public_id: ObjectId.nullish(),
    title: z.string('must be a string'),
    created_at: WireDate.nullish(),
  }),
);

const OTHER_KINDS = OBJECT_KINDS.filter((kind) => kind !== 'embed');

/** Before the defaults are applied. */
const SeedFile = z.object(
  {
    defaults: JsonObject.default({}),
    nestedDefaults: z.partialRecord(z.enum(OBJECT_KINDS), JsonObject).default({}),
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

/** Fields of an embed that a template lacks (spec 2.6). */
const NO_TEMPLATE_FIELDS = [
  ...['public_id', 'short_description', 'description', 'tags', 'video', 'live'],
  ...['primary_url', 'secondary_url', 'tertiary_url', 'subtitles', 'subtitles_default_lang'],
];

const templateDefaults = (defaults: WireObject): WireObject =>
  Object.fromEntries(
    Object.entries(defaults).filter(([name]) => !NO_TEMPLATE_FIELDS.includes(name)),
  );

/**
 * Adds the objects nested in embeds and templates, which also exist on their own. Throws SeedError if
 * two objects of a kind have the same id and differ.
 */
const withNested = (seed: Seed, refuse: Refuse): Seed => {
  const all = new Map<string, SeedObject>();
  const add = (kind: ObjectKind, id: string, object: WireObject): void => {
    const known = all.get(`${kind} ${id}`);
    if (known !== undefined && JSON.stringify(known.object) !== JSON.stringify(object))
      throw refuse('', `contains two different objects as ${kind} ${id}`);
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
 * Reads a seed: `{"defaults": {…}, "nestedDefaults": {"video": {…}, …}, "embeds": [{…}, …],
 * "objects": {"live": [{…}, …], …}}`. The defaults apply to embeds and templates, the nested defaults
 * to the objects inside them. Throws SeedError with the name of the file.
 */
export const parseSeed = (text: string, file: string): Seed => {
  const refuse: Refuse = (pointer, problem) =>
    new SeedError(`${file}: ${pointer === '' ? 'the file' : pointer} ${problem}.`);
  const seed = check(SeedFile, parseJson(text, refuse), '', refuse);
  const { defaults, nestedDefaults, embeds, objects } = seed;
  const defaultsOf = { embed: defaults, embedtemplate: templateDefaults(defaults) };
  const all = Object.entries({ embed: embeds, ...objects }).flatMap(([kind, list]) => {
    const own = kind in defaultsOf ? defaultsOf[kind as keyof typeof defaultsOf] : {};
    const complete = list.map((listed) =>
      mapNested({ ...own, ...listed }, (object, { kind: nested }) => ({
        ...nestedDefaults[nested],
        ...object,
      })),
    );
    check(StoredObjects, complete, kind === 'embed' ? '/embeds' : `/objects/${kind}`, refuse);
    return complete.map((object) => ({ kind: kind as ObjectKind, object }));
  });
  const allEmbeds = all.filter(({ kind }) => kind === 'embed').map(({ object }) => object);
  for (const field of ['id', 'public_id']) checkUnique(allEmbeds, field, refuse);
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
