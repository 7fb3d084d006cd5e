import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** A phone and a desktop computer. */
export const VIEWPORTS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

interface PageWithAxe {
  readonly axe: typeof axe;
}

/** Violations in the page, without its frames. */
const violations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: injected } = window as unknown as PageWithAxe;
    const results = await injected.run(document, { iframes: false });
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${String(target)}: ${failureSummary ?? ''}`,
      ),
    );
  });
};

/** Asserts that a page is accessible in light and dark colors, and not wider than its window. */
export const assertAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await violations(page), [], colorScheme);
  }
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= (page.viewportSize()?.width ?? 0), `the page is ${width} px wide`);
};
