import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type AdCounts, adCounts, PLAYED } from './ad-counts.js';
import { changeEmbed, countedAs, type WireEmbed } from './changed-embed.js';
import { type DemoPages, demoPages } from './demo-pages.js';
import { FOLDER, serveElements } from './elements-page.js';
import { until } from './poll.js';

/** A page with a slot for the companions of its player. */
const documentOf = (format: string, playerOrigin: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A page with a slot</title>
<link rel="icon" href="data:,">
<style>media-embed { display: block; inline-size: 640px; block-size: 360px } aside { min-block-size: 60px }</style>
<script type="module">
  import { MediaEmbed } from '${FOLDER}media-embed.js';
  MediaEmbed.allowedPlayerOrigins = ['${playerOrigin}'];
  document.querySelector('media-embed').addEventListener('adstart', ({ ad }) => {
    document.title = [ad.advertiser, ad.adSystem, ad.adServingId].join(', ');
  });
</script>
</head>
<body>
<media-embed id="video" loading="click" format="${format}" src="/published/embed/ad-stream.json"></media-embed>
<aside data-companion-for="video"></aside>
</body>
</html>`;

const withAdditions = (embed: WireEmbed): WireEmbed =>
  JSON.parse(
    JSON.stringify(embed)
      .replace('inline.xml', 'additions.xml')
      .replace('creative=stream', 'creative=short'),
  ) as WireEmbed;

const openPage = async (pages: DemoPages, format: string, run: string): Promise<Page> => {
  const page = await pages.newPage({ viewport: { width: 720, height: 520 } });
  await changeEmbed(page, 'ad-stream', (embed) => countedAs(run)(withAdditions(embed)));
  await serveElements(page, documentOf(format, pages.playerOrigin));
  await page.goto(`${pages.origin}${FOLDER}`);
  return page;
};

describe('the icons and companions of an ad', { concurrency: 2 }, () => {
  const pages = demoPages();

  for (const format of ['player', 'iframe']) {
    it(`are shown and counted once each in format="${format}"`, async () => {
      const run = `additions-${format}`;
      const page = await openPage(pages, format, run);
      await page.locator('media-embed').getByRole('button', { name: /^play/i }).first().click();
      const picture = page.locator('aside a img');
      await picture.waitFor();
      assert.equal(await picture.getAttribute('alt'), 'Banner of the demo');
      let counts: AdCounts = { ads: {}, codes: {} };
      await until('the end of the ad', async () => {
        counts = await adCounts(pages.origin, run);
        return counts.ads['additions']?.['complete'] === 1;
      });
      assert.equal(await page.title(), 'Demo Shoes, media-embed sandbox, sandbox-additions');
      const opened = page.waitForEvent('popup');
      await picture.click();
      await (await opened).close();
      await until('the click', async () => {
        counts = await adCounts(pages.origin, run);
        return counts.ads['additions']?.['companionClick'] === 1;
      });
      assert.deepEqual(counts, {
        ads: { additions: { ...PLAYED, iconView: 1, companionView: 1, companionClick: 1 } },
        codes: {},
      });
      await pages.closed(page);
    });
  }
});
