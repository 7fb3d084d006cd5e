import { expect } from '@open-wc/testing';
import { inline, linear, vast, wrapper } from '../../vast/documents.js';
import { EMPTY, type Reply } from '../../vast/fake-ad-server.js';
import { adVideo, until } from './fake-stage.js';
import { ADVERT, tagAd } from './fake-vast.js';
import { started } from './open-ads.js';
import {
  closeServed,
  creative,
  endAd,
  eventsOf,
  openServed,
  playable,
  type ServedAds,
} from './served-ads.js';
import { PATIENT } from './patient-settings.js';

const TAG = 'https://ads.example/tag';
const NEXT = 'https://ads.example/next';
const INNER = 'https://ads.example/inner';

const nonLinear = (resource: string): string =>
  `<Creative><NonLinearAds><NonLinear width="300" height="60">${resource}</NonLinear></NonLinearAds></Creative>`;

interface Unplayable {
  readonly title: string;
  readonly creatives: string;
  readonly code: number;
}

const url = (path: string): string => new URL(path, location.href).href;

/** Inline ads that parse but cannot be played, and the code that each reports. */
const UNPLAYABLE: readonly Unplayable[] = [
  { title: 'only VPAID', creatives: creative(ADVERT, 'apiFramework="VPAID"'), code: 901 },
  {
    title: 'no media type that the browser plays',
    creatives: creative(ADVERT).replace('video/mp4', 'video/x-flv'),
    code: 403,
  },
  { title: 'no media file', creatives: linear({ media: '' }), code: 403 },
  { title: 'a missing media file', creatives: creative(url('/none.mp4')), code: 401 },
  { title: 'a media file that is no video', creatives: creative(url('/package.json')), code: 405 },
  {
    title: 'a media file that never arrives',
    creatives: creative('https://media.example/silent.m3u8').replace(
      'video/mp4',
      'application/vnd.apple.mpegurl',
    ),
    code: 402,
  },
  {
    title: 'a picture over the content',
    creatives: nonLinear(
      '<StaticResource creativeType="image/png">https://media.example/a.png</StaticResource>',
    ),
    code: 201,
  },
  {
    title: 'an overlay that cannot be shown anywhere',
    creatives: nonLinear('<HTMLResource>&lt;p&gt;</HTMLResource>'),
    code: 201,
  },
  {
    title: 'companions alone',
    creatives: '<Creative><CompanionAds/></Creative>',
    code: 200,
  },
];

/** For media that never come. */
const MEDIA_TIMEOUT_MS = 3_000;

interface Scene extends ServedAds {
  readonly done: Promise<void>;
}

