import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { type AdCounts, BEGUN, PLAYED } from './ad-counts.js';
import {
  AT_ONCE,
  type AdScene,
  FAST,
  hostsOf,
  openScene,
  type PlayingElement,
} from './ad-scene.js';
import { demoPages } from './demo-pages.js';
import { until } from './poll.js';

/** Sound rules: the embed, the sound of the player and the expected sound of the ad's video. */
const SOUNDS = [
  [
    'as the player',
    'ad-volume-of-player',
    { volume: 0.4, muted: false },
    { volume: 0.4, muted: false },
  ],
  [
    'as a muted player',
    'ad-volume-of-player',
    { volume: 1, muted: true },
    { volume: 1, muted: true },
  ],
  [
    'not checked',
    'ad-volume-unchecked',
    { volume: 0.4, muted: false },
    { volume: 0.4, muted: false },
  ],
  [
    'on in a muted player',
    'ad-volume-on',
    { volume: 0.4, muted: true },
    { volume: 0.4, muted: false },
  ],
  ['off', 'ad-volume-off', { volume: 0.4, muted: false }, { volume: 0.4, muted: true }],
] as const;

const adPart = ({ player }: AdScene, part: string) => player.locator(`[part="${part}"]`);

const soundOf = ({ adVideo }: AdScene): Promise<object> =>
  adVideo.evaluate(({ volume, muted }: HTMLVideoElement) => ({ volume, muted }));

const isPaused = ({ adVideo }: AdScene): Promise<boolean> =>
  adVideo.evaluate(({ paused }: HTMLVideoElement) => paused);

/** The seed addresses the sandbox by the host name of the player's page. */
const landingOf = ({ page }: AdScene): string => new URL('/ads/landing', page.url()).href;

const resumeAd = ({ player }: AdScene): Promise<void> =>
  player.getByRole('button', { name: 'Play the advertisement' }).click();

/** Clicks, and returns the page that the click opens. */
const followed = async ({ page }: AdScene, click: () => Promise<void>): Promise<Page> => {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), click()]);
  await opened.waitForLoadState();
  return opened;
};

/** The counts of a skipped ad. How many quartiles it reaches depends on the speed of the machine. */
const withoutQuartiles = (counts: AdCounts['ads'][string] = {}): object => {
  const { firstQuartile = 0, midpoint = 0, thirdQuartile = 0, ...rest } = counts;
  assert.ok(thirdQuartile <= midpoint && midpoint <= firstQuartile && firstQuartile <= 1);
  return rest;
};

