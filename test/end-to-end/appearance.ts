import assert from 'node:assert/strict';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

const NARROW = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** Every way in which a page is looked at. */
export const APPEARANCES = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [NARROW, WIDE].map((viewport) => ({ colorScheme, viewport })),
);

interface PageWithAxe {
  readonly axe: typeof axe;
}

/** What axe finds in the page itself; the player in a frame is another page. */
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

/** Asserts that a page is accessible and as wide as its window. */
export const assertSound = async (page: Page): Promise<void> => {
  assert.deepEqual(await violations(page), []);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= (page.viewportSize()?.width ?? 0), `the page is ${width} px wide`);
};
