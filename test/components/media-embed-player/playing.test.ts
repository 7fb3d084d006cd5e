import { expect } from '@open-wc/testing';
import type { PlayerConfig } from '../../../src/resolve/player-config.js';
import {
  configOf,
  hls,
  MISSING,
  mount,
  MP4,
  record,
  startPlaying,
  unmountAll,
  until,
  videoOf,
  withSource,
  changed,
} from './player-fixture.js';

const loaded = (path: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(path));

describe('<media-embed-player>: what plays', () => {
  beforeEach(() => performance.clearResourceTimings());
  afterEach(unmountAll);

  const cases: readonly (readonly [string, () => PlayerConfig, number])[] = [
    ['an MP4', () => configOf(), 10],
    ['HLS, by hls.js', hls, 24],
    [
      'the next address when the first is missing',
      () => withSource({ url: MISSING, type: 'video/mp4', alternatives: [MP4] }),
      10,
    ],
    [
      'the next address when the browser cannot play the first',
      () =>
        withSource({
          url: `${location.origin}/package.json`,
          type: null,
          alternatives: [MISSING, MP4],
        }),
      10,
    ],
    [
      'the next address when an HLS stream is missing',
      () =>
        withSource({
          url: `${location.origin}/missing.m3u8`,
          type: 'application/vnd.apple.mpegurl',
          alternatives: [MP4],
        }),
      10,
    ],
    [
      'HLS as an alternative',
      () =>
        withSource({ url: MISSING, type: 'video/mp4', alternatives: [hls().source?.url ?? ''] }),
      24,
    ],
  ];
  for (const [name, config, duration] of cases) {
    it(`plays ${name}`, async () => {
      const el = await mount({ config: config() });
      const errors = record(el, 'error');
      await startPlaying(el);
      expect([el.paused, el.state, errors.length]).to.deep.equal([false, 'ready', 0]);
      expect(el.duration).to.be.closeTo(duration, 0.3);
      expect(videoOf(el).videoWidth).to.be.greaterThan(0);
    });
  }

  it('emits the events of a <video>, which do not bubble', async () => {
    const el = document.createElement('media-embed-player');
    const names = ['playerready', 'play', 'loadedmetadata', 'seeking', 'seeked', 'pause', 'ended'];
    const seen = record(el, ...names, 'playing');
    const bubbled = record(document.body, ...names, 'playing');
    document.body.append(el);
    el.config = configOf();
    await el.updateComplete;
    await startPlaying(el);
    el.currentTime = 9.5;
    await until(() => el.ended, 'it ends');
    expect(seen.filter((name) => name !== 'playing')).to.deep.equal(names);
    expect(seen).to.include('playing');
    expect(bubbled).to.deep.equal([]);
    expect(el.paused).to.equal(true);
  });

  it('plays again from the start after its end', async () => {
    const el = await mount({ config: configOf() });
    await startPlaying(el);
    el.currentTime = 9.8;
    await until(() => el.ended, 'it ends');
    await startPlaying(el);
    expect(el.ended).to.equal(false);
    expect(el.currentTime).to.be.lessThan(5);
  });

  it('loads nothing of the media before the first play', async () => {
    const el = await mount({ config: configOf() });
    const other = await mount({ config: hls() });
    expect([videoOf(el).networkState, videoOf(other).networkState]).to.deep.equal([0, 0]);
    expect([loaded('test-card.mp4'), loaded('.m3u8'), loaded('hls')]).to.deep.equal([
      false,
      false,
      false,
    ]);
    expect([el.paused, el.currentTime, el.ended]).to.deep.equal([true, 0, false]);
  });

  for (const [name, config] of [
    ['MP4', configOf],
    ['HLS', hls],
  ] as const) {
    it(`preloads ${name} without playing when preload is on`, async () => {
      const el = await mount({ config: changed({ playback: { preload: true } }, config()) });
      await until(() => videoOf(el).readyState >= 2, 'the first frame is there');
      expect(el.paused).to.equal(true);
    });
  }

  it('has an infinite duration for a live', async () => {
    const live = withSource({ ...hls().source, kind: 'live', duration: null });
    const el = await mount({ config: live });
    expect(el.duration).to.equal(Infinity);
    await startPlaying(el);
    expect(el.duration).to.equal(Infinity);
  });

  it('starts over with another config', async () => {
    const el = await mount({ config: configOf() });
    await startPlaying(el);
    const before = videoOf(el);
    el.config = hls();
    await el.updateComplete;
    expect([el.paused, el.currentTime, before.paused]).to.deep.equal([true, 0, true]);
    expect(before.getAttribute('src')).to.equal(null);
    await startPlaying(el);
    expect(el.duration).to.be.closeTo(24, 0.3);
  });
});
