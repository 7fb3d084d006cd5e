import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response to a path; the default `status` is 200. */
export interface Reply {
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly status?: number;
  /** A Content Security Policy. */
  readonly policy?: string | undefined;
  /** A content encoding: the body is compressed. */
  readonly encoding?: string;
}

/** A server on loopback under two names, which browsers treat as two sites. */
export interface Loopback {
  /** `http://127.0.0.1:PORT`: the pages. */
  readonly origin: string;
  /** `http://localhost:PORT`: the other site. */
  readonly foreign: string;
  readonly stop: () => Promise<void>;
}

/** The target of a request. */
export interface RequestTarget {
  readonly path: string;
  /** Whether the request is for the other site. */
  readonly isForeign: boolean;
}

/**
 * Starts a server on a free port until it is stopped. `listenerFor` receives its two names, and returns what answers
 * the requests.
 */
export const startLoopbackServer = async (
  listenerFor: (addresses: Omit<Loopback, 'stop'>) => RequestListener,
): Promise<Loopback> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const addresses = { origin: `http://127.0.0.1:${port}`, foreign: `http://localhost:${port}` };
  server.on('request', listenerFor(addresses));
  return {
    ...addresses,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const listenerOf =
  (answer: (target: RequestTarget) => Reply | undefined): RequestListener =>
  ({ url = '', headers: sent }, response) => {
    const isForeign = sent.host?.startsWith('localhost') ?? false;
    const reply = answer({ path: url, isForeign }) ?? { status: 404 };
    const headers = {
      'content-type': reply.type,
      'content-security-policy': reply.policy,
      'content-encoding': reply.encoding,
    };
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(reply.status ?? 200).end(reply.body);
  };

/** Answers requests until it is stopped, with 404 where there is no answer. */
export const startLoopback = (
  answerWith: (addresses: Omit<Loopback, 'stop'>) => (target: RequestTarget) => Reply | undefined,
): Promise<Loopback> => startLoopbackServer((addresses) => listenerOf(answerWith(addresses)));
