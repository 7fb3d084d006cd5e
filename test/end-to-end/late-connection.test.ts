import assert from 'node:assert/strict';

import { describe, it } from 'node:test';
import type { Route } from 'playwright-core';
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
  for (const name of ['playerready', 'adstart', 'play'])
    embed.addEventListener(name, ({ ad }) => emitted.push(ad ? name + ' ' + ad.position : name));
  Object.assign(globalThis, { emitted });
</script>
</head>
<body><media-embed loading="click" src="/published/embed/ad-stream.json"></media-embed></body>
</html>`;

describe('a page that follows its frame late', () => {
  const pages = demoPages();

  it('is told of the ad that runs', async () => {
    const page = await pages.newPage({ viewport: { width: 720, height: 420 } });
    await serveElements(page, documentOf(pages.playerOrigin));
    const held: Route[] = [];
    await page.route('**/follow-frame-*.js', (route) => void held.push(route));
    await page.goto(pages.origin + FOLDER);
    await page.getByRole('button', { name: /^play/i }).click();
    await page
      .frameLocator('iframe')
      .getByText('Advertisement', { exact: false })
      .first()
      .waitFor();
    await until('the request', () => Promise.resolve(held.length > 0));
    await held[0]?.fallback();
    const emitted = () =>
      page.evaluate(() => (globalThis as unknown as { emitted: readonly string[] }).emitted);
    await until('the start', async () => (await emitted()).includes('play'));
    assert.deepEqual(await emitted(), ['playerready', 'adstart preroll', 'play']);
    await pages.closed(page);
  });
});
