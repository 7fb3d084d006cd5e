import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Failure } from './failure.js';
import { failureReply } from './json-reply.js';
import { isLoopbackHost } from './loopback-host.js';
import type { Sandbox } from './sandbox.js';

/** Milliseconds for the headers of a request, and for the whole of it: slow senders are cut off. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;

const MOST_CONNECTIONS = 500;

/** Milliseconds that open connections have when the server is told to stop. */
const GRACE = 3000;

/** A listening server. */
export interface RunningServer {
  /** For example `http://127.0.0.1:4173/`. */
  readonly address: string;
  /** Stops listening and waits for the calls that are under way. */
  stop(): Promise<void>;
}

/** The port is another program's. */
export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';

  constructor(readonly port: number) {
    super(`Port ${port} is in use: choose another one with --port.`);
  }
}

const misdirected = (): Response =>
  failureReply(new Failure(421, 'The sandbox answers to 127.0.0.1 and localhost only.'));

/** Serves a sandbox on 127.0.0.1; port 0 takes a free one. Rejects with PortInUseError. */
export const startServer = async (sandbox: Sandbox, port: number): Promise<RunningServer> => {
  const server = createAdaptorServer({
    fetch: (request) =>
      isLoopbackHost(request.headers.get('host') ?? undefined, listeningPort())
        ? sandbox.fetch(request)
        : misdirected(),
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: 1000,
    },
  });
  const listeningPort = (): number => (server.address() as AddressInfo).port;
  server.maxConnections = MOST_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${listeningPort()}/`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const timer = setTimeout(
        () => 'closeAllConnections' in server && server.closeAllConnections(),
        GRACE,
      );
      await closed;
      clearTimeout(timer);
    },
  };
};
