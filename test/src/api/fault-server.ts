import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request as it arrived. */
export interface Hit {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** What a server does with its nth request, counted from 0. */
export type Behaviour = (exchange: Exchange, turn: number) => void;

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

/** A server on real sockets that misbehaves as told and remembers what reached it. */
export class FaultServer {
  readonly hits: Hit[] = [];
  /** Connections that were made, also those that carried nothing. */
  connections = 0;
  port = 0;
  /** Called with every new connection before anything is read from it. */
  onConnection: ((socket: Socket) => void) | undefined;
  readonly #server = createServer({ keepAlive: false });
  #behaviour: Behaviour;

  private constructor(behaviour: Behaviour) {
    this.#behaviour = behaviour;
    this.#server.on('connection', (socket: Socket) => {
      this.connections += 1;
      socket.on('error', () => undefined);
      this.onConnection?.(socket);
    });
    this.#server.on('request', (request, response) => {
      void this.#answer(request, response).catch(() => undefined);
    });
  }

  static async start(behaviour: Behaviour): Promise<FaultServer> {
    const server = new FaultServer(behaviour);
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

  /** Behaves in another way from now on. */
  behave(behaviour: Behaviour): void {
    this.#behaviour = behaviour;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    const body = await bodyOf(request);
    const { method = '', url = '', headers, socket } = request;
    const hit = { method, url, headers, body };
    this.hits.push(hit);
    this.#behaviour({ hit, response, socket }, this.hits.length - 1);
  }
}

/** A whole answer. */
export const answer =
  (
    status: number,
    body = '',
    headers: Readonly<Record<string, string | string[]>> = {},
  ): Behaviour =>
  ({ response }) => {
    response.writeHead(status, { Connection: 'close', ...headers }).end(body);
  };

/** A whole answer in JSON. */
export const json = (value: unknown, status = 200): Behaviour =>
  answer(status, JSON.stringify(value), { 'Content-Type': 'application/json' });

/** Bytes as they are; the connection then stays open, is closed, or is reset. */
export const raw =
  (text: string, then: 'stay' | 'close' | 'reset'): Behaviour =>
  ({ socket }) => {
    socket.write(text, () => {
      if (then === 'close') socket.end();
      // What was written must leave before the reset discards it.
      if (then === 'reset') setImmediate(() => socket.resetAndDestroy());
    });
  };

/** One behaviour for each request in turn; the last one stays. */
export const inTurn =
  (...behaviours: readonly [Behaviour, ...Behaviour[]]): Behaviour =>
  (exchange, turn) => {
    (behaviours[Math.min(turn, behaviours.length - 1)] ?? behaviours[0])(exchange, turn);
  };
