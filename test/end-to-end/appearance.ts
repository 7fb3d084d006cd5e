import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { sampled } from '../sample.js';

/** A phone and a desktop computer. */
export const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** One of them for each of several contents, in turn: each content and each size is looked at in every run. */
export const viewportsOf = (shift: number): readonly (typeof VIEWPORTS)[number][] =>
  sampled(VIEWPORTS, VIEWPORTS.length, shift);

interface PageWithAxe {
  readonly axe: typeof axe;
}

const SCRIPT = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The rules whose result depends on the colors. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Violations in the page, without its frames; of these rules, or of all. */
const violations = (page: Page, rules?: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe: injected } = window as unknown as PageWithAxe;
    const results = await injected.run(document, {
      iframes: false,
      ...(runOnly && { runOnly: [...runOnly] }),
    });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`,
      ),
    );
  }, rules);

/** Asserts that a page is accessible in light and dark colors, and not wider than its window. */
export const assertAccessible = async (page: Page): Promise<void> => {
  await page.evaluate(SCRIPT);
  await page.emulateMedia({ colorScheme: 'light' });
  assert.deepEqual(await violations(page), [], 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await violations(page, OF_COLORS), [], 'dark');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= (page.viewportSize()?.width ?? 0), `the page is ${width} px wide`);
};

/** Asserts that a page in the colors that it has now follows rules of axe about them. */
export const assertColors = async (page: Page, rules: readonly string[]): Promise<void> => {
  await page.evaluate(SCRIPT);
  assert.deepEqual(await violations(page, rules), []);
};