describe('an ad that cannot be played', () => {
  afterEach(closeServed);

  /** Plays a preroll from these ad servers. */
  const play = (replies: Readonly<Record<string, Reply>>, tags = [TAG]): Scene => {
    const isSilent = JSON.stringify(replies).includes('silent');
    const scene = openServed(
      { preroll: [tagAd(...tags)] },
      (address) => (address.includes('silent') ? 'silent' : replies[address]),
      { settings: { ...PATIENT, ...(isSilent && { mediaTimeout: MEDIA_TIMEOUT_MS }) } },
    );
    return { ...scene, done: scene.ads.beforeContent() };
  };

  for (const { title, creatives, code } of UNPLAYABLE) {
    const bad = (sequence?: number): string =>
      inline('bad', { on: sequence === undefined ? {} : { sequence }, creatives });

    it(`lets the next tag of the waterfall play if it has ${title}`, async () => {
      const scene = play({ [TAG]: vast(bad()), [NEXT]: vast(playable('good')) }, [TAG, NEXT]);
      await started(scene.stage);
      expect(scene.pings).to.deep.equal([`bad-error?${code}`, 'good-impression']);
      expect(eventsOf(scene.stage)).to.deep.equal([
        'adbreakstart',
        'adrequest',
        `aderror ${code}`,
        'adrequest',
        'adstart',
      ]);
    });

    it(`lets the next ad of the ad buffet play if it has ${title}`, async () => {
      const scene = play({ [TAG]: vast(bad() + playable('good') + playable('unused')) }, [
        TAG,
        NEXT,
      ]);
      await started(scene.stage);
      expect(scene.pings).to.deep.equal([`bad-error?${code}`, 'good-impression']);
      expect(scene.ads.ad).to.include({ id: 'good', index: 1, count: 1 });
      await endAd(scene);
      await scene.done;
      expect(scene.server.addresses.filter((address) => address === NEXT)).to.deep.equal([]);
    });

    it(`lets a spare ad take its position in the pod if it has ${title}`, async () => {
      const scene = play({ [TAG]: vast(playable('last', 2) + bad(1) + playable('spare')) });
      await started(scene.stage);
      expect(scene.ads.ad).to.include({ id: 'spare', index: 1, count: 2 });
      await endAd(scene);
      await started(scene.stage, 2);
      expect(scene.ads.ad).to.include({ id: 'last', index: 2, count: 2 });
      expect(scene.pings).to.deep.equal([
        `bad-error?${code}`,
        'spare-impression',
        'last-impression',
      ]);
    });

    it(`lets the next ad play if it is behind a wrapper and has ${title}`, async () => {
      const first = wrapper('outer', INNER, { on: { fallbackOnNoAd: true } });
      const scene = play({ [TAG]: vast(first + playable('good')), [INNER]: vast(bad()) });
      await started(scene.stage);
      expect(scene.pings).to.deep.equal([
        `bad-error?${code}`,
        `outer-error?${code}`,
        'good-impression',
      ]);
    });
  }

  for (const [title, tags, expected] of [
    ['the content', [TAG], []],
    ['the next tag of the waterfall', [TAG, NEXT], ['next-impression']],
  ] as const) {
    it(`lets ${title} play if its wrapper forbids a fallback in the response`, async () => {
      const first = wrapper('outer', INNER, { on: { fallbackOnNoAd: false } });
      const replies = {
        [TAG]: vast(first + playable('unused')),
        [INNER]: vast(inline('bad', { creatives: UNPLAYABLE[0]?.creatives ?? '' })),
        [NEXT]: vast(playable('next')),
      };
      const scene = play(replies, [...tags]);
      await Promise.race([scene.done, started(scene.stage)]);
      expect(scene.pings).to.deep.equal(['bad-error?901', 'outer-error?901', ...expected]);
    });
  }

  it('lets the next candidate play if its wrapper ends empty, in a waterfall, a buffet and a pod', async () => {
    const empty = (name: string, sequence = ''): string => wrapper(name, INNER, { sequence });
    const replies = {
      [TAG]: vast(empty('first')),
      [NEXT]: vast(empty('one', '1') + empty('alone') + playable('spare') + playable('two', 2)),
      [INNER]: EMPTY,
    };
    const scene = play(replies, [TAG, NEXT]);
    await started(scene.stage);
    await endAd(scene);
    await started(scene.stage, 2);
    expect(scene.ads.ad).to.include({ id: 'two', index: 2, count: 2 });
    expect(scene.pings).to.deep.equal([
      'first-error?303',
      'one-error?303',
      'alone-error?303',
      'spare-impression',
      'two-impression',
    ]);
  });

  it('is the only one that fails in a pod without a spare ad', async () => {
    const bad = inline('bad', { on: { sequence: 1 }, creatives: linear({ media: '' }) });
    const scene = play({ [TAG]: vast(bad + playable('two', 2)) });
    await started(scene.stage);
    expect(scene.ads.ad).to.include({ id: 'two', index: 1, count: 1 });
    expect(scene.pings).to.deep.equal(['bad-error?403', 'two-impression']);
  });

  it('reports to its wrapper once, with the last code, if no ad of the response plays', async () => {
    const replies = {
      [TAG]: vast(wrapper('outer', INNER, { on: { allowMultipleAds: true } })),
      [INNER]: vast(
        inline('one', { creatives: creative(ADVERT, 'apiFramework="VPAID"') }) +
          inline('two', { creatives: linear({ media: '' }) }),
      ),
    };
    const scene = play(replies);
    await scene.done;
    expect(scene.pings).to.deep.equal(['one-error?901', 'two-error?403', 'outer-error?403']);
    expect(eventsOf(scene.stage)).to.deep.equal([
      'adbreakstart',
      'adrequest',
      'aderror 901',
      'aderror 403',
      'adbreakend',
    ]);
  });

  it('is not replaced after its first frame', async () => {
    const scene = play({ [TAG]: vast(playable('good') + playable('unused')) }, [TAG, NEXT]);
    await started(scene.stage);
    const video = adVideo(scene.stage);
    if (video !== null) video.src = url('/package.json');
    await scene.done;
    expect(scene.pings).to.deep.equal(['good-impression', 'good-error?405']);
    expect(eventsOf(scene.stage).slice(-3)).to.deep.equal(['adstart', 'aderror 405', 'adbreakend']);
  });

  it('shares one time limit with those after it, of which the last has all that is left', async () => {
    const silent = creative('https://media.example/silent.m3u8').replace(
      'video/mp4',
      'application/vnd.apple.mpegurl',
    );
    const ads = ['a', 'b', 'c'].map((name) => inline(name, { creatives: silent }));
    const start = performance.now();
    const scene = play({ [TAG]: vast(ads.join('')) }, [TAG]);
    await scene.done;
    expect(performance.now() - start).to.be.within(0.9 * MEDIA_TIMEOUT_MS, 2 * MEDIA_TIMEOUT_MS);
    expect(scene.pings).to.deep.equal(['a-error?402', 'b-error?402', 'c-error?402']);
    await until(() => scene.stage.layer.hidden);
  });
});
