/** What a screen reader gets of the elements: the roles and names in the accessibility tree. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import type { Locator } from 'playwright-core';
import { AT_ONCE, openScene, type PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const EXPECTED = {
  ready: [
    '- region "Subtitles in two languages":',
    '- button "Play"',
    '- button "Mute"',
    '- slider "Volume"',
    '- text: 0:00 / 0:00',
    '- slider "Seek"',
    '- combobox "Captions":',
    '- option "Off"',
    '- option "English" [selected]',
    '- option "Italiano"',
    '- button "Full screen"',
    '- status',
    '- button "Play"',
    '- status',
    '- status',
  ],
  playing: [
    '- region "Subtitles in two languages":',
    '- button "Pause"',
    '- button "Mute"',
    '- slider "Volume"',
    '- text: 0:00 / 0:00',
    '- slider "Seek"',
    '- combobox "Captions":',
    '- option "Off"',
    '- option "English" [selected]',
    '- option "Italiano"',
    '- button "Full screen"',
    '- status',
    '- status',
    '- status',
  ],
  ad: [
    '- region "Ads before, during and after the video":',
    '- status',
    '- link "Visit the advertiser":',
    '- /url: /ads/landing',
    '- text: Advertisement · 1 of 2',
    '- timer: 0:00',
    '- button "Play the advertisement"',
    '- button "Mute the advertisement"',
    '- status: An advertisement has started.',
    '- status',
    '- status',
  ],
  floating: [
    '- complementary "Floating video player":',
    '- button "Close the floating video"',
    '- region "The tractor and the tide":',
    '- button "Full screen"',
    '- status',
    '- status',
    '- button "The video goes on in the corner. Watch it here"',
    '- status',
  ],
} as const;

/** The title of the video, which is shown above it for a moment. */
const TITLE = '- text: Subtitles in two languages';

/** The roles and names below an element, one a line, without times, positions and origins. */
const namesIn = async (locator: Locator): Promise<readonly string[]> => {
  const snapshot = await locator.ariaSnapshot();
  const lines = snapshot.split('\n').map((line) =>
    line
      .trim()
      .replace(/http:\/\/[^/]+/, '')
      .replace(/(slider "\w+"): .*/, '$1')
      .replace(/\d+:\d+/g, '0:00'),
  );
  return lines.filter((line) => line !== TITLE);
};

/** An announcement comes a moment later than what it is about, and the last one stays for a second. */
const untilNamesAre = (locator: Locator, names: readonly string[]): Promise<void> =>
  until('the names', async () => isDeepStrictEqual(await namesIn(locator), names));

const FLOATING = 'media-embed[src$="/scroll-mode.json"]';

describe('the names that a screen reader gets', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  it('are those of the player and its menu of captions', async () => {
    const scene = await openScene(pages, { embed: 'subtitles', host: 'player', run: 'names' });
    const body = scene.page.locator('body');
    assert.deepEqual(await namesIn(body), EXPECTED.ready);
    await scene.play();
    await scene.contentAt(0.1);
    assert.deepEqual(await namesIn(body), EXPECTED.playing);
    await pages.closed(scene.page);
  });

  it('are those of an ad', async () => {
    const scene = await openScene(pages, { embed: 'ad-breaks', host: 'player', run: 'names-ad' });
    await scene.pauseAt('preroll');
    await scene.play();
    await scene.emits('adstart preroll');
    await until('the pause', () =>
      scene.page.getByRole('button', { name: 'Play the advertisement' }).isVisible(),
    );
    await untilNamesAre(scene.page.locator('body'), EXPECTED.ad);
    await pages.closed(scene.page);
  });

  it('are those of the picture before a player, and of the player that floats', async () => {
    const page = await pages.open('/publisher/', { viewport: { width: 1400, height: 900 } });
    const host = page.locator(FLOATING);
    await host.scrollIntoViewIfNeeded();
    const name = 'Play video: The tractor and the tide, 10 seconds';
    await host.getByRole('button', { name, exact: true }).waitFor();
    await host.click();
    await until('the content', () => host.evaluate((el: PlayingElement) => el.currentTime > 0.5));
    await page.locator('.foot').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Close the floating video' }).waitFor();
    await untilNamesAre(host, EXPECTED.floating);
    await pages.closed(page);
  });
});
