import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderCode } from '../../src/index.js';
import { renderMediaEmbed } from '../../components/server/index.js';
import { type Loopback, startLoopbackServer } from '../loopback.js';
import { embedOf, inline, linkedPoster, pageOf, SHEET, type Way, WAYS } from './facade-pages.js';
import { minifiedFiles } from './minified-files.js';

/** Milliseconds until the response to each request. */
export const LATENCY = 40;

const MODULE = (name: string): string => `<script type="module" src="/${name}"></script>`;

const inPage = (at: number, foreign: string): string => {
  const embed = embedOf(at, foreign);
  const video = { ...embed.video, url_video_mp4: `${foreign}/video.mp4` };
  return `<script type="application/json">${JSON.stringify({ ...embed, video }).replaceAll('<', '\\u003C')}</script>`;
};

/** The ways to press, in files of dist/cdn. The last two play in the page. */
export const PRESSED = {
  byHand: WAYS.byHand,
  peer: WAYS.peer,
  element: { ...WAYS.element, head: MODULE('cdn/media-embed.js') },
  rendered: {
    name: 'loader and a rendered facade',
    head: MODULE('cdn/media-embed-loader.js'),
    embed: (at, foreign) => renderMediaEmbed(embedOf(at, foreign), { loading: 'click' }),
  },
  inlineLoader: {
    name: WAYS.inlineLoader.name,
    head: MODULE('cdn/media-embed-loader.js'),
    embed: (at, foreign) =>
      `<media-embed loading="click">${inline(at, foreign)}${linkedPoster(at, foreign)}</media-embed>`,
  },
  player: {
    name: '<media-embed format=player>',
    head: MODULE('cdn/media-embed.js'),
    embed: (at, foreign) =>
      `<media-embed format="player" loading="click">${inPage(at, foreign)}</media-embed>`,
  },
  mediaChrome: {
    name: 'media-chrome',
    head: MODULE('media-chrome/entry.js'),
    embed: (at, foreign) =>
      `<media-controller class="box"><video slot="media" preload="none" poster="${foreign}/poster/${at}.jpg" src="${foreign}/video.mp4"></video><media-control-bar><media-play-button></media-play-button></media-control-bar></media-controller>`,
  },
} as const satisfies Readonly<Record<string, Way>>;

export type PressedName = keyof typeof PRESSED;

export const PRESSED_NAMES = Object.keys(PRESSED) as readonly PressedName[];

/** As the code of an embed is written: the first one is in view. */
const written =
  (elementLoading: 'click' | 'near') =>
  (at: number, foreign: string): string =>
    renderCode(embedOf(at, foreign), 'media-embed', { elementLoading, lazy: at > 0 });

/** The ways to paint the poster without a press, in files of dist/cdn. */
export const AT_REST = {
  byHand: PRESSED.byHand,
  clickCode: {
    name: 'code of <media-embed loading=click>',
    head: PRESSED.element.head,
    embed: written('click'),
  },
  nearCode: {
    name: 'code of <media-embed>',
    head: PRESSED.element.head,
    embed: written('near'),
  },
} as const satisfies Readonly<Record<string, Way>>;

/** A stand-in for a hosted player: it plays at once, and `press-cost.ts` sees its first picture. */
export const framedPlayer = (foreign: string): string =>
  `<!doctype html><html lang="en"><title>Player</title><video muted src="${foreign}/video.mp4"></video><script>document.querySelector('video').play()</script>`;

interface File {
  readonly type: string;
  readonly body: Uint8Array;
  readonly isPlain?: boolean;
}

const scriptFile = (code: string | Uint8Array): File => ({
  type: 'text/javascript',
  body: brotliCompressSync(code),
});

const bundled = async (folder: string, module: string): Promise<readonly [string, File][]> =>
  [...(await minifiedFiles(module))].map(([name, code]) => [
    `/${folder}/${name}`,
    scriptFile(code),
  ]);

const cdnFiles = (): readonly [string, File][] =>
  readdirSync('dist/cdn', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [`/cdn/${name}`, scriptFile(readFileSync(`dist/cdn/${name}`))]);

const LITE_YOUTUBE = 'node_modules/lite-youtube-embed/src/lite-yt-embed';

const text = (type: string, content: string | Uint8Array): File => ({
  type,
  body: brotliCompressSync(content),
});

/** How many embeds a page has. */
export const COUNTS = [1, 10, 50] as const;

/** Serves a page of each number of embeds for each way, at `/WAY/COUNT`, until it is stopped. */
export const startClickPages = async (): Promise<Loopback> => {
  const poster = readFileSync('demo/sandbox/media/colour-bars-poster.jpg');
  const video = readFileSync('demo/sandbox/media/short-advert.mp4');
  const files = new Map<string, File>([
    ...cdnFiles(),
    ...(await bundled('lite-youtube', `${LITE_YOUTUBE}.js`)),
    ...(await bundled('media-chrome', 'node_modules/media-chrome/dist/index.js')),
    ['/lite-youtube/lite-youtube.css', text('text/css', readFileSync(`${LITE_YOUTUBE}.css`))],
    ['/page.css', text('text/css', SHEET)],
    ['/video.mp4', { type: 'video/mp4', body: video, isPlain: true }],
  ]);
  return startLoopbackServer(({ foreign }) => {
    // Made before they are requested: only what the browser does is measured.
    for (const [name, way] of Object.entries<Way>({ ...PRESSED, ...AT_REST }))
      for (const count of COUNTS)
        files.set(`/${name}/${count}`, text('text/html', pageOf(way, count, foreign)));
    const player = text('text/html', framedPlayer(foreign));
    const fileOf = (path: string): File | undefined => {
      if (path.startsWith('/poster/')) return { type: 'image/jpeg', body: poster, isPlain: true };
      return path.startsWith('/proxy/') ? player : files.get(path);
    };
    return ({ url = '' }, response) => {
      const file = fileOf(url);
      const encoding = file?.isPlain === true ? {} : { 'content-encoding': 'br' };
      const headers = file && { 'content-type': file.type, ...encoding };
      setTimeout(() => response.writeHead(file ? 200 : 404, headers).end(file?.body), LATENCY);
    };
  });
};
