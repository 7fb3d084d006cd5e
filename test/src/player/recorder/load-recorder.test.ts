import { expect } from '@open-wc/testing';
import { startedRecorder } from '../../../../src/player/recorder/page-recorder.js';
import type { AdRecord } from '../../../../src/player/recorder/ad-record.js';
import { CountedAds, countedPreroll, PLAYED } from '../../../components/media-embed/counted-ads.js';
import { mountReady, unmountAll } from '../../../components/media-embed/mount.js';
import { playableEmbed } from '../../../components/media-embed/playable-embed.js';
import { until } from '../ads/fake-stage.js';

// By default, only the first 250 modules of a page are listed.
performance.setResourceTimingBufferSize(5_000);

/** The modules of the recorder that were requested since this test was loaded. */
const requestedModules = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.includes('/.build/src/player/recorder/'))
    .map((path) => path.split('/').at(-1) ?? '');

/** Plays an embed with a preroll until the content plays. */
const play = async (): Promise<void> => {
  const el = await mountReady({ embed: playableEmbed(countedPreroll('x=1')), format: 'player' });
  const ended = new Promise((resolve) => el.addEventListener('adend', resolve));
  await el.play();
  const advert = (): HTMLVideoElement | null => {
    const player = el.renderRoot.querySelector('media-embed-player');
    const layers = player?.renderRoot.querySelectorAll('[part~=ads] > *') ?? [];
    for (const { shadowRoot } of layers) {
      const video = shadowRoot?.querySelector('video');
      if (video) return video;
    }
    return null;
  };
  await until(() => el.ad !== null && (advert()?.currentTime ?? 0) > 0);
  // The trackers of the quartiles are due at the end at the latest.
  const video = advert();
  if (video) video.currentTime = video.duration - 0.2;
  await ended;
};

describe('the recorder of the ads of a page', () => {
  const { href } = location;
  let ads = new CountedAds();
  beforeEach(() => {
    ads.restore();
    ads = new CountedAds();
  });
  afterEach(() => {
    unmountAll();
    ads.restore();
    history.replaceState(null, '', href);
  });

  it('is not loaded and records nothing while nothing asks for it', async () => {
    await play();
    expect(ads.counts).to.deep.equal(PLAYED);
    // The code of the ads has the question whether the page records, and nothing else.
    expect(requestedModules()).to.include('load-recorder.js');
    expect(requestedModules()).not.to.include('ad-recorder.js');
    expect(startedRecorder()).to.equal(undefined);
  });

  it('is loaded with the first ad of a page with ?ad-debug, and each tracker is requested once', async () => {
    history.replaceState(null, '', `${href}&ad-debug`);
    await play();
    expect(ads.counts).to.deep.equal(PLAYED);
    expect(requestedModules()).to.include('ad-recorder.js');
    const recorder = startedRecorder() as (EventTarget & { readonly record: AdRecord }) | undefined;
    const [player] = recorder?.record.players ?? [];
    const trackers = player?.requests[0]?.ads[0]?.trackers ?? [];
    expect(
      Object.fromEntries(trackers.map(({ event, requests }) => [event, requests.length])),
    ).to.deep.equal(ads.counts);
    expect(new Set(trackers.map(({ verdict }) => verdict))).to.deep.equal(new Set(['requested']));
  });
});
