import {
  type Client,
  createClient,
  type InStatement,
  LibsqlError,
  type ResultSet,
} from '@libsql/client';

/** What may be bound. Anything else, a boolean above all, can end the process inside the driver. */
export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/** What a query found: values by column. */
export type Rows = ResultSet['rows'];

/** What a statement of a write did. */
export interface Written {
  /** What `RETURNING` gives. */
  readonly rows: Rows;
  /** Rows that were added, changed or removed. */
  readonly changed: number;
}

/** A libSQL database. All text goes in as a bound value. */
export interface Database {
  query(statement: Statement): Promise<Rows>;
  /**
   * Runs all statements in one transaction. Once it resolves, a database in a file has the outcome on
   * the disk. Rejects with a ConstraintError when a name that must be unique is taken.
   */
  write(statements: readonly Statement[]): Promise<readonly Written[]>;
  close(): void;
}

/** A write would break a rule of the schema; nothing was written. */
export class ConstraintError extends Error {
  override readonly name = 'ConstraintError';
}

const isBindable = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value));

const checked = ({ sql, values = [] }: Statement): InStatement => {
  if (!values.every(isBindable))
    throw new TypeError('Only strings, finite numbers and null can be bound.');
  return { sql, args: [...values] };
};

/** A file keeps what it acknowledged when the power goes. */
const prepareFile = async (client: Client): Promise<void> => {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
};

const written = async (client: Client, statements: readonly Statement[]): Promise<ResultSet[]> => {
  try {
    return await client.batch(statements.map(checked), 'write');
  } catch (error) {
    const isConstraint = error instanceof LibsqlError && error.code.startsWith('SQLITE_CONSTRAINT');
    throw isConstraint ? new ConstraintError('A rule of the schema was broken.') : error;
  }
};

/** Opens `file:…`, `:memory:` or the address of a libSQL server. Rejects when it cannot be opened. */
export const openDatabase = async (url: string): Promise<Database> => {
  const client = createClient({ url });
  if (url.startsWith('file:')) await prepareFile(client);
  return {
    query: async (statement) => (await client.execute(checked(statement))).rows,
    write: async (statements) =>
      (await written(client, statements)).map(({ rows, rowsAffected }) => ({
        rows,
        changed: rowsAffected,
      })),
    close: () => client.close(),
  };
};
