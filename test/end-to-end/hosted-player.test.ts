import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { adCounts, PLAYED } from './ad-counts.js';
import { demoPages } from './demo-pages.js';
import { playedTwoSeconds, playerReady } from './player-frame.js';
import { until } from './poll.js';

/** What is read of the player, which the page's own modules define. */
interface ShownPlayer extends HTMLElement {
  currentTime: number;
  readonly ended: boolean;
  readonly ad: object | null;
  readonly config: { readonly bulk: { readonly label: string } | null };
}

const player = (page: Page) => page.locator('media-embed-player');

const endOf = (page: Page, name: string): Promise<void> =>
  until(`the end of ${name}`, () => player(page).evaluate((el: ShownPlayer) => el.ended));

/** Goes to a second of the content, once no ad is on and the content is there. */
const seek = async (page: Page, seconds: number): Promise<void> => {
  await until(`content before ${seconds} s`, () =>
    player(page).evaluate((el: ShownPlayer) => el.ad === null && el.currentTime > 0.2),
  );
  await player(page).evaluate((el: ShownPlayer, to) => (el.currentTime = to), seconds);
};

describe('the hosted player', () => {
  const pages = demoPages();

  const hosted = (path: string): string =>
    `${pages.origin.replace('127.0.0.1', 'localhost')}/proxy/iframe.php/${path}`;

  const openPlayer = async (path: string): Promise<Page> => {
    const page = await pages.open('/ads/landing');
    await page.goto(hosted(path));
    await page.getByRole('button', { name: /^play/i }).first().waitFor();
    return page;
  };

  it('tells every server of a chain of wrappers what became of the ad, once', async () => {
    const page = await openPlayer('136/demo');
    await page.getByRole('button', { name: /^play/i }).first().click();
    await until('the chain to be told', async () => {
      const { ads } = await adCounts(pages.origin, 'embed-136');
      return ads['inline']?.['complete'] === 1;
    });
    const hops = ['wrapper-chain', 'wrapper-chain-2', 'wrapper-chain-3', 'inline'];
    assert.deepEqual(
      (await adCounts(pages.origin, 'embed-136')).ads,
      Object.fromEntries(hops.map((hop) => [hop, PLAYED])),
    );
    await pages.closed(page);
  });

  it('takes the bulk of the label in its address, and that of the page around it', async () => {
    for (const [path, label] of [
      ['112/demo/newsletter', 'newsletter'],
      ['112/demo', 'sandbox'],
    ] as const) {
      const page = await pages.open('/ads/landing');
      await page.goto(hosted(path));
      await player(page).waitFor();
      assert.equal(await player(page).evaluate((el: ShownPlayer) => el.config.bulk?.label), label);
      await pages.closed(page);
    }
  });

  it('tells the audience measurement of the embed how far it was played', async () => {
    const page = await openPlayer('155/demo');
    await page.getByRole('button', { name: /^play/i }).first().click();
    await seek(page, 9);
    await endOf(page, '155');
    const beacons = async (): Promise<Readonly<Record<string, number>>> => {
      const reply = await fetch(`${pages.origin}/analytics/beacons.json?run=embed-155`);
      return ((await reply.json()) as { readonly counts: Record<string, number> }).counts;
    };
    await until('the beacons', async () => (await beacons())['complete'] === 1);
    assert.equal((await beacons())['start'], 1);
    await pages.closed(page);
  });

  it('is driven by the page around its frame', async () => {
    const page = await pages.open('/');
    await page.evaluate(
      (src) => {
        const frame = document.createElement('iframe');
        frame.allow = 'autoplay';
        frame.src = src;
        document.body.append(frame);
      },
      `${hosted('101/demo')}#muted=1`,
    );
    await playerReady(page, '101');
    await page.evaluate(() => {
      const message = { context: 'player.js', version: '0.0.11', method: 'play' };
      window.frames[0]?.postMessage(JSON.stringify(message), '*');
    });
    await playedTwoSeconds(page, '101');
    await pages.closed(page);
  });
});
