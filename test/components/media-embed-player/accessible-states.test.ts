import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { render } from 'lit';
import { overlayStyles, overlayView } from '../../../src/player/ads/built-in/overlay-view.js';
import { mountShadowLayer } from '../../../src/player/ads/layer-slot.js';
import { adMessages } from '../../../src/locales/area-messages.js';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { videoAd } from '../../src/player/ads/fake-vast.js';
import { endPlayers, loadAdsBy, restoreAds, withAds } from './fake-ads.js';
import {
  withMissingMedia,
  withSubtitles,
  changed,
  configOf,
  hasControls,
  inside,
  mount,
  rootOf,
  type Settings,
  startPlaying,
  unmountAll,
  until,
} from './player-fixture.js';

const subtitled = withSubtitles('en', 'English', 'Italiano');
const bare = changed({ controls: { visible: false } });
const light = changed({ look: { playerColor: '#1a2b3c' } });

const linear = changed({
  ads: {
    preroll: [videoAd({ destinationUrl: 'https://shop.example/', destinationTitle: 'A shop' })],
    skip: { after: 1 },
  },
});

const showOverlay = (el: MediaEmbedPlayer): void => {
  const { root } = mountShadowLayer(inside(el, '[part=ads]'), overlayStyles);
  const content = { picture: null, text: 'Buy two', link: 'https://shop.example/' };
  const acts = { follow: () => undefined, close: () => undefined };
  render(overlayView({ ...content, texts: adMessages('en') }, acts), root);
};

type Scene = readonly [string, Settings, (el: MediaEmbedPlayer) => Promise<void> | void];

const scenes: readonly Scene[] = [
  ['ready', { config: subtitled }, () => undefined],
  ['playing', { config: subtitled }, startPlaying],
  ['playing with a light bar', { config: light }, startPlaying],
  [
    'paused',
    { config: subtitled },
    async (el) => {
      await startPlaying(el);
      el.pause();
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
    'in a linear ad that can be skipped',
    { config: linear },
    async (el) => {
      await el.play();
      const ads = inside(el, '[part=ads]');
      const isSkippable = (): boolean =>
        [...ads.children].some(({ shadowRoot }) => shadowRoot?.querySelector('[part=skip]'));
      await until(isSkippable, 'the ad can be skipped');
    },
  ],
  [
    'showing an overlay ad',
    { config: configOf() },
    async (el) => {
      showOverlay(el);
      await startPlaying(el);
    },
  ],
  [
    'failed',
    { config: withMissingMedia() },
    async (el) => {
      await el.play().catch(() => undefined);
      await until(() => el.state === 'error', 'it fails');
    },
  ],
  [
    'ended',
    { config: configOf() },
    async (el) => {
      await startPlaying(el);
      el.currentTime = 9.8;
      await until(() => el.ended, 'it ends');
    },
  ],
  ['ready without a bar', { config: bare }, () => undefined],
  ['playing without a bar', { config: bare }, startPlaying],
  ["ready with the browser's controls", { config: configOf(), controls: 'native' }, startPlaying],
];

const COLOR_FEATURES = [
  {},
  { 'prefers-color-scheme': 'dark' },
  { 'forced-colors': 'active' },
] as const;

describe('<media-embed-player>: accessibility', () => {
  afterEach(async () => {
    unmountAll();
    restoreAds();
    await executeServerCommand('media-features', {});
  });

  for (const [name, settings, act] of scenes) {
    it(`is accessible when ${name}`, async () => {
      const el = await mount(settings);
      if (el.state === 'ready') await hasControls(el);
      await act(el);
      await el.updateComplete;
      for (const features of COLOR_FEATURES) {
        await executeServerCommand('media-features', features);
        await expect(el).to.be.accessible();
      }
      expect(rootOf(el).role).to.equal('region');
    });
  }
});

const textOf = (region: Element): string => region.textContent.trim();

const noticeOf = (el: MediaEmbedPlayer): Element => {
  const region = [...el.renderRoot.children].find(({ role }) => role === 'status');
  if (region === undefined) throw new Error('The player has no live region.');
  return region;
};

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

describe('<media-embed-player>: live regions', () => {
  afterEach(endPlayers);

  it('announce a failure in a region that existed before it', async () => {
    const el = await mount({ config: withMissingMedia() });
    const region = noticeOf(el);
    expect([textOf(region), region.checkVisibility()]).to.deep.equal(['', true]);
    await el.play().catch(() => undefined);
    await el.updateComplete;
    expect(textOf(region)).to.contain('The video could not be loaded.');
    expect(region.isConnected).to.equal(true);
    el.config = configOf();
    await el.updateComplete;
    expect([textOf(region), region.isConnected]).to.deep.equal(['', true]);
  });

  it('announce the wait for ads in a region that existed before it, invisibly', async () => {
    loadAdsBy(() => new Promise(() => undefined));
    const el = await mount({ config: withAds() });
    const region = inside(el, '[part=waiting]');
    expect([region.role, textOf(region)]).to.deep.equal(['status', '']);
    expect([region.checkVisibility(), isSeen(region)]).to.deep.equal([true, false]);
    await el.play();
    await until(() => textOf(region) === 'Loading…', 'the wait is announced');
    expect(isSeen(region)).to.equal(true);
  });
});
