/**
 * A process with the sandbox and the publishing handler in front of it, on two ports. Prints its addresses to its
 * parent, and its memory after garbage collection whenever the parent asks. Run with `--expose-gc`.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Readable } from 'node:stream';
import { startLoopbackServer } from '../loopback-server.mjs';
import { root } from '../run.mjs';

const built = (path) => import(pathToFileURL(join(root, '.build', path)).href);

const { createSandbox } = await built('demo/sandbox/sandbox.js');
const { createPublisher } = await built('src/publish/index.js');

const KEY = 'demo-key';

/** Small, so that the cache is full after a moment of load. */
const MAX_CACHE_BYTES = 200_000;

const requestOf = ({ url, method, headers }, body) =>
  new Request(`http://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ...(body && { body, duplex: 'half' }),
  });

/** Serves a function of requests on a free port. */
const serve = async (handler) => {
  const { origin } = await startLoopbackServer(async (incoming, outgoing) => {
    try {
      const hasBody = !['GET', 'HEAD'].includes(incoming.method);
      const response = await handler(
        requestOf(incoming, hasBody ? Readable.toWeb(incoming) : undefined),
      );
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      if (response.body === null) outgoing.end();
      else Readable.fromWeb(response.body).pipe(outgoing);
    } catch {
      outgoing.writeHead(500).end();
    }
  });
  return origin;
};

const sandbox = await createSandbox({ key: KEY, log: () => undefined });
const sandboxOrigin = await serve((request) => sandbox.fetch(request));
const publisher = createPublisher({
  publicUrl: 'http://publisher.example/embeds',
  baseUrl: sandboxOrigin,
  authKey: KEY,
  maxCacheBytes: MAX_CACHE_BYTES,
});
const publisherOrigin = await serve((request) =>
  publisher(
    new Request(request.url.replace(/^http:\/\/[^/]+/, 'http://publisher.example'), request),
  ),
);

/** Handles that are open: sockets, timers and so on. */
const handles = () => process.getActiveResourcesInfo().length;

process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heap: heapUsed + external, rss, handles: handles() });
});
process.send({ sandboxOrigin, publisherOrigin, key: KEY });
