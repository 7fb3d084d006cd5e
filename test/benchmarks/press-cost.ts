import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright-core';

/** Milliseconds from the press; null for what a way does not have. */
export interface PressCost {
  /** Until the document of the frame is loaded, without its video. */
  readonly loaded: number | null;
  /** Until the first picture of the video. */
  readonly pictured: number | null;
}

/** A string, because the benchmarks are compiled without the DOM. It runs in the page and in its frames. */
const OBSERVE = `
  if (window === top) {
    window.seen = {};
    let pressed;
    addEventListener('pointerdown', () => { pressed ??= performance.now(); }, true);
    addEventListener('message', ({ data }) => {
      if (data === 'loaded' || data === 'pictured') seen[data] ??= performance.now() - pressed;
    });
  } else addEventListener('DOMContentLoaded', () => top.postMessage('loaded', '*'));
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function () {
    this.requestVideoFrameCallback(() => top.postMessage('pictured', '*'));
    return play.call(this);
  };`;

export interface PressOptions {
  /** How many times slower the processor of the page seems to be. */
  readonly slowdown: number;
  /** The document of frames of sites that the server is not. */
  readonly elsewhere: string;
  readonly latency: number;
}

/** Opens a page in a new browser context, presses its first embed when it is at rest, and waits for the first picture. */
export const pressCost = async (
  browser: Browser,
  address: string,
  { slowdown, elsewhere, latency }: PressOptions,
): Promise<PressCost> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await page.route(/^https:/, async (route) => {
    await delay(latency);
    await route.fulfill({ contentType: 'text/html', body: elsewhere });
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const box = await page.locator('p + *').first().boundingBox();
  await page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) / 2,
    (box?.y ?? 0) + (box?.height ?? 0) / 2,
  );
  // A way that never shows a picture, such as one without a video, has no such time.
  await page.waitForFunction('seen.pictured', undefined, { timeout: 3000 }).catch(() => undefined);
  const { loaded = null, pictured = null } = await page.evaluate<Partial<PressCost>>('seen');
  await context.close();
  return { loaded, pictured };
};
