import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { BrowserContext, Page } from 'playwright-core';
import type { MediaEmbed } from '../../components/index.js';
import type { Loopback } from '../loopback.js';
import { AT_ONCE } from './ad-scene.js';
import { until } from './poll.js';
import { serveSandboxEmbeds } from './sandbox-embeds.js';
import { gestureBrowser, sharedSandbox } from './shared-services.js';

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
      pages = await serveSandboxEmbeds(sandbox().origin);
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
      await page.goto(`${pages?.foreign ?? ''}/plain-video?loading=click&format=${format}`, {
        waitUntil: 'networkidle',
      });
      return [page, context, service];
    };

    for (const format of ['iframe', 'player'] as const) {
      it(`loads the poster only, and plays after one tap, as ${format}`, async () => {
        const [page, context, service] = await open(format);
        assert.deepEqual(
          service.filter((path) => !/\.(?:jpe?g|png|webp)$/.test(path)),
          [],
        );
        await page.locator('media-embed').tap();
        await until('the content', async () => (await playback(page)).currentTime > 1);
        await context.close();
      });
    }

    it('plays with sound, at the latest after a tap on the button of a player that had to start muted', async () => {
      const [page, context] = await open('iframe');
      await page.locator('media-embed').tap();
      await until('the content', async () => (await playback(page)).currentTime > 0.5);
      // Whether the tap still counts for the frame depends on how soon it has loaded.
      const unmute = page.frameLocator('media-embed iframe').locator('[part=unmute]');
      await until('the sound', async () => {
        const { muted } = await playback(page);
        if (muted && (await unmute.isVisible())) await unmute.tap();
        return !muted;
      });
      await context.close();
    });
  },
);
