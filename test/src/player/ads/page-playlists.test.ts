import { expect } from '@open-wc/testing';
import { adBreak, adData, vast, vmap } from '../../vast/documents.js';
import type { Reply } from '../../vast/fake-ad-server.js';
import { type FakeContent, fakeContent } from './fake-content.js';
import { until } from './fake-stage.js';
import { tagAd } from './fake-vast.js';
import {
  closeServed,
  dispatchStarts,
  endAd,
  eventsOf,
  openServed,
  playable,
  type ServedAds,
} from './served-ads.js';

const TAG = 'https://ads.example/tag';
const OWN = ['own-impression'];

const breakWith = (name: string, timeOffset: string): string =>
  adBreak(name, { timeOffset }, adData(playable(`${name}-ad`)));

/** The trackers of a break above. */
const played = (name: string): readonly string[] => [
  `${name}-breakStart`,
  `${name}-ad-impression`,
  `${name}-breakEnd`,
];

interface PlaylistScene extends ServedAds, FakeContent {}

describe('a VMAP playlist of the page', () => {
  afterEach(closeServed);

  /** An embed with a preroll and a midroll at 60 s; the page responds to each break by its position. */
  const open = (
    respondTo: (position: string) => string | null,
    replies: Readonly<Record<string, Reply>> = {},
  ): PlaylistScene => {
    const content = fakeContent();
    const { video } = content;
    Object.defineProperty(video, 'duration', { value: 600 });
    const ad = tagAd(TAG);
    const scene = openServed(
      { preroll: [ad], midroll: [{ ad, at: 60 }] },
      { [TAG]: vast(playable('own')), ...replies },
      { content: video },
    );
    dispatchStarts(scene.stage, [(event) => event.respondWith(respondTo(event.position))]);
    return { ...scene, ...content };
  };

  /** Plays the prerolls with one ad, and starts the content. */
  const playPreroll = async ({ stage, ads, video }: PlaylistScene): Promise<void> => {
    const done = ads.beforeContent();
    await endAd({ stage, ads });
    await done;
    await video.play();
  };

  /** Plays on to a time with a midroll of one ad, and plays it. */
  const playMidroll = async (scene: PlaylistScene, seconds: number): Promise<void> => {
    const ended = (): number => scene.stage.log.filter((name) => name === 'adbreakend').length;
    const before = ended();
    scene.playTo(seconds);
    await endAd(scene);
    await until(() => ended() > before && !scene.video.paused);
  };

  const PLAYLIST = vmap(breakWith('pre', 'start') + breakWith('mid', '00:00:30'));

  for (const [title, response] of [
    ['text', PLAYLIST],
    ['URL', 'https://page.example/vmap'],
  ] as const) {
    it(`is given as ${title}, and plays in place of the ads of the embed and at its times`, async () => {
      const scene = open((position) => (position === 'preroll' ? response : null), {
        'https://page.example/vmap': PLAYLIST,
      });
      await playPreroll(scene);
      expect(scene.pings.splice(0)).to.deep.equal(played('pre'));
      await playMidroll(scene, 31);
      expect(scene.pings.splice(0)).to.deep.equal(played('mid'));
      await playMidroll(scene, 61);
      expect(scene.pings).to.deep.equal(OWN);
    });
  }

  it('leaves a break to the ads of the embed for which it has no break', async () => {
    const scene = open((position) =>
      position === 'preroll' ? vmap(breakWith('mid', '00:00:30')) : null,
    );
    await playPreroll(scene);
    expect(scene.pings.splice(0)).to.deep.equal(OWN);
    await playMidroll(scene, 31);
    expect(scene.pings).to.deep.equal(played('mid'));
  });

  it('is scheduled once if the page gives it for each break', async () => {
    const scene = open(() => vmap(breakWith('pre', 'start') + breakWith('mid', '00:01:00')));
    await playPreroll(scene);
    expect(scene.pings.splice(0)).to.deep.equal(played('pre'));
    await playMidroll(scene, 61);
    expect(scene.pings.splice(0)).to.deep.equal(played('mid'));
    scene.playTo(120);
    expect(scene.video.currentTime).to.equal(120);
    expect(scene.pings).to.deep.equal([]);
  });

  it('is replaced by another that the page gives later', async () => {
    const first = vmap(breakWith('pre', 'start') + breakWith('old', '00:02:00'));
    const second = vmap(breakWith('now', '00:01:00') + breakWith('new', '00:03:00'));
    const scene = open((position) => (position === 'preroll' ? first : second));
    await playPreroll(scene);
    await playMidroll(scene, 61);
    expect(scene.pings.splice(0)).to.deep.equal([...played('pre'), ...played('now')]);
    await playMidroll(scene, 181);
    expect(scene.pings).to.deep.equal(played('new'));
  });

  it('without a break that can be scheduled is no ad, and those of the embed play', async () => {
    const scene = open((position) =>
      position === 'preroll' ? vmap(adBreak('late', { timeOffset: '00:11:00' }, '')) : null,
    );
    await playPreroll(scene);
    expect(eventsOf(scene.stage)).to.include('adempty 303');
    expect(scene.pings).to.deep.equal(OWN);
  });
});
