import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';

/** What may be bound. Anything else, a boolean above all, can end the process inside the driver. */
export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/** What a query found: values by column. */
export type Rows = ResultSet['rows'];

/** A libSQL database. All text goes in as a bound value. */
export interface Database {
  query(statement: Statement): Promise<Rows>;
  /** Runs all statements in one transaction. */
  write(statements: readonly Statement[]): Promise<void>;
  close(): void;
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

/** Opens `file:…`, `:memory:` or the address of a libSQL server. Rejects when it cannot be opened. */
export const openDatabase = async (url: string): Promise<Database> => {
  const client = createClient({ url });
  if (url.startsWith('file:')) await prepareFile(client);
  return {
    query: async (statement) => (await client.execute(checked(statement))).rows,
    write: async (statements) => {
      await client.batch(statements.map(checked), 'write');
    },
    close: () => client.close(),
  };
};
