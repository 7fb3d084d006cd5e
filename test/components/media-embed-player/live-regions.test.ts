import { expect } from '@open-wc/testing';
import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import { loadAdsBy, restoreAds, withAds } from './fake-ads.js';
import {
  configOf,
  inside,
  MISSING,
  mount,
  unmountAll,
  until,
  withSource,
} from './player-fixture.js';

/** The text of a live region, as it is read out: empty when the region is there, and silent. */
const textOf = (region: Element): string => region.textContent.trim();

const noticeOf = (el: MediaEmbedPlayer): Element => {
  const region = [...el.renderRoot.children].find(({ role }) => role === 'status');
  if (region === undefined) throw new Error('There is no region.');
  return region;
};

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

describe('<media-embed-player>: what is read out', () => {
  afterEach(() => {
    unmountAll();
    restoreAds();
  });

  it('a failure, in a region that was there before it', async () => {
    const el = await mount({
      config: withSource({ url: MISSING, type: 'video/mp4', alternatives: [] }),
    });
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

  it('waiting for ads, in a region that was there before it, and is not seen', async () => {
    loadAdsBy(() => new Promise(() => undefined));
    const el = await mount({ config: withAds() });
    const region = inside(el, '[part=waiting]');
    expect([region.role, textOf(region)]).to.deep.equal(['status', '']);
    expect([region.checkVisibility(), isSeen(region)]).to.deep.equal([true, false]);
    await el.play();
    await until(() => textOf(region) === 'Loading…', 'it is told');
    expect(isSeen(region)).to.equal(true);
  });
});
