import type { Database, Statement } from './database.js';
import { wireDate } from '../wire-object.js';

/**
 * The steps of the schema, oldest first. A released step is never changed; a change is a new step.
 *
 * `object` holds the objects of every kind: columns for searching and sorting, of which `search_…` are
 * normalized by `normalizeForSearch`, and the object as JSON in `body`, all that a reply needs: the driver's
 * work grows with the number of values that are read. `unique_name` is a second name that is unique among the
 * objects of a kind.
 * `last_number` is the highest numeric id ever used; the next id follows it.
 * `encoding` holds the jobs of the encoder queue.
 */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE object (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      number INTEGER,
      unique_name TEXT,
      live_id TEXT,
      created_at TEXT NOT NULL,
      folded_title TEXT NOT NULL,
      folded_tags TEXT NOT NULL,
      folded_description TEXT NOT NULL,
      seeded INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (kind, id)
    )`,
    `CREATE UNIQUE INDEX object_by_unique_name ON object (kind, unique_name)
      WHERE unique_name IS NOT NULL`,
    'CREATE INDEX object_by_position ON object (kind, position)',
    'CREATE INDEX object_by_number ON object (kind, number, id)',
    'CREATE INDEX object_by_title ON object (kind, folded_title, position)',
    'CREATE INDEX object_by_date ON object (kind, created_at, position)',
    'CREATE INDEX object_by_live ON object (kind, live_id, position) WHERE live_id IS NOT NULL',
    'CREATE TABLE last_number (number INTEGER NOT NULL)',
    'INSERT INTO last_number VALUES (1000)',
    `CREATE TABLE day (
      kind TEXT NOT NULL,
      day TEXT NOT NULL,
      total INTEGER NOT NULL,
      PRIMARY KEY (kind, day)
    ) WITHOUT ROWID`,
    `CREATE TRIGGER object_added AFTER INSERT ON object BEGIN
      INSERT INTO day VALUES (new.kind, substr(new.created_at, 1, 10), 1)
        ON CONFLICT (kind, day) DO UPDATE SET total = total + 1;
      UPDATE last_number SET number = new.number WHERE new.number > number;
    END`,
    `CREATE TRIGGER object_removed AFTER DELETE ON object BEGIN
      UPDATE day SET total = total - 1
        WHERE kind = old.kind AND day = substr(old.created_at, 1, 10);
    END`,
    `CREATE TABLE encoding (
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      slot TEXT NOT NULL,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL,
      source TEXT NOT NULL,
      folder TEXT,
      snapshot_at REAL,
      PRIMARY KEY (kind, id)
    )`,
    'CREATE INDEX encoding_by_state ON encoding (state)',
    'CREATE TABLE seeding (fingerprint TEXT NOT NULL)',
  ],
  ['title', 'tags', 'description'].map(
    (name) => `ALTER TABLE object RENAME COLUMN folded_${name} TO search_${name}`,
  ),
  [
    `UPDATE object SET body = '{"id":' || json_quote(id) || iif(body = '{}', '', ',') || substr(body, 2)`,
  ],
  [
    'DROP TRIGGER object_added',
    'DROP TRIGGER object_removed',
    'DROP TABLE day',
    `CREATE TRIGGER object_added AFTER INSERT ON object BEGIN
      UPDATE last_number SET number = new.number WHERE new.number > number;
    END`,
  ],
];

const appliedSteps = async (database: Database): Promise<number> => {
  await database.write([
    {
      sql: 'CREATE TABLE IF NOT EXISTS migration (step INTEGER PRIMARY KEY, applied_at TEXT NOT NULL)',
    },
  ]);
  const [row] = await database.query({ sql: 'SELECT count(*) AS steps FROM migration' });
  return Number(row?.['steps'] ?? 0);
};

/** Brings the schema up to date; each missing step runs in a separate transaction. */
export const migrate = async (database: Database, clock: () => number): Promise<void> => {
  const applied = await appliedSteps(database);
  for (const [index, step] of STEPS.entries()) {
    if (index < applied) continue;
    const statements: Statement[] = step.map((sql) => ({ sql }));
    const record = {
      sql: 'INSERT INTO migration VALUES (?, ?)',
      values: [index + 1, wireDate(clock())],
    };
    await database.write([...statements, record]);
  }
};
