import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  type Client,
  createClient,
  type InValue,
  LibsqlError,
  type ResultSet,
  type Transaction,
} from '@libsql/client';

/** A value in the protocol's JSON. */
interface Value {
  readonly type: 'null' | 'integer' | 'float' | 'text' | 'blob';
  readonly value?: string | number;
}

interface Stmt {
  readonly sql?: string;
  readonly sql_id?: number;
  readonly args?: readonly Value[];
}

interface Condition {
  readonly type: 'ok' | 'error' | 'not' | 'and' | 'or' | 'is_autocommit';
  readonly step?: number;
  readonly cond?: Condition;
  readonly conds?: readonly Condition[];
}

interface Batch {
  readonly steps: readonly { readonly stmt: Stmt; readonly condition?: Condition | null }[];
}

interface StreamRequest {
  readonly type: string;
  readonly stmt?: Stmt;
  readonly batch?: Batch;
  readonly sql?: string;
  readonly sql_id?: number;
}

const argumentOf = ({ type, value }: Value): InValue => {
  if (type === 'null') return null;
  return type === 'integer' ? BigInt(value ?? 0) : (value ?? null);
};

const valueOf = (value: unknown): Value => {
  if (value === null || value === undefined) return { type: 'null' };
  if (typeof value === 'number')
    return Number.isInteger(value)
      ? { type: 'integer', value: String(value) }
      : { type: 'float', value };
  if (typeof value === 'string') return { type: 'text', value };
  throw new TypeError('The database of the sandbox holds text and numbers.');
};

const resultOf = ({ columns, rows, rowsAffected, lastInsertRowid }: ResultSet) => ({
  cols: columns.map((name) => ({ name, decltype: null })),
  rows: rows.map((row) => columns.map((_, at) => valueOf(row[at]))),
  affected_row_count: rowsAffected,
  last_insert_rowid: lastInsertRowid === undefined ? null : String(lastInsertRowid),
});

const errorOf = (error: unknown) => ({
  message: error instanceof Error ? error.message : 'unknown error',
  code: error instanceof LibsqlError ? error.code : 'UNKNOWN',
});

/** Runs the requests of one stream, which can store SQL statements. */
class Pipeline {
  readonly #client: Client;
  readonly #texts: Map<number, string>;
  #transaction: Transaction | null = null;

  constructor(client: Client, texts: Map<number, string>) {
    this.#client = client;
    this.#texts = texts;
  }

  async respond(request: StreamRequest): Promise<object> {
    try {
      return { type: 'ok', response: await this.#run(request) };
    } catch (error) {
      return { type: 'error', error: errorOf(error) };
    }
  }

  async #run({ type, stmt, batch, sql, sql_id: id }: StreamRequest): Promise<object> {
    if (type === 'execute' && stmt !== undefined)
      return { type, result: resultOf(await this.#execute(stmt)) };
    if (type === 'batch' && batch !== undefined) return { type, result: await this.#batch(batch) };
    if (type === 'store_sql' && id !== undefined) this.#texts.set(id, sql ?? '');
    else if (!['close_sql', 'close'].includes(type)) throw new Error(`${type} is not known.`);
    return { type };
  }

  async #execute({ sql: text, sql_id: id, args = [] }: Stmt): Promise<ResultSet> {
    const sql = text ?? this.#texts.get(id ?? -1) ?? '';
    if (sql.startsWith('BEGIN')) return this.#begin();
    if (sql === 'COMMIT' || sql === 'ROLLBACK') return this.#end(sql);
    return (this.#transaction ?? this.#client).execute({ sql, args: args.map(argumentOf) });
  }

  async #begin(): Promise<ResultSet> {
    this.#transaction = await this.#client.transaction('write');
    return this.#client.execute('SELECT 1 WHERE 0');
  }

  async #end(sql: 'COMMIT' | 'ROLLBACK'): Promise<ResultSet> {
    const transaction = this.#transaction;
    this.#transaction = null;
    await (sql === 'COMMIT' ? transaction?.commit() : transaction?.rollback());
    return this.#client.execute('SELECT 1 WHERE 0');
  }

  async #batch({ steps }: Batch): Promise<object> {
    const results: (object | null)[] = [];
    const errors: (object | null)[] = [];
    const holds = (condition: Condition | null | undefined): boolean => {
      if (condition === null || condition === undefined) return true;
      const { type, step = -1, cond, conds = [] } = condition;
      if (type === 'ok') return (results[step] ?? null) !== null;
      if (type === 'error') return (errors[step] ?? null) !== null;
      if (type === 'not') return !holds(cond);
      if (type === 'and') return conds.every(holds);
      throw new Error(`The condition ${type} is not known.`);
    };
    for (const { stmt, condition } of steps) {
      const result = holds(condition)
        ? await this.#execute(stmt).then(resultOf, (error: unknown) => ({ error: errorOf(error) }))
        : null;
      const isError = result !== null && 'error' in result;
      results.push(isError ? null : result);
      errors.push(isError ? result.error : null);
    }
    return { step_results: results, step_errors: errors };
  }
}

const bodyOf = async (
  request: IncomingMessage,
): Promise<{ requests: readonly StreamRequest[] }> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { requests: readonly StreamRequest[] };
};

/**
 * A server for the HTTP form of the protocol of libSQL servers, version 2, in JSON, with a database
 * in a file.
 */
export const startHranaServer = async (url: string) => {
  const client = createClient({ url });
  let last: Promise<unknown> = Promise.resolve();
  let calls = 0;
  const server = createServer((request, reply) => {
    if (request.url !== '/v2/pipeline') {
      reply.writeHead(request.url === '/v2' ? 200 : 404).end();
      return;
    }
    calls += 1;
    last = last.then(async () => {
      const pipeline = new Pipeline(client, new Map());
      const results: object[] = [];
      for (const one of (await bodyOf(request)).requests) results.push(await pipeline.respond(one));
      reply.setHeader('content-type', 'application/json');
      reply.end(JSON.stringify({ baton: null, base_url: null, results }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    close: () => {
      server.closeAllConnections();
      server.close();
      client.close();
    },
  };
};
