import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type RequestTarget, type Loopback, type Reply, startLoopback } from '../loopback.js';
import { minifiedFiles } from './minified-files.js';

/** A way to show embeds in a page, with the HTML of the head and of each embed. */
export interface Way {
  readonly name: string;
  readonly head: string;
  readonly embed: (at: number, foreign: string) => string;
}

/** The data of an embed, as a published file has it. */
export const embedOf = (at: number, foreign: string) => ({
  id: `e${at}`,
  title: `A walk along the river, part ${at}`,
  code_iframe: `<iframe src="${foreign}/proxy/iframe.php/e${at}/client"></iframe>`,
  video: { id: `v${at}`, title: `Part ${at}`, preview_image: `${foreign}/poster/${at}.jpg` },
});

const json = (at: number, foreign: string): string =>
  JSON.stringify(embedOf(at, foreign)).replaceAll('<', '\\u003C');

export const inline = (at: number, foreign: string): string =>
  `<script type="application/json">${json(at, foreign)}</script>`;

const poster = (at: number, foreign: string): string =>
  `<img alt="" width="640" height="360" ${at === 0 ? 'fetchpriority="high"' : 'loading="lazy"'} src="${foreign}/poster/${at}.jpg">`;

const LOADER = '<script type="module" src="/loader/entry.js"></script>';

export const linkedPoster = (at: number, foreign: string): string =>
  `<a href="${foreign}/video/${at}">${poster(at, foreign)}</a>`;

/** What a page developer would write who knows how. */
const BY_HAND = `<script type="module">addEventListener('click', ({ target }) => {
  const facade = target.closest('.facade');
  if (!facade) return;
  const frame = document.createElement('iframe');
  Object.assign(frame, { className: 'box', allow: 'autoplay', src: facade.dataset.player });
  facade.replaceWith(frame);
});</script>`;

/** The ways that the aims compare. */
export const WAYS = {
  none: { name: 'no embed', head: '', embed: () => '<div class="box"></div>' },
  element: {
    name: '<media-embed loading=click>',
    head: '<script type="module" src="/media-embed/entry.js"></script>',
    embed: (at, foreign) => `<media-embed loading="click">${inline(at, foreign)}</media-embed>`,
  },
  loader: {
    name: 'the same, with its loader',
    head: LOADER,
    embed: (at, foreign) =>
      `<media-embed loading="click" src="/embeds/${at}.json">${linkedPoster(at, foreign)}</media-embed>`,
  },
  inlineLoader: {
    name: 'loader and inline JSON',
    head: LOADER,
    embed: (at, foreign) =>
      `<media-embed loading="click">${inline(at, foreign)}${linkedPoster(at, foreign)}</media-embed>`,
  },
  byHand: {
    name: 'facade by hand',
    head: BY_HAND,
    embed: (at, foreign) =>
      `<button class="box facade" aria-label="Part ${at}" data-player="${foreign}/proxy/iframe.php/e${at}/client">${poster(at, foreign)}</button>`,
  },
  peer: {
    name: 'lite-youtube-embed',
    head: '<link rel="stylesheet" href="/lite-youtube/lite-youtube.css"><script type="module" src="/lite-youtube/entry.js"></script>',
    embed: (at, foreign) =>
      `<lite-youtube videoid="v${at}" title="Part ${at}" style="background-image: url('${foreign}/poster/${at}.jpg')"></lite-youtube>`,
  },
  frames: {
    name: '<iframe loading=lazy>',
    head: '',
    embed: (at, foreign) =>
      `<iframe class="box" loading="lazy" title="Part ${at}" src="${foreign}/proxy/iframe.php/e${at}/client"></iframe>`,
  },
} as const satisfies Readonly<Record<string, Way>>;

export type WayName = keyof typeof WAYS;

export const WAY_NAMES = Object.keys(WAYS) as readonly WayName[];

export const SHEET = `body{margin:0 auto;max-width:640px;font-family:sans-serif}
.box,media-embed,lite-youtube{display:block;width:100%;max-width:100%;padding:0;border:0;aspect-ratio:16/9}
.facade img,media-embed img{display:block;width:100%;height:100%;object-fit:cover}`;

export const pageOf = ({ head, embed }: Way, count: number, foreign: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Embeds</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/page.css">${head}</head><body><h1>Embeds</h1>${Array.from(
    { length: count },
    (_, at) => `<p>Text before embed ${at}.</p>${embed(at, foreign)}`,
  ).join('')}</body></html>`;

/** A stand-in for the hosted player, as small as a player can be. */
const PLAYER = '<!doctype html><html lang="en"><title>Player</title><video controls></video>';

const compressed = (type: string, text: string): Reply => ({
  type,
  body: brotliCompressSync(text),
  encoding: 'br',
});

const scripts = async (folder: string, module: string): Promise<readonly [string, Reply][]> =>
  [...(await minifiedFiles(module))].map(([name, code]) => [
    `/${folder}/${name}`,
    compressed('text/javascript', code),
  ]);

/** Serves a page of `count` embeds for each way, at `/WAY/count`, until it is stopped. */
export const startFacadePages = async (): Promise<Loopback> => {
  const liteYoutube = 'node_modules/lite-youtube-embed/src/lite-yt-embed';
  const files = new Map<string, Reply>([
    ...(await scripts('media-embed', '.build/components/media-embed/define.js')),
    ...(await scripts('loader', '.build/components/media-embed/loader.js')),
    ...(await scripts('lite-youtube', `${liteYoutube}.js`)),
    [
      '/lite-youtube/lite-youtube.css',
      compressed('text/css', readFileSync(`${liteYoutube}.css`, 'utf8')),
    ],
    ['/page.css', compressed('text/css', SHEET)],
  ]);
  const poster = readFileSync('demo/sandbox/media/colour-bars-poster.jpg');
  return startLoopback(({ foreign }) => ({ path, isForeign }: RequestTarget): Reply | undefined => {
    if (isForeign && path.startsWith('/poster/')) return { type: 'image/jpeg', body: poster };
    if (isForeign) return { type: 'text/html', body: PLAYER };
    const [, name = '', count] = path.split('/');
    const way: Way | undefined = name in WAYS ? WAYS[name as WayName] : undefined;
    return files.get(path) ?? (way && compressed('text/html', pageOf(way, Number(count), foreign)));
  });
};
