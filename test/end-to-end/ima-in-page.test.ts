import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Route } from 'playwright-core';
import { AT_ONCE, type AdScene, openScene, type PlayerHost } from './ad-scene.js';
import { CONSENT_ANSWERS } from './consent-answers.js';
import { installPlatform } from './consent-platform.js';
import { demoPages } from './demo-pages.js';
import { IMA_STAND_IN } from './ima-stand-in.js';

const SDK = '/ima-stand-in.js';

/** Page script that lets the SDK be used. */
const NAMED = `adSettings.imaSdk = location.origin + '${SDK}';`;

/** Page script that gives each break this response. */
const responding = (response: string): string =>
  `document.querySelector('media-embed').addEventListener('adbreakstart', (event) => {
    event.respondWith(${JSON.stringify(response)});
  });`;

const serveSdk = (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/javascript', body: IMA_STAND_IN });

/** One break, whoever plays its ad. */
const EVENTS = [
  'adbreakstart preroll',
  'adrequest preroll',
  'adstart preroll',
  'adend preroll',
  'adbreakend preroll',
  'playing',
];

/** Values of `adsdk_vpaid_mode`, and the modes of the SDK. */
const VPAID_MODES = [
  ['disabled', 'disabled'],
  ['enabled', 'enabled'],
  ['2', 'insecure'],
  ['anything', 'disabled'],
] as const;

interface Allowance {
  readonly name: string;
  readonly embed: string;
  readonly host: PlayerHost;
  readonly script: string;
  /** What the viewer's consent platform says, or null without one. */
  readonly platform: Parameters<typeof installPlatform>[0] | null;
}

const [tcf] = CONSENT_ANSWERS;
const platformThat = (answer: object | undefined) =>
  ({ api: '__tcfapi', answer: answer ?? null, isThere: true }) as const;

const page = { host: 'player', embed: 'ads-by-ima', script: NAMED, platform: null } as const;

const FORBIDDEN: readonly Allowance[] = [
  { ...page, name: 'the page does not name it', script: '' },
  { ...page, name: 'the viewer refused', platform: platformThat(tcf?.refused) },
  { ...page, name: 'the embed wants another manager', embed: 'ad-wrappers' },
  { ...page, name: 'the player is hosted, and its page names none', host: 'hosted' },
];

const ALLOWED: readonly Allowance[] = [
  { ...page, name: 'no law is known to apply' },
  { ...page, name: 'the viewer agreed', platform: platformThat(tcf?.given) },
];

describe('the IMA SDK in a page', { concurrency: AT_ONCE }, () => {
  const pages = demoPages();

  const open = async (
    { embed, host, script, platform }: Allowance,
    run: string,
    vpaid = 'disabled',
  ): Promise<{ readonly scene: AdScene; readonly loads: () => number }> => {
    let loads = 0;
    const scene = await openScene(pages, {
      embed,
      host,
      script,
      run,
      change: (wire) => ({ ...wire, adsdk_vpaid_mode: vpaid }),
      prepare: async (tab) => {
        if (platform !== null) await tab.addInitScript(installPlatform, platform);
        await tab.route(`**${SDK}`, async (route) => {
          loads += 1;
          await serveSdk(route);
        });
      },
    });
    return { scene, loads: () => loads };
  };

  const stepsOf = (scene: AdScene): Promise<readonly string[]> =>
    scene.page.evaluate(() => (window as Window & { imaSteps?: string[] }).imaSteps ?? []);

  for (const [at, allowance] of ALLOWED.entries()) {
    it(`plays the ads where ${allowance.name}`, async () => {
      const run = `ima-allowed-${at}`;
      const { scene, loads } = await open(allowance, run);
      await scene.play();
      await scene.contentAt(0.2);
      assert.equal(loads(), 1);
      assert.deepEqual(await stepsOf(scene), ['vpaid disabled', `request ${run}`]);
      assert.deepEqual(await scene.events(), EVENTS);
      assert.deepEqual(await scene.counts(), { ads: {}, codes: {} });
      await pages.closed(scene.page);
    });
  }

  for (const [at, allowance] of FORBIDDEN.entries()) {
    it(`is not loaded where ${allowance.name}, and the ad plays without it`, async () => {
      const { scene, loads } = await open(allowance, `ima-forbidden-${at}`);
      await scene.play();
      await scene.contentAt(0.2);
      assert.equal(loads(), 0);
      assert.deepEqual(await scene.events(), EVENTS);
      assert.equal((await scene.counts()).ads['inline']?.['complete'], 1);
      await pages.closed(scene.page);
    });
  }

  it('plays the VAST of the page, which it does not request', async () => {
    const vast = '<VAST version="4.2"></VAST>';
    const script = NAMED + responding(vast);
    const { scene } = await open({ ...page, name: 'the page gives VAST', script }, 'ima-vast');
    await scene.play();
    await scene.contentAt(0.2);
    assert.deepEqual(await stepsOf(scene), ['vpaid disabled', `response ${vast}`]);
    assert.deepEqual(
      await scene.events(),
      EVENTS.filter((event) => event !== 'adrequest preroll'),
    );
    await pages.closed(scene.page);
  });

  it('leaves a VMAP playlist to the player, which plays its breaks', async () => {
    const run = 'ima-vmap';
    const scene = await openScene(pages, {
      embed: 'ad-vmap',
      host: 'player',
      script: NAMED,
      run,
      change: (wire) => ({ ...wire, player_adv_manager: 'ima' }),
      prepare: (tab) => tab.route(`**${SDK}`, serveSdk),
    });
    await scene.play();
    await scene.contentAt(0.2);
    assert.deepEqual(await stepsOf(scene), ['vpaid disabled', `request ${run}`]);
    assert.deepEqual((await scene.events()).slice(0, 4), [
      'adbreakstart preroll',
      'adrequest preroll',
      'adrequest preroll',
      'adstart preroll',
    ]);
    await scene.seek(10.5);
    await scene.emits('adstart midroll');
    assert.equal((await stepsOf(scene)).length, 2);
    await pages.closed(scene.page);
  });

  for (const [mode, expected] of VPAID_MODES) {
    it(`is configured for interactive units: ${mode}`, async () => {
      const { scene } = await open({ ...page, name: mode }, `ima-vpaid-${mode}`, mode);
      await scene.play();
      await scene.contentAt(0.2);
      assert.equal((await stepsOf(scene))[0], `vpaid ${expected}`);
      await pages.closed(scene.page);
    });
  }
});
