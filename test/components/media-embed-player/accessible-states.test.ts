import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { render } from 'lit';
import { overlayStyles, overlayView } from '../../../src/player/ads/built-in/overlay-view.js';
import { mountShadowLayer } from '../../../src/player/ads/layer-slot.js';
import { adMessages } from '../../../src/locales/lookup.js';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { videoAd } from '../../src/player/ads/fake-vast.js';
import { loadAdsBy, restoreAds, withAds } from './fake-ads.js';
import {
  changed,
  configOf,
  hasControls,
  inside,
  MISSING,
  mount,
  plays,
  rootOf,
  type Settings,
  SUBTITLES,
  unmountAll,
  until,
  withSource,
} from './player-fixture.js';

const tracks = ['English', 'Italiano'].map((label) => {
  const url = `${SUBTITLES}${label.toLowerCase()}.vtt`;
  return { url, language: label.slice(0, 2).toLowerCase(), label, wire: {} };
});

const subtitled = changed({ subtitles: { defaultLanguage: 'en', tracks } });
const bare = changed({ controls: { ...configOf().controls, visible: false } });
const light = changed({ look: { ...configOf().look, playerColor: '#1a2b3c' } });

const linear = changed({
  ads: {
    ...configOf().ads,
    preroll: [videoAd({ destinationUrl: 'https://shop.example/', destinationTitle: 'A shop' })],
    skip: { after: 1 },
  },
});

const playing = async (el: MediaEmbedPlayer): Promise<void> => {
  await el.play();
  await plays(el);
};

const showOverlay = (el: MediaEmbedPlayer): void => {
  const { root } = mountShadowLayer(inside(el, '[part=ads]'), overlayStyles);
  const sight = { picture: null, text: 'Buy two', link: 'https://shop.example/' };
  const acts = { follow: () => undefined, close: () => undefined };
  render(overlayView({ ...sight, texts: adMessages('en') }, acts), root);
};

/**
 * Axe does not see that the slot of the menu's "back" button is hidden: it takes a fallback for a child of the menu's. So
 * the rule is left out where that button is none.
 */
const leftOut = (el: MediaEmbedPlayer): string[] => {
  const back = el.renderRoot
    .querySelector('media-captions-menu')
    ?.shadowRoot?.querySelector('[part~=back]');
  return back?.checkVisibility() === false ? ['aria-required-children'] : [];
};

type Scene = readonly [string, Settings, (el: MediaEmbedPlayer) => Promise<void> | void];

const scenes: readonly Scene[] = [
  ['ready', { config: subtitled }, () => undefined],
  ['playing', { config: subtitled }, playing],
  ['playing, with a light bar', { config: light }, playing],
  [
    'paused',
    { config: subtitled },
    async (el) => {
      await playing(el);
      el.pause();
    },
  ],
  [
    'with its menu of subtitles',
    { config: subtitled },
    async (el) => {
      inside(el, 'media-captions-menu-button').click();
      await until(() => inside(el, 'media-captions-menu').checkVisibility(), 'the menu is open');
    },
  ],
  [
    'waiting for ads',
    { config: withAds() },
    async (el) => {
      loadAdsBy(() => new Promise(() => undefined));
      await el.play();
      await until(() => inside(el, '[part=waiting]').textContent !== '', 'it waits');
    },
  ],
  [
    'in a linear ad that may be skipped',
    { config: linear },
    async (el) => {
      await el.play();
      const ads = inside(el, '[part=ads]');
      const isThere = (): boolean =>
        [...ads.children].some(({ shadowRoot }) => shadowRoot?.querySelector('[part=skip]'));
      await until(isThere, 'the ad may be skipped');
    },
  ],
  [
    'under an overlay',
    { config: configOf() },
    async (el) => {
      showOverlay(el);
      await playing(el);
    },
  ],
  [
    'failed',
    { config: withSource({ url: MISSING, type: 'video/mp4', alternatives: [] }) },
    async (el) => {
      await el.play().catch(() => undefined);
      await until(() => el.state === 'error', 'it fails');
    },
  ],
  [
    'ended',
    { config: configOf() },
    async (el) => {
      await playing(el);
      el.currentTime = 9.8;
      await until(() => el.ended, 'it ends');
    },
  ],
  ['without a bar, ready', { config: bare }, () => undefined],
  ['without a bar, playing', { config: bare }, playing],
  ["with the browser's controls", { config: configOf(), controls: 'native' }, playing],
];

const COLOURS = [{}, { 'prefers-color-scheme': 'dark' }, { 'forced-colors': 'active' }] as const;

describe('<media-embed-player> is accessible', () => {
  afterEach(async () => {
    unmountAll();
    restoreAds();
    await executeServerCommand('media-features', {});
  });

  for (const [name, settings, act] of scenes) {
    it(name, async () => {
      const el = await mount(settings);
      if (el.state === 'ready') await hasControls(el);
      await act(el);
      await el.updateComplete;
      for (const features of COLOURS) {
        await executeServerCommand('media-features', features);
        await expect(el).to.be.accessible({ ignoredRules: leftOut(el) });
      }
      expect(rootOf(el).role).to.equal('region');
    });
  }
});
