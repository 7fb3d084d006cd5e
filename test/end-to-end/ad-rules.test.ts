import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { BEGUN, PLAYED } from './ad-counts.js';
import { AT_ONCE, type AdScene, openScene, HOSTS, type PlayingElement } from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

/** Rules for the sound of an ad: the embed, the player's sound, and that of the ad's own video. */
const SOUNDS = [
  ['108, as the player', '108', { volume: 0.4, muted: false }, { volume: 0.4, muted: false }],
  ['108, as a muted player', '108', { volume: 1, muted: true }, { volume: 1, muted: true }],
  ['109, not checked', '109', { volume: 0.4, muted: false }, { volume: 0.4, muted: false }],
  ['110, on in a muted player', '110', { volume: 0.4, muted: true }, { volume: 0.4, muted: false }],
  ['111, off', '111', { volume: 0.4, muted: false }, { volume: 0.4, muted: true }],
] as const;

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

    it('skips a preroll when its time has come: skip once, and no end', async () => {
      const scene = await open('131', 'skip');
      await scene.play();
      await scene.emits('adstart preroll');
      assert.equal(await adPart(scene, 'skip').count(), 0);
      await adPart(scene, 'skip').click();
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), [
        ...['adbreakstart preroll', 'adrequest preroll', 'adstart preroll', 'adskip preroll'],
        ...['adbreakend preroll', 'playing'],
      ]);
      const { ads, codes } = await scene.counts();
      const { firstQuartile = 0, ...rest } = ads['inline'] ?? {};
      assert.ok(firstQuartile <= 1);
      assert.deepEqual([rest, codes], [{ ...BEGUN, skip: 1 }, {}]);
      await pages.closed(scene.page);
    });

    for (const [name, embed, sound, expected] of SOUNDS) {
      it(`gives the video of an ad its sound: ${name}`, async () => {
        const scene = await open(embed, 'sound');
        await scene.player.evaluate((el: PlayingElement, wish) => Object.assign(el, wish), sound);
        await scene.play();
        await scene.emits('adstart preroll');
        assert.deepEqual(await soundOf(scene), expected);
        await pages.closed(scene.page);
      });
    }

    it('opens the advertiser in one new tab, pauses the ad and reports the click', async () => {
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

    it('reports to every wrapper of a chain once', async () => {
      const scene = await open('136', 'wrappers');
      await scene.play();
      await scene.contentAt(0.5);
      const hops = ['wrapper-chain', 'wrapper-chain-2', 'wrapper-chain-3', 'inline'];
      assert.deepEqual(await scene.counts(), {
        ads: Object.fromEntries(hops.map((hop) => [hop, PLAYED])),
        codes: {},
      });
      await pages.closed(scene.page);
    });

    it('plays the ads of a pod one after another, for one request', async () => {
      const scene = await open('137', 'pod');
      await scene.play();
      await scene.emits('adstart preroll');
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), [
        ...['adbreakstart preroll', 'adrequest preroll', 'adstart preroll', 'adend preroll'],
        ...['adstart preroll', 'adend preroll', 'adbreakend preroll', 'playing'],
      ]);
      assert.deepEqual(await scene.counts(), {
        ads: { 'pod-1': PLAYED, 'pod-2': PLAYED },
        codes: {},
      });
      await pages.closed(scene.page);
    });

    it('requests the tags of a waterfall in order, and reports each failure to its server', async () => {
      const scene = await open('132', 'waterfall');
      await scene.play();
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), [
        ...['adbreakstart preroll', 'adrequest preroll', 'aderror preroll 301'],
        ...['adrequest preroll', 'adempty preroll 303'],
        ...['adrequest preroll', 'adstart preroll', 'adend preroll'],
        ...['adbreakend preroll', 'playing'],
      ]);
      assert.deepEqual(await scene.counts(), {
        ads: { 'no-ad': { error: 1 }, inline: PLAYED },
        codes: { 'no-ad': { '303': 1 } },
      });
      // The server that is out of order is an error in the console of the page, and the only one.
      await scene.page.context().close();
    });

    it('plays a video ad of the embed, whose click opens the address that the embed has', async () => {
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
      assert.deepEqual(await scene.events(), [
        ...['adbreakstart preroll', 'adstart preroll', 'adclick preroll', 'adend preroll'],
        ...['adbreakend preroll', 'playing'],
      ]);
      assert.deepEqual(await scene.counts(), { ads: {}, codes: {} });
      await pages.closed(scene.page);
    });
  });
}
