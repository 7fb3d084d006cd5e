import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a path is answered with; `status` is 200 when it is not given. */
export interface Reply {
  readonly type?: string;
  readonly body?: string | Uint8Array;
  readonly status?: number;
  /** A Content Security Policy. */
  readonly policy?: string | undefined;
}

/** A server on loopback under two names, which browsers take for two sites. */
export interface Loopback {
  /** `http://127.0.0.1:PORT`: the pages. */
  readonly origin: string;
  /** `http://localhost:PORT`: everybody else. */
  readonly foreign: string;
  stop(): Promise<void>;
}

/** What a request asks for. `isForeign` tells by which of the two names. */
export interface Asked {
  readonly path: string;
  readonly isForeign: boolean;
}

const answerAll = (server: Server, answer: (asked: Asked) => Reply | undefined): void => {
  server.on('request', ({ url = '', headers }, response) => {
    const isForeign = headers.host?.startsWith('localhost') ?? false;
    const { status = 200, type, body, policy } = answer({ path: url, isForeign }) ?? { status: 404 };
    response.writeHead(status, {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    });
    response.end(body);
  });
};

/** Answers requests until it is stopped; 404 where `answer` gives nothing. */
export const startLoopback = async (
  answerWith: (addresses: Omit<Loopback, 'stop'>) => (asked: Asked) => Reply | undefined,
): Promise<Loopback> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const addresses = { origin: `http://127.0.0.1:${port}`, foreign: `http://localhost:${port}` };
  answerAll(server, answerWith(addresses));
  return {
    ...addresses,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
