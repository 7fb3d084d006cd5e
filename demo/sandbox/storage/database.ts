import { type Client, createClient, type InStatement, type ResultSet } from '@libsql/client';

/** Values that can be bound. Anything else, such as a boolean, can crash the process inside the driver. */
export type SqlValue = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly values?: readonly SqlValue[];
}

/** The rows of a query: values by column. */
export type Rows = ResultSet['rows'];

const isBindable = (value: unknown): boolean =>
  value === null ||
  typeof value === 'string' ||
  (typeof value === 'number' && Number.isFinite(value));

const checkValues = ({ sql, values = [] }: Statement): InStatement => {
  if (!values.every(isBindable))
    throw new TypeError('Only strings, finite numbers and null can be bound.');
  return { sql, args: [...values] };
};

/** Acknowledged writes survive a power failure. */
const prepareFile = async (client: Client): Promise<void> => {
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('PRAGMA synchronous = FULL');
};

/** A libSQL database. All text is passed as bound values. */
export class Database {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async query(statement: Statement): Promise<Rows> {
    return (await this.#client.execute(checkValues(statement))).rows;
  }

  /**
   * Runs all statements in one transaction. Once it resolves, the changes of a file database are on
   * the disk.
   */
  async write(statements: readonly Statement[]): Promise<readonly ResultSet[]> {
    return this.#client.batch(statements.map(checkValues), 'write');
  }

  close(): void {
    this.#client.close();
  }
}

/** Opens `file:…`, `:memory:` or the address of a libSQL server. Rejects if it cannot be opened. */
export const openDatabase = async (url: string): Promise<Database> => {
  const client = createClient({ url });
  if (url.startsWith('file:')) await prepareFile(client);
  return new Database(client);
};