describe('the rules of ads', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  type Open = (embed: string, run: string, adSpeed?: number) => Promise<AdScene>;

  let count = 0;
  const itOnHosts = (title: string, test: (open: Open) => Promise<void>): void => {
    count += 1;
    for (const host of hostsOf(count))
      it(`${title}: ${host}`, () =>
        test((embed, run, adSpeed = FAST) =>
          openScene(pages, { embed, host, run: `${run}-${host}`, adSpeed }),
        ));
  };

  itOnHosts(
    'lets the viewer skip a preroll after its skip time, and reports one skip and no end',
    async (open) => {
      const scene = await open('ad-skippable', 'skip', 1);
      await scene.play();
      await scene.emits('adstart preroll');
      assert.equal(await adPart(scene, 'skip').count(), 0);
      await adPart(scene, 'skip').click();
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), [
        'adbreakstart preroll',
        'adrequest preroll',
        'adstart preroll',
        'adskip preroll',
        'adbreakend preroll',
        'playing',
      ]);
      const { ads, codes } = await scene.counts();
      assert.deepEqual([withoutQuartiles(ads['inline']), codes], [{ ...BEGUN, skip: 1 }, {}]);
      await pages.closed(scene.page);
    },
  );

  for (const [name, embed, sound, expected] of SOUNDS) {
    itOnHosts(`applies the sound rule of the embed to the ad: ${name}`, async (open) => {
      const scene = await open(embed, 'sound');
      await scene.player.evaluate((el: PlayingElement, values) => Object.assign(el, values), sound);
      await scene.pauseAt('preroll');
      await scene.play();
      await scene.emits('adstart preroll');
      assert.deepEqual(await soundOf(scene), expected);
      await pages.closed(scene.page);
    });
  }

  itOnHosts(
    'opens the advertiser in one new tab, pauses the ad and reports the click',
    async (open) => {
      const scene = await open('ad-skippable', 'click', 1);
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
      // On a busy machine the ad would end before the click.
      await scene.adVideo.evaluate((video: HTMLVideoElement) => (video.playbackRate = 0.5));
      await resumeAd(scene);
      await until('the ad to resume', async () => !(await isPaused(scene)));
      await adPart(scene, 'skip').click();
      await scene.contentAt(0.5);
      const { ads, codes } = await scene.counts();
      assert.deepEqual(
        [withoutQuartiles(ads['inline']), codes],
        [{ ...BEGUN, mute: 1, unmute: 1, pause: 1, click: 1, resume: 1, skip: 1 }, {}],
      );
      assert.equal((await scene.events()).filter((what) => what === 'adclick preroll').length, 2);
      await pages.closed(scene.page);
    },
  );

  itOnHosts('reports every event once to each wrapper of a chain', async (open) => {
    const scene = await open('ad-wrappers', 'wrappers');
    await scene.play();
    await scene.contentAt(0.5);
    const hops = ['wrapper-chain', 'wrapper-chain-2', 'wrapper-chain-3', 'inline'];
    assert.deepEqual(await scene.counts(), {
      ads: Object.fromEntries(hops.map((hop) => [hop, PLAYED])),
      codes: {},
    });
    await pages.closed(scene.page);
  });

  itOnHosts('plays the ads of a pod one after another with one request', async (open) => {
    const scene = await open('ad-pod', 'pod');
    await scene.play();
    await scene.emits('adstart preroll');
    await scene.contentAt(0.5);
    assert.deepEqual(await scene.events(), [
      'adbreakstart preroll',
      'adrequest preroll',
      'adstart preroll',
      'adend preroll',
      'adstart preroll',
      'adend preroll',
      'adbreakend preroll',
      'playing',
    ]);
    assert.deepEqual(await scene.counts(), {
      ads: { 'pod-1': PLAYED, 'pod-2': PLAYED },
      codes: {},
    });
    await pages.closed(scene.page);
  });

  itOnHosts(
    'requests the tags of a waterfall in order and reports each failure to its server',
    async (open) => {
      const scene = await open('ad-waterfall-failures', 'waterfall');
      await scene.play();
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), [
        'adbreakstart preroll',
        'adrequest preroll',
        'aderror preroll 301',
        'adrequest preroll',
        'adempty preroll 303',
        'adrequest preroll',
        'adstart preroll',
        'adend preroll',
        'adbreakend preroll',
        'playing',
      ]);
      assert.deepEqual(await scene.counts(), {
        ads: { 'no-ad': { error: 1 }, inline: PLAYED },
        codes: { 'no-ad': { '303': 1 } },
      });
      // Not `closed`: the browser logs the error status of the first server.
      await scene.page.context().close();
    },
  );

  itOnHosts(
    'plays a video ad of the embed, and a click on it opens the URL in the embed',
    async (open) => {
      const scene = await open('ad-hosted', 'advideo', 1);
      await scene.play();
      await scene.emits('adstart preroll');
      const destination = adPart(scene, 'destination');
      assert.equal(await destination.textContent(), 'More of the advertiser');
      const landing = await followed(scene, () => destination.click());
      assert.equal(landing.url(), landingOf(scene));
      await landing.close();
      await scene.page.bringToFront();
      await resumeAd(scene);
      await scene.contentAt(0.5);
      assert.deepEqual(await scene.events(), [
        'adbreakstart preroll',
        'adstart preroll',
        'adclick preroll',
        'adend preroll',
        'adbreakend preroll',
        'playing',
      ]);
      assert.deepEqual(await scene.counts(), { ads: {}, codes: {} });
      await pages.closed(scene.page);
    },
  );
});
