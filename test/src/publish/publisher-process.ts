/**
 * A process with the publishing handler behind a server on a free port, for tests and benchmarks of several of them.
 * Its argument is the options of the handler with `redisUrl`. It sends its origin to its parent, and then replies to
 * `{ purge: id }` and `{ memory: true }`. `/constant` is answered with a constant of the same server.
 */
import { createClient } from 'redis';
import { createPublisher, type PublisherOptions, redisStore } from '../../../src/publish/index.js';
import { startLoopbackServer } from '../../loopback.js';

export interface ProcessOptions {
  readonly baseUrl: string;
  readonly redisUrl?: string;
  readonly cache?: PublisherOptions['cache'];
  readonly maxCacheBytes?: number;
}

export interface ProcessMessage {
  readonly purge?: string;
  readonly memory?: true;
}

const { redisUrl, ...options } = JSON.parse(process.argv[2] ?? '{}') as ProcessOptions;

const publish = createPublisher({
  ...options,
  publicUrl: 'http://publisher.example/embeds',
  authKey: 'key',
  allowInsecure: true,
  retries: 0,
  store: redisUrl === undefined ? undefined : redisStore(createClient({ url: redisUrl })),
});

const constant = new Uint8Array(2_000);

const { origin } = await startLoopbackServer(() => ({ url = '' }, response) => {
  const answer = async (): Promise<void> => {
    const reply =
      url === '/constant'
        ? new Response(constant)
        : await publish(new Request(`http://publisher.example${url}`));
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(new Uint8Array(await reply.arrayBuffer()));
  };
  void answer();
});

const reply = async ({ purge }: ProcessMessage): Promise<unknown> =>
  purge === undefined ? process.memoryUsage().rss : publish.purge(purge);

process.on('message', (message: ProcessMessage) => {
  void reply(message).then((result) => process.send?.({ result }));
});
process.on('disconnect', () => process.exit());
process.send?.({ result: origin });
