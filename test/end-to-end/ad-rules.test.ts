import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import {
  type AdCounts,
  BEGUN,
  NOTHING,
  PLAYED,
  PLAYED_EVENTS,
  prerollEvents,
  WRAPPERS,
} from './ad-counts.js';
import { AT_ONCE, type AdScene, openScene, HOSTS, type PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

const playedAll = (...ads: readonly string[]): AdCounts['ads'] =>
  Object.fromEntries(ads.map((ad) => [ad, PLAYED]));

/** Rules for the sound of an ad: the embed, the player's sound, and that of the ad's own video. */
const SOUNDS = [
  ['108, as the player', '108', { volume: 0.4, muted: false }, { volume: 0.4, muted: false }],
  ['108, as a muted player', '108', { volume: 1, muted: true }, { volume: 1, muted: true }],
  ['109, not checked', '109', { volume: 0.4, muted: false }, { volume: 0.4, muted: false }],
  ['110, on in a muted player', '110', { volume: 0.4, muted: true }, { volume: 0.4, muted: false }],
  ['111, off', '111', { volume: 0.4, muted: false }, { volume: 0.4, muted: true }],
] as const;

const WATERFALL = 'requests a waterfall up to the first ad, and reports to each server why not';

/** Prerolls that play to their end: the embed, its events, and the counts of the ad servers. */
const PLAYBACKS: readonly [string, string, readonly string[], AdCounts][] = [
  [
    'reports to every wrapper of a chain, once',
    '136',
    prerollEvents(...PLAYED_EVENTS),
    { ads: playedAll(...WRAPPERS, 'inline'), codes: {} },
  ],
  [
    'plays a pod one after another, for one request',
    '137',
    prerollEvents(...PLAYED_EVENTS, 'adstart', 'adend'),
    { ads: playedAll('pod-1', 'pod-2'), codes: {} },
  ],
  [
    WATERFALL,
    '132',
    prerollEvents('adrequest', 'aderror 301', 'adrequest', 'adempty 303', ...PLAYED_EVENTS),
    { ads: { 'no-ad': { error: 1 }, inline: PLAYED }, codes: { 'no-ad': { '303': 1 } } },
  ],
];

const adPart = ({ player }: AdScene, part: string) => player.locator(`[part="${part}"]`);

const soundOf = ({ adVideo }: AdScene): Promise<object> =>
  adVideo.evaluate(({ volume, muted }: HTMLVideoElement) => ({ volume, muted }));

const isPaused = ({ adVideo }: AdScene): Promise<boolean> =>
  adVideo.evaluate(({ paused }: HTMLVideoElement) => paused);

/** Seeds name the sandbox as the player's page does. */
const landingOf = ({ page }: AdScene): string => new URL('/ads/landing', page.url()).href;

const goOn = ({ player }: AdScene): Promise<void> =>
  player.getByRole('button', { name: 'Play the advertisement' }).click();

/** Clicks on what opens a page, and gives that page. */
const followed = async ({ page }: AdScene, click: () => Promise<void>): Promise<Page> => {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), click()]);
  await opened.waitForLoadState();
  return opened;
};

for (const host of HOSTS) {
  describe(`the rules of ads: ${host}`, { concurrency: AT_ONCE }, () => {
    const pages = demoPages();

    const open = (embed: string, run: string): Promise<AdScene> =>
      openScene(pages, { embed, host, run: `${run}-${host}` });

    it('skips a preroll after its time, reports the skip once, and no end', async () => {
      const scene = await open('131', 'skip');
      await scene.play();
      await scene.emits('adstart preroll');
      assert.equal(await adPart(scene, 'skip').count(), 0);
      await adPart(scene, 'skip').click();
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), prerollEvents('adrequest', 'adstart', 'adskip'));
      const { ads, codes } = await scene.counts();
      const { firstQuartile = 0, ...rest } = ads['inline'] ?? {};
      assert.ok(firstQuartile <= 1);
      assert.deepEqual([rest, codes], [{ ...BEGUN, skip: 1 }, {}]);
      await pages.closed(scene.page);
    });

    for (const [name, embed, sound, expected] of SOUNDS) {
      it(`gives the video of an ad its sound: ${name}`, async () => {
        const scene = await open(embed, 'sound');
        await scene.player.evaluate(
          (el: PlayingElement, wanted) => Object.assign(el, wanted),
          sound,
        );
        await scene.play();
        await scene.emits('adstart preroll');
        assert.deepEqual(await soundOf(scene), expected);
        await pages.closed(scene.page);
      });
    }

    it('opens the advertiser in a tab, pauses the ad, and reports what the viewer does', async () => {
      const scene = await open('131', 'click');
      await scene.play();
      await scene.emits('adstart preroll');
      await adPart(scene, 'mute').click();
      await adPart(scene, 'mute').click();
      const picture = adPart(scene, 'picture');
      const landing = await followed(scene, () => picture.click({ position: { x: 20, y: 150 } }));
      assert.equal(landing.url(), landingOf(scene));
      assert.equal(scene.page.context().pages().length, 2);
      assert.ok(await isPaused(scene));
      const again = await followed(scene, () => picture.click({ position: { x: 20, y: 150 } }));
      await Promise.all([landing, again].map((page) => page.close()));
      await scene.page.bringToFront();
      await goOn(scene);
      await until('the ad to go on', async () => !(await isPaused(scene)));
      await adPart(scene, 'skip').click();
      await scene.contentAt(0.5);
      const { ads, codes } = await scene.counts();
      const { firstQuartile = 0, midpoint = 0, ...rest } = ads['inline'] ?? {};
      assert.ok(midpoint <= firstQuartile && firstQuartile <= 1);
      assert.deepEqual(
        [rest, codes],
        [{ ...BEGUN, mute: 1, unmute: 1, pause: 1, click: 1, resume: 1, skip: 1 }, {}],
      );
      assert.equal((await scene.events()).filter((what) => what === 'adclick preroll').length, 2);
      await pages.closed(scene.page);
    });

    for (const [title, embed, events, counts] of PLAYBACKS) {
      it(title, async () => {
        const scene = await open(embed, `playback-${embed}`);
        await scene.play();
        await scene.contentAt(0.5);
        assert.deepEqual(await scene.events(), events);
        assert.deepEqual(await scene.counts(), counts);
        // The browser logs the response of a server that is out of order as an error.
        await (title === WATERFALL ? scene.page.context().close() : pages.closed(scene.page));
      });
    }

    it('plays a creative of the embed, which links to the destination of the embed', async () => {
      const scene = await open('135', 'advideo');
      await scene.play();
      await scene.emits('adstart preroll');
      const destination = adPart(scene, 'destination');
      assert.equal(await destination.textContent(), 'More of the advertiser');
      const landing = await followed(scene, () => destination.click());
      assert.equal(landing.url(), landingOf(scene));
      await landing.close();
      await scene.page.bringToFront();
      await goOn(scene);
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), prerollEvents('adstart', 'adclick', 'adend'));
      assert.deepEqual(await scene.counts(), NOTHING);
      await pages.closed(scene.page);
    });
  });
}
