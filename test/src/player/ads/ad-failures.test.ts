import { expect, nextFrame } from '@open-wc/testing';
import type { AdManager } from '../../../../src/player/ads/ad-manager.js';
import * as parts from '../../../../src/player/ads/lazy-vast.js';
import type { RequestVast, VastAd, VastLinear } from '../../../../src/vast/vast-ad.js';
import { noAd, VastError } from '../../../../src/vast/vast-error.js';
import { FakeAdServer } from '../../vast/fake-ad-server.js';
import { adVideo, until } from './fake-stage.js';
import {
  hanging,
  linear,
  overlayResponse,
  recorder,
  type Response,
  responding,
  tagAd,
  unknownAd,
  vastAd,
  videoAd,
} from './fake-vast.js';
import { closeAll, open } from './open-ads.js';

const TAG = 'https://ads.example/1';
const [file] = linear().media;

/** Counts the slots that are mounted in layers from now on. */
const countSlots = (): (() => number) => {
  const { attachShadow } = Element.prototype;
  let count = 0;
  Element.prototype.attachShadow = function (init) {
    count += 1;
    return attachShadow.call(this, init);
  };
  return () => {
    Element.prototype.attachShadow = attachShadow;
    return count;
  };
};

const withMedia = (media: VastLinear | null): VastAd => vastAd({ linear: media });

const mediaAt = (path: string, type = 'video/mp4'): VastAd => {
  const url = new URL(path, location.origin).href;
  return withMedia(linear({ media: file ? [{ ...file, type, url }] : [] }));
};

const streamAt = (path: string): VastAd => mediaAt(path, 'application/vnd.apple.mpegurl');

/** An ad whose media file never comes. */
const stalledAd = (): VastAd => mediaAt(URL.createObjectURL(new MediaSource()));

interface Failure {
  readonly title: string;
  readonly response: Response;
  readonly code: number;
}

/** How an ad may fail. Ads, unlike other responses, also have the code reported to their ad servers. */
const failures: readonly Failure[] = [
  { title: 'the server has no ad', response: noAd(), code: 303 },
  { title: 'the response is broken', response: new VastError(100, 'Not XML.'), code: 100 },
  { title: 'the server never responds', response: hanging, code: 301 },
  { title: 'the client throws', response: () => Promise.reject(new Error('!')), code: 900 },
  { title: 'no media file can be played', response: withMedia(linear({ media: [] })), code: 403 },
  { title: 'the media file is missing', response: mediaAt('/none.mp4'), code: 401 },
  { title: 'the media file is no video', response: mediaAt('/package.json'), code: 405 },
  { title: 'the stream is no stream', response: streamAt('/package.json'), code: 405 },
  { title: 'the stream is missing', response: streamAt('/none.m3u8'), code: 401 },
  {
    title: 'the ad has only an interactive unit',
    response: withMedia(linear({ isVpaid: true, media: [] })),
    code: 901,
  },
  { title: 'the ad has nothing to show', response: withMedia(null), code: 200 },
  {
    title: 'the ad is an overlay',
    response: overlayResponse(),
    code: 201,
  },
];

