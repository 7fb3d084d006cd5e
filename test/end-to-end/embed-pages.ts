import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before } from 'node:test';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Loopback, startLoopback } from '../loopback.js';
import { cdnFiles } from './cdn-files.js';
import { watchLayoutShift } from './layout-shift.js';
import { sharedBrowser } from './shared-services.js';

/** A page of embeds and the requests that it sent. */
export interface EmbedPage {
  readonly page: Page;
  /** Paths that were requested from the service, in order. */
  readonly service: readonly string[];
  /** Closes the page and asserts that it logged nothing and sent no request to anybody else. */
  readonly closed: () => Promise<void>;
}

/** Pages that hold embeds of a service at another origin, which has their posters and their player. */
export interface EmbedPages {
  /** The JSON of an embed in the page itself. */
  inline(name: string): string;
  /** Opens a page with this body; the element is defined in it. */
  open(body: string, options?: BrowserContextOptions): Promise<EmbedPage>;
}

/** One pixel: every poster. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const PLAYER = '<!doctype html><html lang="en"><title>Player</title><button>Play</button>';

/** A published embed of that name. */
const publishedEmbed = (name: string, foreign: string): object => ({
  id: name,
  title: `Video ${name}`,
  code: `<p>${name}</p>`,
  code_iframe: `<iframe src="${foreign}/proxy/iframe.php/${name}/client"></iframe>`,
  video: {
    id: `v${name}`,
    title: `Video ${name}`,
    preview_image: `${foreign}/poster/${name}.gif`,
    url_video_mp4: `${foreign}/media/${name}.mp4`,
  },
});

const SHEET = `body{margin:0 auto;max-width:640px;font-family:sans-serif}
p{margin:1em}
media-embed{display:block;aspect-ratio:16/9}`;

const documentOf = (body: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Embeds</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/${script}.js"></script></head><body><main><h1>Embeds</h1>${body}</main></body></html>`;

/** Serves the pages with these bodies, by number, until it is stopped. */
const serveBodies = async (bodies: readonly string[], entry: string): Promise<Loopback> => {
  const scripts = await cdnFiles();
  const film = await readFile('demo/sandbox/media/short-advert.mp4');
  return startLoopback(({ foreign }) => ({ path, isForeign }) => {
    if (isForeign && path.startsWith('/poster/')) return { type: 'image/gif', body: PIXEL };
    if (isForeign && path.startsWith('/media/')) return { type: 'video/mp4', body: film };
    if (isForeign) return { type: 'text/html', body: PLAYER };
    const script = scripts[path];
    if (script !== undefined) return script;
    if (path === '/page.css') return { type: 'text/css', body: SHEET };
    const [, kind, name = ''] = path.split('/');
    if (kind === 'page')
      return { type: 'text/html', body: documentOf(bodies[Number(name)] ?? '', entry) };
    if (kind !== 'embed') return undefined;
    return { type: 'application/json', body: JSON.stringify(publishedEmbed(name, foreign)) };
  });
};

const watch = (page: Page, { origin, foreign }: Loopback) => {
  const service: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === foreign) service.push(url.pathname);
    else if (url.origin !== origin && url.protocol !== 'data:') faults.push(`request ${url.href}`);
  });
  page.on('console', (message) => faults.push(`console: ${message.text()}`));
  page.on('pageerror', ({ message }) => faults.push(`error: ${message}`));
  return { service, faults };
};

/**
 * Gives the suite that calls it the shared browser and a server of its own. `entry`: the CDN script that the
 * pages include.
 */
export const embedPages = (entry = 'media-embed'): EmbedPages => {
  const browser = sharedBrowser();
  const bodies: string[] = [];
  let server: Loopback | undefined;
  const started = (): Loopback => {
    if (server === undefined) throw new Error('The server is started by a hook: use it in a test.');
    return server;
  };
  before(async () => {
    server = await serveBodies(bodies, entry);
  });
  after(() => server?.stop());
  return {
    inline: (name) =>
      `<script type="application/json">${JSON.stringify(publishedEmbed(name, started().foreign)).replaceAll('<', '\\u003C')}</script>`,
    async open(body, options = {}) {
      const context = await browser().newContext(options);
      const page = await context.newPage();
      const { service, faults } = watch(page, started());
      await watchLayoutShift(page);
      await page.goto(`${started().origin}/page/${bodies.push(body) - 1}`);
      return {
        page,
        service,
        closed: async () => {
          await context.close();
          assert.deepEqual(faults, []);
        },
      };
    },
  };
};
