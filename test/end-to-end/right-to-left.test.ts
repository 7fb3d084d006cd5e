import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AT_ONCE } from './ad-scene.js';
import { signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';
import { layoutFaultsOf, prepareLayoutCheck, turnArabic } from './layout-check.js';

/** The path of each page, and what is there when it is complete. */
const PAGES = [
  ['start', '/', '.skip[lang=de]'],
  ['publisher', '/publisher/#embed=ad-breaks', '#fields .ad-timeline li'],
  ['CMS', '/cms/#embed=plain-video', 'media-embed-preview [part=settings]'],
  ['ad-ops', '/ad-ops/#embed=ads-in-every-slot', '.verdict[aria-busy=false] .next'],
] as const;

describe('the pages from right to left', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  for (const [name, path, complete] of PAGES)
    for (const width of [390, 1280])
      it(`cut off and cover no text of the ${name} page in German and in Arabic at ${width} px`, async () => {
        const page = await pages.newPage({
          locale: 'de-DE',
          viewport: { width, height: 900 },
        });
        await signedIn(page, pages.origin);
        await page.goto(pages.origin + path);
        await page.locator(complete).first().waitFor({ state: 'attached' });
        await page.locator('html[lang=de]').waitFor();
        await prepareLayoutCheck(page);
        assert.deepEqual(await layoutFaultsOf(page), [], 'de');
        await turnArabic(page);
        assert.deepEqual(await layoutFaultsOf(page), [], 'ar');
        await pages.closed(page);
      });
});
