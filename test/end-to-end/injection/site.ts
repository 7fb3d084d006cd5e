import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { codes, htmlDocument, mounted, SERVICE_SCRIPT } from './documents.js';
import { type Mount, mounts } from './mounts.js';
import { NAIVE_ELEMENT, naiveDocument } from './naive-element.js';
import type { Payload, Sink } from './payloads.js';

/** The pages of the payloads, on loopback; the hosted player is of the origin `player`. */
export interface Site {
  readonly origin: string;
  readonly player: string;
  readonly mounts: readonly Mount[];
  stop(): Promise<void>;
}

interface Reply {
  readonly type: string;
  readonly body: string;
  readonly policy?: string;
}

const policyOf = (player: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src https:',
    'media-src https:',
    `frame-src ${player}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html media-embed',
  ].join('; ');

const page = (body: string, policy?: string): Reply => ({
  type: 'text/html; charset=utf-8',
  body,
  ...(policy === undefined ? {} : { policy }),
});

const script = (body: string): Reply => ({ type: 'text/javascript; charset=utf-8', body });

/** The scripts of the pages; any other is a payload's. */
export const SERVED_SCRIPTS = ['/media-embed.js', '/trust.js', SERVICE_SCRIPT];

/** Elements of a size that lets a whole batch be near the viewport. */
const SHEET = 'media-embed,media-embed-code{display:inline-block;width:64px;height:36px;overflow:hidden}';

const ELEMENTS =
  '<link rel="stylesheet" href="/page.css"><script type="module" src="/media-embed.js"></script><script type="module" src="/trust.js"></script>';

/** The routes, by their first segment; the others are numbers, or the name of a sink. */
const routes = (
  payloads: readonly Payload[],
  { origin, player, mounts: all }: Omit<Site, 'stop'>,
): Readonly<Record<string, (...segments: string[]) => Reply | undefined>> => {
  const policy = policyOf(player);
  const between = (from = '', to = '') =>
    payloads.slice(Number(from), Number(to)).map(({ payload }) => payload);
  const elements = (payload: string, at: number): string =>
    all.map((mount, way) => mounted(mount, payload, `/embed/${way}/${at}`)).join('');
  return {
    elements: (from, to) =>
      page(
        htmlDocument(
          ELEMENTS,
          between(from, to)
            .map((payload, at) => elements(payload, Number(from) + at))
            .join('\n'),
        ),
        policy,
      ),
    embed: (way, at) => {
      const embed = all[Number(way)]?.embed?.(payloads[Number(at)]?.payload ?? '');
      return embed && { type: 'application/json', body: JSON.stringify(embed) };
    },
    codes: (from, to) => {
      const cases = between(from, to).flatMap((payload) => codes(payload, origin));
      const body = cases.map((code) => `<section>${code}</section>`).join('\n');
      return page(htmlDocument(ELEMENTS, body), policy);
    },
    sandboxed: (from, to) =>
      page(
        htmlDocument(
          ELEMENTS,
          between(from, to)
            .map((code) => JSON.stringify({ id: '7', code }).replaceAll('<', '\\u003C'))
            .map(
              (json) =>
                `<media-embed format="standard" loading="eager"><script type="application/json">${json}</script></media-embed>`,
            )
            .join(''),
        ),
      ),
    naive: (at, sink) => {
      const payload = payloads[Number(at)];
      return payload && page(naiveDocument(payload, sink as Sink));
    },
    control: (from, to) =>
      page(
        payloads
          .slice(Number(from), Number(to))
          .flatMap(({ live }, at) =>
            live.map(
              (sink) =>
                `<iframe sandbox="allow-scripts allow-same-origin allow-forms" src="/naive/${Number(from) + at}/${sink}"></iframe>`,
            ),
          )
          .join(''),
      ),
  };
};

const files = async (player: string): Promise<Readonly<Record<string, Reply>>> => ({
  '/media-embed.js': script(await readFile('dist/cdn/media-embed.js', 'utf8')),
  '/trust.js': script(
    `customElements.get('media-embed').allowedPlayerOrigins = [${JSON.stringify(player)}];`,
  ),
  '/naive.js': script(NAIVE_ELEMENT),
  [SERVICE_SCRIPT]: script(''),
  '/page.css': { type: 'text/css', body: SHEET },
});

const send = (response: ServerResponse, reply: Reply | undefined): void => {
  response.writeHead(reply ? 200 : 404, {
    'content-type': reply?.type ?? 'text/plain',
    ...(reply?.policy ? { 'content-security-policy': reply.policy } : {}),
  });
  response.end(reply?.body);
};

/** Serves the pages of these payloads until it is stopped. */
export const startSite = async (payloads: readonly Payload[]): Promise<Site> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const player = `http://localhost:${port}`;
  const addresses = { origin: `http://127.0.0.1:${port}`, player, mounts: mounts(player) };
  const known = routes(payloads, addresses);
  const fixed = await files(player);
  server.on('request', ({ url = '', headers }, response) => {
    // The player is a page without content, whatever the address: what it does is its own.
    if (headers.host?.startsWith('localhost')) return send(response, page(''));
    const [, first = '', ...segments] = url.split('/');
    send(response, fixed[url] ?? (Object.hasOwn(known, first) ? known[first]?.(...segments) : undefined));
  });
  return {
    ...addresses,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
