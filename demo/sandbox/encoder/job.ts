import type { Database, Rows, SqlValue, Statement } from '../database.js';
import { OBJECT_KINDS, type ObjectKind } from '../object-kind.js';
import { textIn } from '../wire-reading.js';
import { STANDARD_SLOT } from './slots.js';

/**
 * States of a job. The first two are in the queue; a video that is `available` can be played, one
 * that `failed` is invalid; `removed` waits for its files to go. Ours: the spec shows none (spec 3).
 */
export type JobState = 'waiting' | 'encoding' | 'available' | 'failed' | 'removed';

/** A video on its way through the encoder. */
export interface Job {
  readonly kind: ObjectKind;
  readonly id: string;
  readonly slot: string;
  readonly state: string;
  /** How often its conversion was begun. */
  readonly attempts: number;
  /** Name of its file among the sources. */
  readonly source: string;
  /** Name of the folder of the attempt that is under way, or null. */
  readonly folder: string | null;
  readonly snapshotAt: number | null;
}

/** What a new job says. */
export interface NewJob {
  readonly kind: ObjectKind;
  readonly slot: string | null;
  readonly source: string;
  readonly snapshotAt: number | null;
}

/** The statement that enlists the object that was created just before, in the same transaction. */
export const enlisting = ({ kind, slot, source, snapshotAt }: NewJob): Statement => ({
  sql: `INSERT INTO encoding (kind, id, slot, state, attempts, source, snapshot_at)
    SELECT ?, CAST(number AS TEXT), ?, 'waiting', 0, ?, ? FROM last_number`,
  values: [kind, slot ?? STANDARD_SLOT, source, snapshotAt],
});

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const jobOf = (row: Rows[number]): Job => ({
  kind: OBJECT_KINDS.find((kind) => kind === row['kind']) ?? 'video',
  id: textIn(row, 'id'),
  slot: textIn(row, 'slot'),
  state: textIn(row, 'state'),
  attempts: Number(row['attempts']),
  source: textIn(row, 'source'),
  folder: textOrNull(row['folder']),
  snapshotAt: row['snapshot_at'] === null ? null : Number(row['snapshot_at']),
});

/** The jobs in these states, in the order in which they came. */
export const jobsIn = async (
  database: Database,
  ...states: readonly JobState[]
): Promise<readonly Job[]> => {
  const marks = states.map(() => '?').join(', ');
  const sql = `SELECT * FROM encoding WHERE state IN (${marks}) ORDER BY rowid`;
  return (await database.query({ sql, values: states })).map(jobOf);
};

/** Changes a job if it still is in that state; answers whether it was. */
export const move = async (
  database: Database,
  { kind, id }: Pick<Job, 'kind' | 'id'>,
  from: JobState,
  to: { readonly state: JobState; readonly attempts: number; readonly folder: string | null },
): Promise<boolean> => {
  const values: readonly SqlValue[] = [to.state, to.attempts, to.folder, kind, id, from];
  const [written] = await database.write([
    {
      sql: `UPDATE encoding SET state = ?, attempts = ?, folder = ?
        WHERE kind = ? AND id = ? AND state = ?`,
      values,
    },
  ]);
  return written?.changed === 1;
};

export const strike = async (database: Database, { kind, id }: Job): Promise<void> => {
  await database.write([
    { sql: 'DELETE FROM encoding WHERE kind = ? AND id = ?', values: [kind, id] },
  ]);
};
