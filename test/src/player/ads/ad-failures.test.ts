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
import { PATIENT } from './patient-settings.js';

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

const withMedia = (media: VastLinear): VastAd => vastAd({ linear: media });

const mediaAt = (path: string, type = 'video/mp4'): VastAd => {
  const url = new URL(path, location.origin).href;
  return withMedia(linear({ media: file ? [{ ...file, type, url }] : [] }));
};

const streamAt = (path: string): VastAd => mediaAt(path, 'application/vnd.apple.mpegurl');

/** A client that throws. */
const broken: RequestVast = () => {
  throw new Error('!');
};

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
  { title: 'the response is broken', response: new VastError(100, 'not-xml'), code: 100 },
  { title: 'the server never responds', response: hanging, code: 301 },
  { title: 'the client throws', response: broken, code: 900 },
  { title: 'no media file can be played', response: withMedia(linear({ media: [] })), code: 403 },
  { title: 'the media file is missing', response: mediaAt('/none.mp4'), code: 401 },
  { title: 'the media file is no video', response: mediaAt('/package.json'), code: 405 },
  { title: 'the stream is no stream', response: streamAt('/package.json'), code: 405 },
  { title: 'the stream is missing', response: streamAt('/none.m3u8'), code: 401 },
  {
    title: 'the ad has only an interactive unit',
    response: withMedia(linear({ isInteractive: true, media: [] })),
    code: 901,
  },
  {
    title: 'the ad is an overlay',
    response: overlayResponse(),
    code: 201,
  },
];

describe('a linear ad that fails', () => {
  afterEach(closeAll);

  const codesOf = ({ events }: ReturnType<typeof open>['stage']): readonly number[] =>
    events.flatMap(({ errorCode }) => errorCode ?? []);

  for (const { title, response, code } of failures) {
    it(`lets the content start, with code ${code}, if ${title}`, async () => {
      const settings = { ...PATIENT, ...(response === hanging && { requestTimeout: 300 }) };
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
    it(`lets the content start, with code 402, if the ${title} does not arrive`, async () => {
      const server = new FakeAdServer(() => 'silent');
      const settings = { ...PATIENT, mediaTimeout: 300 };
      const { stage, ads } = open({ preroll: [tagAd(TAG)] }, responding(response()), { settings });
      await ads.beforeContent().finally(() => server.restore());
      expect(codesOf(stage)).to.deep.equal([402]);
    });
  }

  it('delays the content no longer than one ad if no media file of a pod arrives', async () => {
    const settings = { requestTimeout: 100, mediaTimeout: 600 };
    const pod = Array.from({ length: 5 }, stalledAd);
    const server = responding(pod);
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, server, { settings });
    const mounted = countSlots();
    await ads.beforeContent();
    expect(codesOf(stage)).to.deep.equal([402, 402, 402, 402, 402]);
    // A timer may be a moment early, and leave that moment to the second ad.
    expect(mounted()).to.be.within(1, 2);
  });

  it('lets the content start if the kind of an ad object is unknown or a video has no URL', async () => {
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

  it('lets the content start if the VAST client cannot be loaded', async () => {
    const loadVast = () => Promise.reject(new TypeError('!'));
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, responding(noAd()), { loadVast });
    await ads.beforeContent();
    expect(codesOf(stage)).to.deep.equal([900]);
  });

  it('is replaced by the next ad of the waterfall, even after a tag that expands to no URL', async () => {
    const server = responding(noAd(), vastAd());
    const waterfall = tagAd('javascript:alert(1)', `${TAG}?a`, `${TAG}?b`, `${TAG}?c`);
    const { stage, ads } = open({ preroll: [waterfall] }, server);
    void ads.beforeContent();
    await until(() => stage.log.includes('adstart'));
    expect(stage.log.slice(2)).to.deep.equal([
      'aderror',
      'adrequest',
      'adempty',
      'adrequest',
      'adstart',
    ]);
    expect(server.requests.map(({ tag }) => tag)).to.deep.equal([`${TAG}?a`, `${TAG}?b`]);
    expect(stage.events[1]?.reason?.id).to.equal('tag-without-url');
  });

  it('delays the content no longer than one request if the servers of two ad objects hang', async () => {
    const server = responding(hanging);
    const settings = { ...PATIENT, requestTimeout: 300 };
    const preroll = [tagAd(TAG), tagAd(TAG)];
    const { stage, ads } = open({ preroll }, server, { settings });
    await ads.beforeContent();
    // A timer may be a moment early, and leave that moment to the second ad object.
    expect(server.requests.length).to.be.within(1, 2);
    expect(codesOf(stage)).to.deep.equal([301, 301]);
  });
});

describe('destroying the ads', () => {
  afterEach(closeAll);

  it('aborts a request and emits nothing more', async () => {
    const server = responding(hanging);
    const { stage, ads } = open({ preroll: [tagAd(TAG)] }, server);
    const done = ads.beforeContent();
    await until(() => server.requests.length > 0);
    ads.destroy();
    await done;
    expect(server.requests[0]?.signal.aborted).to.be.true;
    expect(stage.log).to.deep.equal(['linear on', 'adbreakstart', 'adrequest']);
  });

  it('destroys a manager that loads later', async () => {
    let isDestroyed = false;
    let load: (manager: AdManager) => void = () => undefined;
    const { stage, ads } = open({ preroll: [tagAd(TAG)], manager: 'ima' }, responding(noAd()), {
      settings: { ...PATIENT, imaSdk: 'https://sdk.example/' },
      loadIma: () => new Promise((resolve) => (load = resolve)),
    });
    const done = ads.beforeContent();
    ads.destroy();
    await done;
    load({ destroy: () => (isDestroyed = true) } as unknown as AdManager);
    await until(() => isDestroyed);
    expect(stage.log).to.deep.equal(['linear on', 'adbreakstart']);
  });

  it('requests nothing when the VAST client loads later', async () => {
    let load: (loaded: typeof parts) => void = () => undefined;
    const server = responding(vastAd());
    const { ads } = open({ preroll: [tagAd(TAG)] }, server, {
      loadVast: () => new Promise((resolve) => (load = resolve)),
    });
    void ads.beforeContent();
    await nextFrame();
    ads.destroy();
    load({ ...parts, requestVast: server });
    await nextFrame();
    expect(server.requests).to.deep.equal([]);
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
