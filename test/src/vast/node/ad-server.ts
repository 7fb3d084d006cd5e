import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { type Loopback, startLoopbackServer } from '../../../loopback.js';

/** The response to a path. */
export interface AdReply {
  readonly body?: string | Uint8Array;
  /** Default: 200. */
  readonly status?: number;
  /** Default: `access-control-allow-origin: *` and an XML type. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Responds by itself, such as never. */
  readonly respond?: (response: ServerResponse) => void;
}

export interface CountedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** An ad server on loopback that counts every request. */
export interface AdServer extends Loopback {
  readonly requests: CountedRequest[];
}

const DEFAULT_HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/xml' };

/** Serves the replies of `site`, which depend on the origin of the server; everything else is a tracker. */
const startAdServer = async (
  site: (origin: string, foreign: string) => Readonly<Record<string, string | AdReply>>,
): Promise<AdServer> => {
  const requests: CountedRequest[] = [];
  const server = await startLoopbackServer(({ origin, foreign }) => {
    const replies = site(origin, foreign);
    return ({ url: path = '', headers }, response) => {
      requests.push({ path, headers });
      const found = replies[path] ?? { status: 204 };
      const reply: AdReply = typeof found === 'string' ? { body: found } : found;
      if (reply.respond !== undefined) reply.respond(response);
      else
        response.writeHead(reply.status ?? 200, reply.headers ?? DEFAULT_HEADERS).end(reply.body);
    };
  });
  return { ...server, requests };
};

/** Runs a test with an ad server. */
export const withAdServer = async (
  site: Parameters<typeof startAdServer>[0],
  run: (server: AdServer) => Promise<void>,
): Promise<void> => {
  const server = await startAdServer(site);
  try {
    await run(server);
  } finally {
    await server.stop();
  }
};
