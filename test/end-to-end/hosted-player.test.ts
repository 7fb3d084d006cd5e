import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { AT_ONCE } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { playedTwoSeconds, playerReady } from './player-frame.js';
import { until } from './poll.js';

/** The state of the player, which modules of the page define. */
interface PlayerState {
  readonly currentTime: number;
  readonly duration: number;
  readonly ended: boolean;
  readonly errorCode: string | null;
  readonly bulk: string | null;
}

interface ShownPlayer extends HTMLMediaElement {
  readonly config: { readonly bulk: { readonly label: string } | null };
}

const stateOf = (page: Page): Promise<PlayerState> =>
  page.locator('media-embed-player').evaluate((el: ShownPlayer) => {
    const error = el.error as { readonly code: string } | null;
    const { currentTime, duration, ended, config } = el;
    const bulk = config.bulk?.label ?? null;
    return { currentTime, duration, ended, errorCode: error?.code ?? null, bulk };
  });

const timeOf = async (page: Page): Promise<number> => (await stateOf(page)).currentTime;

/** Waits until the content has played for a second. */
const plays = async (page: Page): Promise<void> => {
  await until('content', async () => (await timeOf(page)) > 0);
  const start = await timeOf(page);
  await until('the content to play', async () => (await timeOf(page)) > start + 1);
};

describe('the hosted player', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const hosted = (path: string): string => `${pages.playerOrigin}/proxy/iframe.php/${path}`;

  const openPlayer = async (
    path: string,
    prepare?: (page: Page) => Promise<void>,
  ): Promise<Page> => {
    const page = await pages.newPage();
    await prepare?.(page);
    await page.goto(hosted(path));
    await page.locator('[part=controls]').waitFor();
    return page;
  };

  for (const [path, label] of [
    ['bulks/demo/newsletter', 'newsletter'],
    ['bulks/demo', 'sandbox'],
  ] as const) {
    it(`applies the bulk ${label} at the address ${path}`, async () => {
      const page = await pages.newPage();
      await page.goto(hosted(path));
      assert.equal((await stateOf(page)).bulk, label);
      await pages.closed(page);
    });
  }

  it('sends the beacons of the audience measurement of the embed', async () => {
    const page = await openPlayer('audience-beacons/demo');
    await page.getByRole('button', { name: /^play/i }).first().click();
    await until('the content', async () => (await timeOf(page)) > 0.2);
    await page
      .locator('media-embed-player')
      .evaluate((el: ShownPlayer) => void (el.currentTime = 9));
    await until('the end', async () => (await stateOf(page)).ended);
    const beacons = async (): Promise<Readonly<Record<string, number>>> => {
      const reply = await fetch(`${pages.origin}/analytics/beacons.json?run=audience-beacons`);
      return ((await reply.json()) as { readonly counts: Record<string, number> }).counts;
    };
    // Two requests that are sent at once arrive in any order.
    await until('the beacons', async () => {
      const { start, complete } = await beacons();
      return start === 1 && complete === 1;
    });
    await pages.closed(page);
  });

  it('is controlled by the page around its frame', async () => {
    const page = await pages.open('/');
    await page.evaluate(
      (src) => {
        const frame = document.createElement('iframe');
        frame.allow = 'autoplay';
        frame.src = src;
        document.body.append(frame);
      },
      `${hosted('plain-video/demo')}#muted=1`,
    );
    await playerReady(page, 'plain-video');
    await page.evaluate(() => {
      const message = { context: 'player.js', version: '0.0.11', method: 'play' };
      window.frames[0]?.postMessage(JSON.stringify(message), '*');
    });
    await playedTwoSeconds(page, 'plain-video');
    await pages.closed(page);
  });

  it('plays a live whose playlist grows, with a button to the live edge and no time range', async () => {
    const page = await openPlayer('live-channel/demo');
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
    assert.equal((await stateOf(page)).duration, Infinity);
    await page.mouse.move(410, 310);
    await page.getByRole('button', { name: 'playing live' }).waitFor();
    assert.equal(await page.locator('[part=control-seek], [part=control-time]').count(), 0);
    await until('the playlist to grow', () => Promise.resolve(playlists.size > 2));
    await plays(page);
    await pages.closed(page);
  });

  it('reports a lost network, and resumes where it was when the network is back', async () => {
    const page = await openPlayer('plain-video/demo', ({ clock }) => clock.install());
    // Only the first segment loads, as after a loss of the network.
    const rest = /0[1-9]\.m4s/;
    await page.route(rest, (route) => route.abort('internetdisconnected'));
    await page.mouse.click(400, 300);
    await plays(page);
    const reached = await timeOf(page);
    // The player retries for almost a minute, by the clock of the page, before it reports the error.
    await until('the error', async () => {
      await page.clock.runFor(1000);
      return (await stateOf(page)).errorCode !== null;
    });
    assert.equal((await stateOf(page)).errorCode, 'media-network');
    await page.unroute(rest);
    await page.getByRole('button', { name: 'Try again' }).click();
    await until('the content', async () => (await timeOf(page)) > reached);
    assert.equal((await stateOf(page)).errorCode, null);
    assert.ok((await timeOf(page)) < reached + 6);
    await page.context().close();
  });
});