describe('the content starts after a linear ad that fails', () => {
  afterEach(closeAll);

  const codesOf = ({ events }: ReturnType<typeof open>['stage']): readonly number[] =>
    events.flatMap(({ errorCode }) => errorCode ?? []);

  for (const { title, response, code } of failures) {
    it(`with code ${code} if ${title}`, async () => {
      const settings = { requestTimeout: 300, mediaTimeout: 5_000 };
      const { stage, ads } = open({ preroll: [tagAd(TAG)] }, responding(response), { settings });
      await ads.beforeContent();
      const event = code === 303 ? 'adempty' : 'aderror';
      expect(stage.log.slice(2)).to.deep.equal(['adrequest', event, 'linear off', 'adbreakend']);
      expect(codesOf(stage)).to.deep.equal([code]);
      if ('tracker' in response)
        expect(response.tracker)
          .to.have.property('calls')
          .that.deep.equals([`error ${code}`]);
      expect(adVideo(stage)).to.be.null;
      expect(stage.layer.hidden).to.be.true;
    });
  }

  for (const [title, response] of [
    ['media file', stalledAd],
    ['stream', () => streamAt('/silent.m3u8')],
  ] as const) {
    it(`with code 402 if the ${title} does not come`, async () => {
      const server = new FakeAdServer(() => 'silent');
      const settings = { requestTimeout: 5_000, mediaTimeout: 300 };
      const { stage, ads } = open({ preroll: [tagAd(TAG)] }, responding(response()), { settings });
      await ads.beforeContent().finally(() => server.restore());
      expect(codesOf(stage)).to.deep.equal([402]);
    });
  }

  it('in the time of one ad if all media files of a pod do not come', async () => {
    const settings = { requestTimeout: 100, mediaTimeout: 600 };
    const pod = Array.from({ length: 5 }, stalledAd);
    const server = responding(() => Promise.resolve(pod));
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, server, { settings });
    const mounted = countSlots();
    await ads.beforeContent();
    expect(codesOf(stage)).to.deep.equal([402, 402, 402, 402, 402]);
    // A timer may be a moment early, and leave that moment to the second ad.
    expect(mounted()).to.be.within(1, 2);
  });

  it('if the kind of an ad object is unknown, or a video has no URL', async () => {
    const preroll = [unknownAd, videoAd({ url: null })];
    const { stage, ads } = open({ preroll }, responding(noAd()));
    await ads.beforeContent();
    expect(stage.events.map(({ name, errorCode = null }) => [name, errorCode])).to.deep.equal([
      ['adbreakstart', null],
      ['aderror', 900],
      ['aderror', 401],
      ['adbreakend', null],
    ]);
  });

  it('if the VAST client cannot be loaded', async () => {
    const loadVast = () => Promise.reject(new TypeError('!'));
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, responding(noAd()), { loadVast });
    await ads.beforeContent();
    expect(codesOf(stage)).to.deep.equal([900]);
  });

  it('or plays the next ad of the waterfall, also after a tag that expands to no URL', async () => {
    const server = responding(noAd(), vastAd());
    const waterfall = tagAd('javascript:alert(1)', `${TAG}?a`, `${TAG}?b`, `${TAG}?c`);
    const { stage, ads } = open({ preroll: [waterfall] }, server);
    void ads.beforeContent();
    await until(() => stage.log.includes('adstart'));
    expect(stage.log.slice(2)).to.deep.equal([
      ...['aderror', 'adrequest', 'adempty', 'adrequest', 'adstart'],
    ]);
    expect(server.requests.map(({ tag }) => tag)).to.deep.equal([`${TAG}?a`, `${TAG}?b`]);
    expect(stage.events[1]?.message).to.match(/address|protocol|http/i);
  });

  it('and requests no further tag of the waterfall after a response with an ad', async () => {
    const server = responding(mediaAt('/none.mp4'), vastAd());
    const { ads } = open({ preroll: [tagAd(`${TAG}?cb=[CACHEBUSTING]`, TAG)] }, server);
    await ads.beforeContent();
    expect(server.requests).to.have.length(1);
    expect(server.requests[0]?.tag).to.match(/^https:\/\/ads\.example\/1\?cb=(-1|\d{8})$/);
  });

  it('in the time of one request if two ad objects have servers that hang', async () => {
    const server = responding(hanging);
    const settings = { requestTimeout: 300, mediaTimeout: 5_000 };
    const preroll = [tagAd(TAG), tagAd(TAG)];
    const { stage, ads } = open({ preroll }, server, { settings });
    await ads.beforeContent();
    // A timer may be a moment early, and leave that moment to the second ad object.
    expect(server.requests.length).to.be.within(1, 2);
    expect(codesOf(stage)).to.deep.equal([301, 301]);
  });
});

describe('ads that are destroyed', () => {
  afterEach(closeAll);

  it('during a request end the request, and emit nothing any more', async () => {
    const server = responding(hanging);
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, server);
    const done = ads.beforeContent();
    await until(() => server.requests.length > 0);
    ads.destroy();
    await done;
    expect(server.requests[0]?.signal.aborted).to.be.true;
    expect(stage.log).to.deep.equal(['linear on', 'adbreakstart', 'adrequest']);
  });

  it('while the manager loads destroy it when it comes', async () => {
    let isDestroyed = false;
    let load: (manager: AdManager) => void = () => undefined;
    const { stage, ads } = open({ preroll: [tagAd(TAG)], manager: 'ima' }, responding(noAd()), {
      settings: { requestTimeout: 5_000, mediaTimeout: 5_000, imaSdk: 'https://sdk.example/' },
      loadIma: () => new Promise((resolve) => (load = resolve)),
    });
    const done = ads.beforeContent();
    ads.destroy();
    await done;
    load({ destroy: () => (isDestroyed = true) } as unknown as AdManager);
    await until(() => isDestroyed);
    expect(stage.log).to.deep.equal(['linear on', 'adbreakstart']);
  });

  it('while the code for the media loads play nothing when it comes', async () => {
    let load: (loaded: typeof parts) => void = () => undefined;
    let loads = 0;
    const requestVast: RequestVast = responding(vastAd());
    const loadVast = (): Promise<typeof parts> => {
      loads += 1;
      if (loads === 1) return Promise.resolve({ ...parts, requestVast });
      return new Promise((resolve) => (load = resolve));
    };
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, requestVast, { loadVast });
    void ads.beforeContent();
    await until(() => loads === 2);
    ads.destroy();
    const mounted = countSlots();
    load(parts);
    await nextFrame();
    expect(mounted()).to.equal(0);
    expect(stage.layer.childElementCount).to.equal(0);
  });

  it('during an ad leave no video, and do not report its end', async () => {
    const tracker = recorder();
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, responding(vastAd({ tracker })));
    const done = ads.beforeContent();
    await until(() => stage.log.includes('adstart'));
    const video = adVideo(stage);
    ads.destroy();
    await done;
    expect(stage.layer.childElementCount).to.equal(0);
    expect(stage.layer.hidden).to.be.true;
    expect(video).to.include({ paused: true, src: '' });
    await until(() => video?.networkState === HTMLMediaElement.NETWORK_EMPTY);
    expect(tracker.calls).not.to.include.members(['complete']);
    expect(stage.log.at(-1)).to.equal('adstart');
    await ads.afterContent();
  });
});
