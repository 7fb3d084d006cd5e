import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A received request. */
export interface Hit {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Handles the nth request, counted from 0. */
export type Behavior = (exchange: Exchange, turn: number) => void;

export interface Exchange {
  readonly hit: Hit;
  readonly response: ServerResponse;
  readonly socket: Socket;
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** A server on real sockets with a configurable behavior. Records the requests. */
export class FaultServer {
  readonly hits: Hit[] = [];
  port = 0;
  /** Called with every new connection, before anything is read from it. */
  onConnection: ((socket: Socket) => void) | undefined;
  readonly #server = createServer({ keepAlive: false });
  #behavior: Behavior;

  private constructor(behavior: Behavior) {
    this.#behavior = behavior;
    this.#server.on('connection', (socket: Socket) => {
      socket.on('error', () => undefined);
      this.onConnection?.(socket);
    });
    this.#server.on('request', (request, response) => {
      void this.#answer(request, response).catch(() => undefined);
    });
  }

  static async start(behavior: Behavior): Promise<FaultServer> {
    const server = new FaultServer(behavior);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    server.port = (server.#server.address() as AddressInfo).port;
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** Changes the behavior for the next requests. */
  setBehavior(behavior: Behavior): void {
    this.#behavior = behavior;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    const body = await bodyOf(request);
    const { method = '', url = '', headers, socket } = request;
    const hit = { method, url, headers, body };
    this.hits.push(hit);
    this.#behavior({ hit, response, socket }, this.hits.length - 1);
  }
}

/** A complete reply. */
export const answer =
  (
    status: number,
    body = '',
    headers: Readonly<Record<string, string | string[]>> = {},
  ): Behavior =>
  ({ response }) => {
    response.writeHead(status, { Connection: 'close', ...headers }).end(body);
  };

/** A complete reply of JSON. */
export const json = (value: unknown, status = 200): Behavior =>
  answer(status, JSON.stringify(value), { 'Content-Type': 'application/json' });

/** Writes raw bytes. The connection then stays open, is closed, or is reset. */
export const raw =
  (text: string, then: 'stay' | 'close' | 'reset'): Behavior =>
  ({ socket }) => {
    socket.write(text, () => {
      if (then === 'close') socket.end();
      // The bytes must leave before the reset discards them.
      if (then === 'reset') setImmediate(() => socket.resetAndDestroy());
    });
  };

/** One behavior for each request in turn. The last one is repeated. */
export const inTurn =
  (...behaviors: readonly [Behavior, ...Behavior[]]): Behavior =>
  (exchange, turn) => {
    (behaviors[Math.min(turn, behaviors.length - 1)] ?? behaviors[0])(exchange, turn);
  };
