import type { TestContext } from 'node:test';
import { createSandbox } from '../../../demo/sandbox/sandbox.js';
import type { Seed } from '../../../demo/sandbox/seed/seed.js';
import { type Client, type ClientSettings, createClient } from '../../../src/api/index.js';
import { parsedSeed } from '../../demo/sandbox/open-sandbox.js';
import { AMA, CATEGORY, EMBED, LIVE, TEMPLATE, TRACKA, VIDEO } from './sample-objects.js';

/** The base address of the client. No server listens there. */
export const ORIGIN = 'http://127.0.0.1:4173';

const OTHER_VIDEOS = [
  { ...VIDEO, id: '81', title: 'Another video' },
  { ...VIDEO, id: '82', title: 'Yet another video' },
];

/** The sample objects, two more videos and one more live. */
const SAMPLES: Seed = parsedSeed({
  embeds: [EMBED],
  objects: {
    video: [VIDEO, ...OTHER_VIDEOS],
    live: [LIVE, { ...LIVE, id: '83', title: 'Another live' }],
    category: [CATEGORY],
    tracka: [TRACKA],
    ama: [AMA],
    embedtemplate: [TEMPLATE],
  },
});

/** A request and its response. */
export interface Exchange {
  readonly request: Request;
  readonly response: Response;
  /** Method, path and query. */
  readonly line: string;
}

export interface OpenInterface {
  readonly client: Client;
  /** All requests in order, with those of the key exchange. */
  readonly exchanges: readonly Exchange[];
  /** Sends a request to the sandbox without the client. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/** A client and a sandbox without a socket between them, closed after the test. */
export const openInterface = async (
  test: TestContext,
  settings: Partial<ClientSettings> = {},
): Promise<OpenInterface> => {
  const sandbox = await createSandbox({ seed: SAMPLES, log: () => undefined });
  test.after(() => sandbox.close());
  const exchanges: Exchange[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const copy = request.clone();
    const response = await sandbox.fetch(request);
    const line = `${request.method} ${pathname}${search}`;
    exchanges.push({ request: copy, response: response.clone(), line });
    return response;
  };
  const client = createClient({ baseUrl: ORIGIN, authKey: 'demo-key', fetch, ...settings });
  return { client, exchanges, fetch: (request) => sandbox.fetch(request) };
};
