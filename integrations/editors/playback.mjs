/** What plays on a published page. */
import { until } from './until.mjs';

/** Longer than the elements and a player take to be loaded. */
const PLAYER_TIMEOUT_MS = 10_000;

const CANDIDATES =
  'media-embed,iframe,amp-iframe,oembed,[data-oembed-url],.media-embed-container,article a';

/** The frame of the player that the service hosts, or undefined. */
export const playerFrame = (page) =>
  page.frames().find((frame) => frame.url().includes('/proxy/iframe.php/'));

const playedSeconds = async (page) => {
  const video = playerFrame(page)?.locator('media-embed-player video[part~="video"]');
  if (!video || (await video.count()) === 0) return 0;
  return video.evaluate(({ currentTime, paused }) => (paused ? 0 : currentTime));
};

/** Whether the page of this address has a player whose media advances when its button is pressed. */
export const plays = async (page, address) => {
  await page.goto(address);
  // Of nothing else does the script of the page make a player.
  if ((await page.locator(CANDIDATES).count()) === 0) return false;
  const hasPlayer = await until(async () => {
    const frame = playerFrame(page);
    return frame && (await frame.getByRole('button', { name: /^play/i }).count()) > 0;
  }, PLAYER_TIMEOUT_MS);
  if (!hasPlayer) return false;
  // By key: Chromium can send a click to what was there before a frame appeared.
  await playerFrame(page).getByRole('button', { name: /^play/i }).first().press('Enter');
  return until(async () => (await playedSeconds(page)) > 0.3, 20_000);
};
