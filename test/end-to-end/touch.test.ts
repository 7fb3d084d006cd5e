import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { MediaEmbed } from '../../components/index.js';
import { type Loopback, startLoopback } from '../loopback.js';
import { AT_ONCE } from './ad-scene.js';
import { cdnFiles } from './cdn-files.js';
import { until } from './poll.js';
import { gestureBrowser, sharedSandbox } from './shared-services.js';

const documentOf = (embed: string, format: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Embed</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/media-embed.js"></script></head>
<body><media-embed loading="click" format="${format}"><script type="application/json">${embed}</script></media-embed></body></html>`;

/** Serves a page for each format with an embed of the sandbox. */
const servePages = async (sandbox: string): Promise<Loopback> => {
  const reply = await fetch(`${sandbox}/published/embed/plain-video.json`);
  const embed = (await reply.text()).replaceAll('<', '\\u003C');
  const scripts = await cdnFiles();
  return startLoopback(() => ({ path }) => {
    if (path === '/page.css')
      return { type: 'text/css', body: 'media-embed{display:block;aspect-ratio:16/9}' };
    return scripts[path] ?? { type: 'text/html', body: documentOf(embed, path.slice(1)) };
  });
};

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

const playback = (page: Page) =>
  page
    .locator('media-embed')
    .evaluate(({ currentTime, muted }: MediaEmbed) => ({ currentTime, muted }));

describe(
  'a facade on a phone that plays nothing without a gesture',
  { concurrency: AT_ONCE },
  () => {
    const browser = gestureBrowser();
    const sandbox = sharedSandbox();
    let pages: Loopback | undefined;

    before(async () => {
      pages = await servePages(sandbox().origin);
    });
    after(() => pages?.stop());

    const open = async (format: string): Promise<readonly [Page, BrowserContext, string[]]> => {
      const context = await browser().newContext(PHONE);
      const page = await context.newPage();
      const service: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === sandbox().origin) service.push(pathname);
      });
      // Another name than the sandbox's makes it another site.
      await page.goto(`${pages?.foreign ?? ''}/${format}`, { waitUntil: 'networkidle' });
      return [page, context, service];
    };

    // The gesture counts for the page, but with this setting not for a frame in it.
    for (const [format, muted] of [
      ['iframe', true],
      ['player', false],
    ] as const) {
      it(`loads the poster only, and plays after one tap, as ${format}`, async () => {
        const [page, context, service] = await open(format);
        assert.deepEqual(
          service.filter((path) => !/\.(?:jpe?g|png|webp)$/.test(path)),
          [],
        );
        await page.locator('media-embed').tap();
        await until('the content', async () => (await playback(page)).currentTime > 1);
        assert.equal((await playback(page)).muted, muted);
        await context.close();
      });
    }

    it('gives the sound to the viewer of a player that had to start muted', async () => {
      const [page, context] = await open('iframe');
      await page.locator('media-embed').tap();
      await until('the content', async () => (await playback(page)).currentTime > 0.5);
      await page.frameLocator('media-embed iframe').locator('[part=unmute]').tap();
      await until('the sound', async () => !(await playback(page)).muted);
      await context.close();
    });
  },
);
