import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page, Route } from 'playwright-core';
import { demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

const documentOf = (playerOrigin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page with a framed player</title>
<link rel="icon" href="data:,">
<style>media-embed { display: block; inline-size: 640px; block-size: 360px }</style>
<script type="module">
  import { MediaEmbed } from '${FOLDER}media-embed.js';
  MediaEmbed.allowedPlayerOrigins = ['${playerOrigin}'];
  const embed = document.querySelector('media-embed');
  const emitted = [];
  for (const name of ['playerready', 'adstart', 'adend'])
    embed.addEventListener(name, ({ ad }) => emitted.push(ad ? name + ' ' + ad.position : name));
  Object.assign(globalThis, { emitted });
</script>
</head>
<body><media-embed loading="click" src="/published/embed/ad-stream.json"></media-embed></body>
</html>`;

const emittedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { emitted: readonly string[] }).emitted);

/** Holds the requests of a page for an address. */
const hold = async (page: Page, address: string): Promise<readonly Route[]> => {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return held;
};

const release = async (held: readonly Route[]): Promise<void> => {
  await until('the request', () => Promise.resolve(held.length > 0));
  for (const route of held) await route.fallback();
};

describe('a page that follows its frame late', () => {
  const pages = demoPages();

  /** A page whose player has been started, and what follows its frame. */
  const started = async (held = '') => {
    const page = await pages.newPage({ viewport: { width: 720, height: 420 } });
    await serveElements(page, documentOf(pages.playerOrigin));
    const follow = await hold(page, '**/follow-frame-*.js');
    const media = held === '' ? [] : await hold(page, held);
    await page.goto(pages.origin + FOLDER);
    await page.getByRole('button', { name: /^play/i }).click();
    return { page, follow, media };
  };

  /** Releases what follows the frame, and returns the events of the ad once it is over. */
  const adEvents = async (page: Page, follow: readonly Route[]): Promise<readonly string[]> => {
    await release(follow);
    await until('the end', async () => (await emittedIn(page)).includes('adend preroll'));
    return (await emittedIn(page)).filter((name) => name.startsWith('ad'));
  };

  it('receives `adstart` of the ad that runs', async () => {
    const { page, follow } = await started();
    const videos = page.frameLocator('iframe').locator('video');
    await until('the ad', () =>
      videos.evaluateAll((all) => all.some((each) => (each as HTMLVideoElement).currentTime > 0.5)),
    );
    assert.deepEqual(await adEvents(page, follow), ['adstart preroll', 'adend preroll']);
    await pages.closed(page);
  });

  it('receives one `adstart` of an ad that is still loaded', async () => {
    const { page, follow, media } = await started('**/*.m3u8*');
    await until('the file of the ad', () => Promise.resolve(media.length > 0));
    const events = adEvents(page, follow);
    await until('the connection', async () => (await emittedIn(page)).includes('playerready'));
    await page.unroute('**/*.m3u8*');
    await release(media);
    assert.deepEqual(await events, ['adstart preroll', 'adend preroll']);
    await pages.closed(page);
  });
});
