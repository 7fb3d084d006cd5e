import type { Page } from 'playwright-core';

/** The entries of the Layout Instability API; not in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface WatchedWindow {
  layoutShift: number;
}

/** Adds up, from the first paint of every page on, the layout shifts that no input explains. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const watched = window as unknown as WatchedWindow;
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) watched.layoutShift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Sum of the layout shifts of a page that is watched. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as WatchedWindow).layoutShift);

/** Scrolls through the whole page, half a screen at a time, and lets each be painted. */
export const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const painted = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await painted();
    }
  });
};
