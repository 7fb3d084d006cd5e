import type { Frame, Page } from 'playwright-core';
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

/** Seconds that the hosted player of an embed has played; 0 while there is none. */
export const playedIn = async (page: Page, name: string): Promise<number> => {
  const frame = frameOf(page, name);
  if (frame === undefined || (await frame.locator('video').count()) === 0) return 0;
  return frame
    .locator('video')
    .evaluate((video: HTMLVideoElement) =>
      Array.from(
        { length: video.played.length },
        (_, index) => video.played.end(index) - video.played.start(index),
      ).reduce((sum, seconds) => sum + seconds, 0),
    );
};

/** Waits until the hosted player of an embed has really played more than two seconds. */
export const playedTwoSeconds = (page: Page, name: string): Promise<void> =>
  until(`two seconds of ${name}`, async () => (await playedIn(page, name)) > 2);
