import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type * as Layout from '../components/layout-faults.js';

/** The page with the functions of `layout-faults`. */
interface CheckedPage {
  readonly layout: typeof Layout;
}

/** Loads the functions into a page, whose policy allows no other script. */
export const prepareLayoutCheck = async (page: Page): Promise<void> => {
  const source = await readFile('.build/test/components/layout-faults.js', 'utf8');
  const functions = source.replace(/^export /gm, '');
  await page.evaluate(
    `globalThis.layout = (() => {\n${functions}\nreturn { layoutFaults, turnArabic };\n})()`,
  );
};

export const layoutFaultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as CheckedPage).layout.layoutFaults());

export const turnArabic = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as CheckedPage).layout.turnArabic();
  });
