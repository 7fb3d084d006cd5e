import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Addresses, Answer, Chain } from './chain.js';

/** Loopback addresses, so that each hop is on another host. */
const HOP_HOSTS = ['127.0.1.1', '127.0.1.2', '127.0.1.3', '127.0.1.4', '127.0.1.5'];
const MEDIA_HOST = '127.0.2.1';
const REDIRECT_HOST = '127.0.4.1';
/** Nothing listens here. */
export const CLOSED_HOST = '127.0.3.1';

/** Bytes of a body that is sent without its end. */
const halfOf = (body: Answer['body']): Buffer => {
  const bytes = Buffer.from(body);
  return bytes.subarray(0, Math.ceil(bytes.length / 2));
};

/** Responses of all chains, which makes each TURN_NUMBER in a document another one. */
let turns = 0;

const respond = (response: ServerResponse, answer: Answer): void => {
  const { connection, status, body } = answer;
  const isHead = response.req.method === 'HEAD';
  const headers = (isHead ? answer.headHeaders : undefined) ?? answer.headers;
  if (connection === 'stalls') return;
  if (connection === 'resets') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (connection === 'answers') {
    turns += 1;
    const counted = typeof body === 'string' ? body.replaceAll('TURN_NUMBER', `${turns}`) : body;
    response.writeHead(status, headers).end(counted);
    return;
  }
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, 'content-length': length });
  response.write(halfOf(body), () => {
    if (connection === 'breaks-off') response.destroy();
  });
};

/** Servers on loopback that answer for chains, one host for each hop and one for media files. */
export class LaboratoryServers {
  readonly #servers: readonly Server[];
  readonly #origins: readonly string[];
  readonly #chains = new Map<string, Chain>();

  private constructor(servers: readonly Server[]) {
    this.#servers = servers;
    this.#origins = servers.map((server) => {
      const { address, port } = server.address() as AddressInfo;
      return `http://${address}:${port}`;
    });
    for (const [host, server] of servers.entries())
      server.on('request', (request: IncomingMessage, response: ServerResponse) => {
        this.#answer(host, request, response);
      });
  }

  static async start(): Promise<LaboratoryServers> {
    const servers = await Promise.all(
      [...HOP_HOSTS, REDIRECT_HOST, MEDIA_HOST].map(async (host) => {
        // A client on a busy machine may use a connection again that a server closes after the usual 5 s.
        const server = createServer({ keepAlive: false, keepAliveTimeout: 60_000 });
        server.listen(0, host);
        await once(server, 'listening');
        return server;
      }),
    );
    return new LaboratoryServers(servers);
  }

  /** The addresses of a chain with this many wrappers. `name` is in the path of each. */
  addressesOf(name: string, wrappers: number): Addresses {
    const media = this.#origins.at(-1) ?? '';
    return {
      hops: this.#origins.slice(0, wrappers + 1).map((origin) => `${origin}/${name}/vast`),
      media: `${media}/${name}/ad.mp4`,
      redirected: `${this.#origins[HOP_HOSTS.length] ?? ''}/${name}/vast`,
      otherMedia: `${media}/${name}/other.mp4`,
      elsewhere: `${media}/${name}/elsewhere`,
    };
  }

  /** Answers for a chain until it is removed. */
  serve(name: string, chain: Chain): void {
    this.#chains.set(name, chain);
  }

  remove(name: string): void {
    this.#chains.delete(name);
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.#servers.map(async (server) => {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }),
    );
  }

  #answer(host: number, { url = '' }: IncomingMessage, response: ServerResponse): void {
    const [, name = ''] = url.split('/', 2);
    const chain = this.#chains.get(name);
    const file = url.slice(url.lastIndexOf('/') + 1);
    const media =
      chain?.mediaParts?.[file] ?? (file === 'other.mp4' ? chain?.otherMedia : chain?.media);
    const others = [chain?.redirect?.answer, media];
    const found = host < HOP_HOSTS.length ? chain?.answers[host] : others[host - HOP_HOSTS.length];
    // A repair may add a random number, which no server reads.
    const query = url.slice(url.indexOf('?') + 1).replace(/&cb=\d+$/, '');
    if (found === undefined || (found.query !== undefined && found.query !== query))
      response.writeHead(found?.otherStatus ?? 404, { 'access-control-allow-origin': '*' }).end();
    else respond(response, found);
  }
}
