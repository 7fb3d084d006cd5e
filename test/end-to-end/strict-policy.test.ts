import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';
import { openStrictPage, violations } from './strict-page.js';

/** Waits until the content plays at a second, with no ad on. */
const contentAt = (player: Locator, seconds: number): Promise<void> =>
  until(`second ${seconds} of the content`, () =>
    player.evaluate((el: PlayingElement, to) => el.ad === null && el.currentTime >= to, seconds),
  );

const adPlays = (player: Locator): Promise<void> =>
  until('an ad', () => player.evaluate((el: PlayingElement) => el.ad !== null));

/** Starts as a viewer does, when the player is there. */
const play = async (player: Locator): Promise<void> => {
  await until('the player', () => player.evaluate((el) => el.matches(':state(ready)')));
  await player.click();
};

const isFloating = (player: Locator): Promise<boolean> =>
  player.evaluate((el) => el.shadowRoot?.querySelector(':popover-open') !== null);

/** What is done with an embed of the seed. */
const USES: readonly (readonly [string, string, (page: Page, player: Locator) => Promise<void>])[] =
  [
    [
      'a preroll, and then its content, by itself and muted',
      '158',
      async (_, player) => {
        await adPlays(player);
        await contentAt(player, 1);
      },
    ],
    [
      'a stream with a picture over it',
      '133',
      async (page, player) => {
        await play(player);
        await page.locator('[part="overlay"] img').waitFor();
        await contentAt(player, 2);
      },
    ],
    [
      'in scroll mode: it floats after its preroll, and comes back',
      '140',
      async (page, player) => {
        await play(player);
        await adPlays(player);
        await contentAt(player, 0.5);
        await page.evaluate(() => scrollTo(0, 2000));
        await until('it to float', () => isFloating(player));
        await page.evaluate(() => scrollTo(0, 0));
        await until('it to be back', async () => !(await isFloating(player)));
      },
    ],
  ];

describe('the player in a page of a strict Content Security Policy and Trusted Types', () => {
  const pages = demoPages();

  it('has a policy that is enforced', async () => {
    const page = await pages.open('/ads/landing');
    await openStrictPage(page, pages.origin, '158');
    const isRefused = await page.evaluate(() => {
      const element = document.createElement('p');
      element.setAttribute('style', 'color: red');
      try {
        return !Reflect.set(element, 'innerHTML', '<b>');
      } catch (error) {
        return error instanceof TypeError;
      }
    });
    assert.equal(isRefused, true);
    await until('both reports', async () => (await violations(page)).length === 2);
    await page.context().close();
  });

  for (const [what, embed, use] of USES) {
    it(`plays without a report or an error: ${what}`, async () => {
      const page = await pages.open('/ads/landing');
      await openStrictPage(page, pages.origin, embed);
      await use(page, page.locator('media-embed'));
      assert.deepEqual(await violations(page), []);
      await pages.closed(page);
    });
  }
});
