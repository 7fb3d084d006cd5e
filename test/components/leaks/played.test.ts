import type { MediaEmbedPlayer } from '../../../components/media-embed-player/media-embed-player.js';
import {
  changed,
  configOf,
  hls,
  inside,
  painted,
  plays,
  until,
  unmountAll,
  mount,
  videoOf,
} from '../media-embed-player/player-fixture.js';
import { videoAd } from '../../src/player/ads/fake-vast.js';
import { expectSame, type LeakWatch, watchLeaks } from './leak-watch.js';

const ROUNDS = 5;

const CONFIGS = [
  ['an MP4', () => configOf()],
  ['HLS', hls],
  ['a preroll', () => changed({ ads: { ...configOf().ads, preroll: [videoAd()] } })],
] as const;

/** Every video in the player, including those in the shadow trees of ads. */
const videosOf = (el: MediaEmbedPlayer): readonly HTMLVideoElement[] => [
  videoOf(el),
  ...[...inside(el, '[part~=ads]').children].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('video') ?? []),
  ]),
];

describe('a player that has played and was removed', function () {
  this.timeout(60_000);
  let watch: LeakWatch;
  beforeEach(() => {
    watch = watchLeaks();
  });
  afterEach(() => {
    unmountAll();
    watch.end();
  });

  for (const [what, make] of CONFIGS) {
    it(`holds nothing after playing ${what}`, async () => {
      // The first round loads the modules, which may keep resources.
      let before = watch.held();
      for (let round = 0; round <= ROUNDS; round += 1) {
        const el = await mount({ config: make(), controls: 'native' });
        await el.play();
        if (what === 'a preroll') await until(() => el.ad !== null, 'the ad plays');
        else await plays(el);
        const videos = videosOf(el);
        el.remove();
        await until(
          () =>
            videos.every(
              ({ paused, networkState }) =>
                paused && networkState === HTMLMediaElement.NETWORK_EMPTY,
            ),
          'every video is paused and without media',
        );
        await painted();
        if (round === 0) before = watch.held();
      }
      await expectSame(watch, before);
    });
  }
});
