import type { Frame, Locator, Page } from 'playwright-core';
import { until } from './poll.js';

/** The frame of the hosted player of an embed, wherever in the page's frames it is. */
const frameOf = (page: Page, name: string): Frame | undefined =>
  page.frames().find((frame) => frame.url().includes(`/proxy/iframe.php/${name}/`));

/** Waits until the hosted player of an embed has its controls: before that it takes no click. */
export const playerReady = (page: Page, name: string): Promise<void> =>
  until(`the player of ${name}`, async () => {
    const frame = frameOf(page, name);
    return frame !== undefined && (await frame.getByRole('button', { name: /^play/i }).count()) > 0;
  });

/**
 * Waits until an element that plays without a frame has its player. Its poster gives way to that by itself: a press on
 * the one and a release on the other are no click.
 */
export const elementReady = (element: Locator): Promise<void> =>
  until('the player of the element', () => element.evaluate((el) => el.matches(':state(ready)')));

/** Seconds of its content that the hosted player of an embed has played; 0 while there is none. */
export const playedIn = async (page: Page, name: string): Promise<number> => {
  // In the shadow tree of the player, where an ad may have a video of its own.
  const video = frameOf(page, name)?.locator('media-embed-player video[part~="video"]');
  if (video === undefined || (await video.count()) === 0) return 0;
  return video.evaluate(({ played }: HTMLVideoElement) =>
    Array.from(
      { length: played.length },
      (_, index) => played.end(index) - played.start(index),
    ).reduce((sum, seconds) => sum + seconds, 0),
  );
};

/** Waits until the hosted player of an embed has really played more than two seconds. */
export const playedTwoSeconds = (page: Page, name: string): Promise<void> =>
  until(`two seconds of ${name}`, async () => (await playedIn(page, name)) > 2);
