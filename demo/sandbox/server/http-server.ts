import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Sandbox } from '../sandbox.js';

/** Slow senders are disconnected. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;

const MAX_CONNECTIONS = 500;

/** After this time `stop` closes the connections that are still open. */
const SHUTDOWN_TIMEOUT_MS = 3000;

const LOOPBACK = '127.0.0.1';

const LOOPBACK_NAMES = [LOOPBACK, 'localhost'];

export interface RunningServer {
  /** For example `http://127.0.0.1:4173/`. */
  readonly address: string;
  /** Stops listening and waits for the requests in progress. */
  stop(): Promise<void>;
}

export class PortInUseError extends Error {
  override readonly name = 'PortInUseError';

  constructor(readonly port: number) {
    super(`Port ${port} is in use: choose another one with --port.`);
  }
}

/**
 * Whether a `Host` header names this machine and the port that the sandbox listens on. A page whose
 * name was made to resolve to this machine sends that name (DNS rebinding).
 */
export const isLoopbackHost = (host: string | null, port: number): boolean =>
  LOOPBACK_NAMES.some((name) => host === `${name}:${port}` || (port === 80 && host === name));

/**
 * Whether a request names the server itself: in its `Host` header, of which there is one, and in the address of its
 * first line, which may be absolute and then counts instead (RFC 9112, section 3.2.2).
 */
const isForLoopback = ({ url, headers }: Request, port: number): boolean => {
  const host = headers.get('host');
  return isLoopbackHost(host, port) && url.startsWith(`${new URL(`http://${host}`).origin}/`);
};

/** Hono's middleware copies requests with a body by the global `Request`, which cannot read those of the HTTP server. */
const withNativeBody = (request: Request): Request => {
  const { url, method, headers, signal } = request;
  return /^(?:POST|PUT|DELETE)$/.test(method)
    ? new Request(url, { method, headers, signal, body: request.body, duplex: 'half' })
    : request;
};

const misdirected = (): Response =>
  Response.json(
    { error: { message: 'The sandbox is reachable only as 127.0.0.1 or localhost.' } },
    { status: 421 },
  );

/**
 * Serves a sandbox on 127.0.0.1, or on another address, under every name by which it is reached; port 0 picks a free one.
 * Rejects with PortInUseError.
 */
export const startServer = async (
  sandbox: Sandbox,
  port: number,
  host: string = LOOPBACK,
): Promise<RunningServer> => {
  const server = createAdaptorServer({
    fetch: (request) =>
      host !== LOOPBACK || isForLoopback(request, listeningPort())
        ? sandbox.fetch(withNativeBody(request))
        : misdirected(),
    overrideGlobalObjects: false,
    serverOptions: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
    },
  });
  const listeningPort = (): number => (server.address() as AddressInfo).port;
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    );
    server.listen(port, host, resolve);
  });
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${listeningPort()}/`,
    stop: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const timer = setTimeout(
        () => 'closeAllConnections' in server && server.closeAllConnections(),
        SHUTDOWN_TIMEOUT_MS,
      );
      await closed;
      clearTimeout(timer);
    },
  };
};
