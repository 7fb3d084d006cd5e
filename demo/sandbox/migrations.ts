import type { Database, Statement } from './database.js';
import { wireDate } from './wire-date.js';

/**
 * The steps of the schema, oldest first. A step that was released is never changed; a change is a new step.
 *
 * `object` holds the objects of every kind: what is searched or sorted by in columns, the whole in
 * `body`. Totals are kept by triggers, so that a page costs the same in a long list as in a short one.
 */
const STEPS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE object (
      position INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      id TEXT NOT NULL,
      public_id TEXT,
      title TEXT NOT NULL,
      created_at TEXT,
      seeded INTEGER NOT NULL,
      body TEXT NOT NULL,
      UNIQUE (kind, id)
    )`,
    'CREATE UNIQUE INDEX object_by_public_id ON object (kind, public_id) WHERE public_id IS NOT NULL',
    'CREATE INDEX object_by_position ON object (kind, position)',
    'CREATE TABLE object_total (kind TEXT PRIMARY KEY, total INTEGER NOT NULL)',
    `CREATE TRIGGER object_added AFTER INSERT ON object BEGIN
      INSERT INTO object_total VALUES (new.kind, 1) ON CONFLICT (kind) DO UPDATE SET total = total + 1;
    END`,
    `CREATE TRIGGER object_removed AFTER DELETE ON object BEGIN
      UPDATE object_total SET total = total - 1 WHERE kind = old.kind;
    END`,
    'CREATE TABLE seeding (fingerprint TEXT NOT NULL)',
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

/** Brings the schema up to date: each missing step in a transaction of its own. */
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
