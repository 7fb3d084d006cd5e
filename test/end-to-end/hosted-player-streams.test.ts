import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
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

describe('the hosted player and its streams', () => {
  const pages = demoPages();

  const openPlayer = async (path: string): Promise<Page> => {
    const page = await pages.open('/');
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
    const page = await openPlayer('101/demo');
    await page.mouse.click(400, 300);
    await plays(page);
    // Fails the requests of the media as a network does that is gone.
    await page.route(/\.m4s/, (route) => route.abort('internetdisconnected'));
    const shown = () => player(page).evaluate((el: ShownPlayer) => el.error?.code ?? null);
    await until('the error', async () => (await shown()) === 'media-network');
    const stopped = await timeOf(page);
    assert.ok(stopped > 1);
    await page.unroute(/\.m4s/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until('the content', async () => (await timeOf(page)) > stopped);
    assert.equal(await shown(), null);
    assert.ok((await timeOf(page)) < stopped + 4);
    await page.context().close();
  });
});
