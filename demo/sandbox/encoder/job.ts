import type { Database, Rows, SqlValue, Statement } from '../storage/database.js';
import { OBJECT_KINDS, type ObjectKind, textIn } from '../wire-object.js';

/**
 * Slots of the encoder queue, the most urgent one first. The specification only states that the
 * label of a slot shows its priority (spec 2.9).
 */
export const SLOTS = ['high', 'normal', 'low'] as const;

/** The slot of a video whose caller names none. */
export const DEFAULT_SLOT = 'normal';

/**
 * States of a job, which the specification does not show (spec 3). The first two are in the queue; an
 * `available` video can be played, a `failed` one is invalid; the files of a `removed` one are still
 * to be deleted.
 */
export type JobState = 'waiting' | 'encoding' | 'available' | 'failed' | 'removed';

export interface Job {
  readonly kind: ObjectKind;
  readonly id: string;
  readonly slot: string;
  readonly state: string;
  readonly attempts: number;
  readonly source: string;
  /** Name of the folder of the current attempt, or null. */
  readonly folder: string | null;
  readonly snapshotAt: number | null;
}

export type NewJob = Pick<Job, 'kind' | 'slot' | 'source' | 'snapshotAt'>;

/** The statement that inserts the job of the object created just before, in the same transaction. */
export const insertJob = ({ kind, slot, source, snapshotAt }: NewJob): Statement => ({
  sql: `INSERT INTO encoding (kind, id, slot, state, attempts, source, snapshot_at)
    SELECT ?, CAST(number AS TEXT), ?, 'waiting', 0, ?, ? FROM last_number`,
  values: [kind, slot, source, snapshotAt],
});

const jobOf = (row: Rows[number]): Job => ({
  kind: OBJECT_KINDS.find((kind) => kind === row['kind']) ?? 'video',
  id: textIn(row, 'id'),
  slot: textIn(row, 'slot'),
  state: textIn(row, 'state'),
  attempts: Number(row['attempts']),
  source: textIn(row, 'source'),
  folder: typeof row['folder'] === 'string' ? row['folder'] : null,
  snapshotAt: row['snapshot_at'] === null ? null : Number(row['snapshot_at']),
});

/** The jobs in a state, oldest first. */
export const jobsIn = async (database: Database, state: JobState): Promise<readonly Job[]> => {
  const sql = 'SELECT * FROM encoding WHERE state = ? ORDER BY rowid';
  return (await database.query({ sql, values: [state] })).map(jobOf);
};

/** Changes a job if it is still in the state `from`; resolves with whether it was. */
export const updateJob = async (
  database: Database,
  { kind, id }: Pick<Job, 'kind' | 'id'>,
  from: JobState,
  to: { readonly state: JobState; readonly attempts: number; readonly folder: string | null },
): Promise<boolean> => {
  const values: readonly SqlValue[] = [to.state, to.attempts, to.folder, kind, id, from];
  const sql = `UPDATE encoding SET state = ?, attempts = ?, folder = ?
    WHERE kind = ? AND id = ? AND state = ?`;
  const [written] = await database.write([{ sql, values }]);
  return written?.rowsAffected === 1;
};

export const deleteJob = async (database: Database, { kind, id }: Job): Promise<void> => {
  const sql = 'DELETE FROM encoding WHERE kind = ? AND id = ?';
  await database.write([{ sql, values: [kind, id] }]);
};
