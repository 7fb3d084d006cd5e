import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

/** What is read of the player, which the page's own modules define. */
interface ShownPlayer extends HTMLElement {
  readonly currentTime: number;
  readonly duration: number;
  readonly error: { readonly code: string } | null;
  readonly paused: boolean;
}

const player = (page: Page) => page.locator('media-embed-player');

const timeOf = (page: Page): Promise<number> =>
  player(page).evaluate((el: ShownPlayer) => el.currentTime);

/** Waits until the content has really moved on by a second. */
const plays = async (page: Page): Promise<void> => {
  await until('content', async () => (await timeOf(page)) > 0);
  const start = await timeOf(page);
  await until('the content to play', async () => (await timeOf(page)) > start + 1);
};

describe('the hosted player and its streams', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const openPlayer = async (
    path: string,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Page> => {
    const page = await pages.open('/ads/landing');
    await prepare?.(page);
    await page.goto(`${pages.origin.replace('127.0.0.1', 'localhost')}/proxy/iframe.php/${path}`);
    await page.locator('media-control-bar').waitFor();
    return page;
  };

  it('plays a live whose playlist grows: a button to now, no range of time', async () => {
    const page = await openPlayer('102/demo');
    const playlists = new Set<string>();
    page.on('response', (response) => {
      if (response.url().endsWith('.m3u8'))
        void response.text().then(
          (text) => playlists.add(text),
          () => undefined,
        );
    });
    await page.mouse.click(400, 300);
    await plays(page);
    assert.equal(await player(page).evaluate((el: ShownPlayer) => el.duration), Infinity);
    await page.mouse.move(410, 310);
    await page.getByRole('button', { name: 'playing live' }).waitFor();
    assert.equal(await page.locator('media-time-range, media-time-display').count(), 0);
    await until('the playlist to grow', () => Promise.resolve(playlists.size > 2));
    await plays(page);
    await pages.closed(page);
  });

  it('tells of a network that is gone, and goes on where it was when it is back', async () => {
    const page = await openPlayer('101/demo', ({ clock }) => clock.install());
    // All but the beginning fails, as when the network goes.
    const rest = /0[1-9]\.m4s/;
    await page.route(rest, (route) => route.abort('internetdisconnected'));
    await page.mouse.click(400, 300);
    await plays(page);
    const reached = await timeOf(page);
    const code = () => player(page).evaluate((el: ShownPlayer) => el.error?.code);
    // It tries for most of a minute before it says so: a minute of the page's own clock.
    await until('the failure', async () => {
      await page.clock.runFor(1000);
      return (await code()) !== undefined;
    });
    assert.equal(await code(), 'media-network');
    await page.unroute(rest);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until('the content', async () => (await timeOf(page)) > reached);
    assert.equal(await player(page).evaluate((el: ShownPlayer) => el.error), null);
    assert.ok((await timeOf(page)) < reached + 6);
    await page.context().close();
  });
});
