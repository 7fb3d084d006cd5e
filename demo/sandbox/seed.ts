import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from './database.js';
import { embedCode } from './embed-code.js';
import { PROJECT } from './locations.js';
import { isObjectId } from './object-id.js';
import { insertion, type StoredObject, type WireObject } from './object-store.js';

/** Objects to begin with. */
export type Seed = readonly StoredObject[];

/** The seed that ships with the sandbox. */
export const SHIPPED_SEED = fileURLToPath(new URL('demo/sandbox/seed/embeds.json', PROJECT));

/** A seed that cannot be used; the message is one sentence that says which file, where in it, and what. */
export class SeedError extends Error {
  override readonly name = 'SeedError';
}

/** `YYYY-MM-DD hh:mm:ss` (spec 2). */
const WIRE_DATE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

type Refuse = (where: string, what: string) => SeedError;

const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks what the storage stands on: id, public id, title and date. Everything else of an embed may
 * be as wrong as a demonstration wants it.
 */
const checkEmbed = (embed: WireObject, where: string, refuse: Refuse): StoredObject => {
  const { id, public_id: publicId = null, title, created_at: createdAt = null } = embed;
  if (!isObjectId(id)) throw refuse(`${where}/id`, 'must be 1 to 64 letters, digits, _ or -');
  if (publicId !== null && !isObjectId(publicId)) {
    throw refuse(`${where}/public_id`, 'must be null or 1 to 64 letters, digits, _ or -');
  }
  if (typeof title !== 'string') throw refuse(`${where}/title`, 'must be a string');
  if (createdAt !== null && (typeof createdAt !== 'string' || !WIRE_DATE.test(createdAt))) {
    throw refuse(`${where}/created_at`, 'must be null or a date as YYYY-MM-DD hh:mm:ss');
  }
  const object = { ...embedCode(embed), ...embed };
  return { kind: 'embed', id, publicId, title, createdAt, object };
};

const checkUnique = (names: readonly (string | null)[], field: string, refuse: Refuse): void => {
  for (const [index, name] of names.entries()) {
    if (name !== null && names.indexOf(name) < index) {
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

/** Reads a seed: `{"defaults": {…}, "embeds": [{…}, …]}`. Throws SeedError; `file` is named in it. */
export const parseSeed = (text: string, file: string): Seed => {
  const refuse: Refuse = (where, what) =>
    new SeedError(`${file}: ${where === '' ? 'the file' : where} ${what}.`);
  const root = parse(text, refuse);
  if (!isObject(root)) throw refuse('', 'must be an object with a list "embeds"');
  const { defaults = {}, embeds } = root;
  if (!isObject(defaults)) throw refuse('/defaults', 'must be an object');
  if (!Array.isArray(embeds) || embeds.length === 0)
    throw refuse('/embeds', 'must be a list of embeds, not an empty one');
  const seed = embeds.map((embed: unknown, index) => {
    if (!isObject(embed)) throw refuse(`/embeds/${index}`, 'must be an object');
    return checkEmbed({ ...defaults, ...embed }, `/embeds/${index}`, refuse);
  });
  checkUnique(
    seed.map(({ id }) => id),
    'id',
    refuse,
  );
  checkUnique(
    seed.map(({ publicId }) => publicId),
    'public_id',
    refuse,
  );
  return seed;
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
 * another one takes the place of all that an earlier one brought.
 */
export const seedDatabase = async (database: Database, seed: Seed): Promise<void> => {
  const fingerprint = createHash('sha256').update(JSON.stringify(seed)).digest('hex');
  const [row] = await database.query({ sql: 'SELECT fingerprint FROM seeding' });
  if (row?.['fingerprint'] === fingerprint) return;
  await database.write([
    { sql: 'DELETE FROM object WHERE seeded = 1' },
    ...seed.map((stored) => insertion(stored, true)),
    { sql: 'DELETE FROM seeding' },
    { sql: 'INSERT INTO seeding VALUES (?)', values: [fingerprint] },
  ]);
};
