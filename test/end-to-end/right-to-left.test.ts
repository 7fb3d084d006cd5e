import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import type * as Layout from '../components/layout-faults.js';
import { AT_ONCE } from './ad-scene.js';
import { signedIn } from './cms-session.js';
import { demoPages } from './demo-pages.js';

/** The page with the functions of `layout-faults`. */
interface CheckedPage {
  readonly layout: typeof Layout;
}

/** Loads the functions into a page, whose policy allows no other script. */
const prepare = async (page: Page): Promise<void> => {
  const source = await readFile('.build/test/components/layout-faults.js', 'utf8');
  const functions = source.replace(/^export /gm, '');
  await page.evaluate(
    `globalThis.layout = (() => {\n${functions}\nreturn { layoutFaults, turnArabic };\n})()`,
  );
};

const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as CheckedPage).layout.layoutFaults());

const turnArabic = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as CheckedPage).layout.turnArabic();
  });

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
        await prepare(page);
        assert.deepEqual(await faultsOf(page), [], 'de');
        await turnArabic(page);
        assert.deepEqual(await faultsOf(page), [], 'ar');
        await pages.closed(page);
      });
});
