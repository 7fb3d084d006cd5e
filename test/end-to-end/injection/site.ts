import { type Reply, startLoopback } from '../../loopback.js';
import { isWhole, seed } from '../../sample.js';
import { cdnFiles } from '../cdn-files.js';
import { codes, htmlDocument, mounted, SERVICE_SCRIPT } from './documents.js';
import type { MayRequest } from './injection-watch.js';
import { type Mount, mounts } from './mounts.js';
import { NAIVE_ELEMENT, naiveDocument } from './naive-element.js';
import type { Payload, Sink } from './payloads.js';

/** The pages of the payloads, on loopback; the hosted player has the origin `player`. */
export interface Site {
  readonly origin: string;
  readonly player: string;
  readonly mounts: readonly Mount[];
  readonly stop: () => Promise<void>;
}

const policyOf = (player: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src https:',
    "media-src 'self' blob: https:",
    `frame-src ${player}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html media-embed',
  ].join('; ');

const page = (body: string, policy?: string): Reply => ({
  type: 'text/html; charset=utf-8',
  body,
  policy,
});

const script = (body: string): Reply => ({ type: 'text/javascript; charset=utf-8', body });

/** An image of an embed may have any https origin. */
const PICTURE = /^https?:\/\/(?:media\.invalid\/|www\.)/;

/** Whether a page of the site may send a request. */
export const mayRequest =
  ({ origin, player }: Site): MayRequest =>
  (request) => {
    const { origin: of } = new URL(request.url());
    const isPicture = request.resourceType() === 'image' && PICTURE.test(request.url());
    return of === origin || of === player || isPicture;
  };

/** The scripts of the pages; any other is a payload's. */
export const SERVED_SCRIPTS = [
  '/media-embed.js',
  '/media-embed-code.js',
  '/trust.js',
  SERVICE_SCRIPT,
];

/** Elements of a size that lets a whole batch be near the viewport. */
const SHEET =
  'media-embed,media-embed-code{display:inline-block;width:64px;height:36px;overflow:hidden}#far{margin-top:9999px}';

const ELEMENTS =
  '<link rel="stylesheet" href="/page.css"><script type="module" src="/trust.js"></script><script type="module" src="/media-embed.js"></script><script type="module" src="/media-embed-code.js"></script>';

/** The routes by their first segment; the other segments are numbers or the name of a sink. */
const routes = (
  payloads: readonly Payload[],
  { origin, player, mounts: all }: Omit<Site, 'stop'>,
): Readonly<Record<string, (...segments: string[]) => Reply | undefined>> => {
  const policy = policyOf(player);
  const between = (from = '', to = '') =>
    payloads.slice(Number(from), Number(to)).map(({ payload }) => payload);
  const light = all.filter(({ loads }) => !loads);
  const heavy = all.filter(({ loads }) => loads);
  /**
   * A payload that runs somewhere is put in every third light way and in one heavy way, another in one light way: in
   * others with the seed. In a whole run every payload is put in all ways.
   */
  const isShown = (mount: Mount, { live }: Payload, at: number): boolean => {
    if (isWhole) return true;
    if (mount.loads) return live.length > 0 && heavy[(at + seed) % heavy.length] === mount;
    const turn = light.indexOf(mount) + at + seed;
    return turn % (live.length > 0 ? 3 : light.length) === 0;
  };
  const elements = (payload: Payload, at: number): string =>
    all
      .map((mount, way) =>
        isShown(mount, payload, at) ? mounted(mount, payload.payload, `/embed/${way}/${at}`) : '',
      )
      .join('');
  return {
    elements: (from, to) =>
      page(
        htmlDocument(
          ELEMENTS,
          payloads
            .slice(Number(from), Number(to))
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
      const cases = between(from, to).flatMap((payload, at) =>
        codes(payload, origin).filter((_, format) => isWhole || (format + at + seed) % 3 === 0),
      );
      const body = `<div id="far">${cases.map((code) => `<section>${code}</section>`).join('\n')}</div>`;
      // Newsletters and responsive frames carry styles of their own.
      return page(htmlDocument(ELEMENTS, body), `${policy};style-src-attr 'unsafe-inline'`);
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

/** Page script that allows one player before any element exists, because an element reads the list once per embed. */
const trust = (player: string): string => `
const { define } = customElements;
customElements.define = (name, element) => {
  if (name === 'media-embed') element.allowedPlayerOrigins = [${JSON.stringify(player)}];
  define.call(customElements, name, element);
};`;

const files = (player: string): Readonly<Record<string, Reply>> => ({
  '/trust.js': script(trust(player)),
  '/naive.js': script(NAIVE_ELEMENT),
  [SERVICE_SCRIPT]: script(''),
  '/page.css': { type: 'text/css', body: SHEET },
});

/** Serves the pages of these payloads until it is stopped. */
export const startSite = async (payloads: readonly Payload[]): Promise<Site> => {
  const elements = await cdnFiles();
  const { origin, foreign, stop } = await startLoopback(({ origin, foreign: player }) => {
    const known = routes(payloads, { origin, player, mounts: mounts(player) });
    const fixed = { ...elements, ...files(player) };
    return ({ path, isForeign }) => {
      // The player has no content at any URL; its behavior is not tested here.
      if (isForeign) return { status: 204 };
      const [, first = '', ...segments] = path.split('/');
      const page = Object.hasOwn(known, first) ? known[first]?.(...segments) : undefined;
      return fixed[path] ?? page;
    };
  });
  return { origin, player: foreign, mounts: mounts(foreign), stop };
};
