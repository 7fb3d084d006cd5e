import { expect, nextFrame } from '@open-wc/testing';
import type { VastAd, VastOutcome } from '../../../../src/vast/vast-ad.js';
import type { AdManager } from '../../../../src/player/ads/ad-manager.js';
import * as parts from '../../../../src/player/ads/built-in/vast-parts.js';
import { StagedAdSession } from '../../../../src/player/ads/staged-ad-session.js';
import { adVideo, openStage, until } from './fake-stage.js';
import {
  type Answer,
  answering,
  EMPTY,
  linear,
  recorder,
  tagAd,
  unknownAd,
  vastAd,
  videoAd,
} from './fake-vast.js';
import { closeAll, open } from './open-session.js';

const TAG = 'https://ads.example/1';
const [file] = linear().media;

const never = (): Promise<never> => new Promise(() => undefined);

/** Counts the places that are taken in layers from now on. */
const watchVideos = (): (() => number) => {
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

const withMedia = (media: VastAd['linear']): VastAd => vastAd({ linear: media });

const mediaAt = (path: string, type = 'video/mp4'): VastAd => {
  const url = new URL(path, location.origin).href;
  return withMedia(linear({ media: file ? [{ ...file, type, url }] : [] }));
};

const streamAt = (path: string): VastAd => mediaAt(path, 'application/vnd.apple.mpegurl');

const failed: VastOutcome = { ads: null, errorCode: 100, isEmpty: false, message: 'No XML.' };

/** How an ad may fail, the code that is told, and whether the ad's own servers are told it too. */
const failures: readonly [string, Answer, number, boolean][] = [
  ['a server without an ad', EMPTY, 303, false],
  ['a server that fails', failed, 100, false],
  ['a server that never answers', never, 301, false],
  ['a client that rejects', () => Promise.reject(new Error('!')), 900, false],
  [
    'a client that throws',
    () => {
      throw new Error('!');
    },
    900,
    false,
  ],
  ['no media that plays', withMedia(linear({ media: [] })), 403, true],
  ['a missing media file', mediaAt('/demo/sandbox/media/none.mp4'), 401, true],
  ['a media file that is none', mediaAt('/package.json'), 405, true],
  ['a stream that is none', streamAt('/package.json'), 405, true],
  ['a missing stream', streamAt('/none.m3u8'), 401, true],
  ['an interactive unit', withMedia(linear({ isVpaid: true, media: [] })), 901, true],
  ['nothing to show', withMedia(null), 200, true],
  [
    'an overlay in a linear slot',
    vastAd({
      linear: null,
      nonLinears: [
        { image: null, text: 'x', width: 1, height: 1, minimum: null, clickThrough: null },
      ],
    }),
    201,
    true,
  ],
];

describe('a linear ad that fails lets the content start', () => {
  afterEach(closeAll);

  for (const [title, answer, code, isReported] of failures) {
    it(`${title}: code ${code}`, async () => {
      const settings = { requestTimeout: 300, mediaTimeout: 5_000 };
      const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(answer), { settings });
      await session.beforeContent();
      const told = answer === EMPTY ? 'adempty' : 'aderror';
      expect(stage.told.slice(2)).to.deep.equal(['adrequest', told, 'linear off', 'adbreakend']);
      expect(stage.events.find(({ name }) => name === told)?.errorCode).to.equal(code);
      if (typeof answer === 'object' && 'tracker' in answer)
        expect(answer.tracker)
          .to.have.property('seen')
          .that.deep.equals([`error ${code}`]);
      expect(typeof answer === 'object' && 'tracker' in answer).to.equal(isReported);
      expect(adVideo(stage)).to.be.null;
      expect(stage.layer.hidden).to.be.true;
    });
  }

  it('a media file that stays out: code 402', async () => {
    const settings = { requestTimeout: 5_000, mediaTimeout: 100 };
    const address = URL.createObjectURL(new MediaSource());
    const ad = withMedia(linear({ media: file ? [{ ...file, url: address }] : [] }));
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(ad), { settings });
    await session.beforeContent();
    URL.revokeObjectURL(address);
    expect(stage.events.find(({ name }) => name === 'aderror')?.errorCode).to.equal(402);
  });

  it('a pod of media files that stay out: all of them have the time of one', async () => {
    const settings = { requestTimeout: 100, mediaTimeout: 600 };
    const address = URL.createObjectURL(new MediaSource());
    const ad = (): VastAd => withMedia(linear({ media: file ? [{ ...file, url: address }] : [] }));
    const pod = (): Promise<VastOutcome> =>
      Promise.resolve({ ads: [ad(), ad(), ad(), ad(), ad()] });
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(pod), { settings });
    const tried = watchVideos();
    await session.beforeContent();
    URL.revokeObjectURL(address);
    const codes = stage.events.flatMap(({ errorCode }) => errorCode ?? []);
    expect(codes).to.deep.equal([402, 402, 402, 402, 402]);
    // A timer may be a moment early, and leave that moment to the second one.
    expect(tried()).to.be.within(1, 2);
  });

  it('an ad of a kind that is not known, and a video without an address', async () => {
    const { stage, session } = open(
      { preroll: [unknownAd, videoAd({ url: null })] },
      answering(EMPTY),
    );
    await session.beforeContent();
    expect(stage.events.map(({ name, errorCode = null }) => [name, errorCode])).to.deep.equal([
      ['adbreakstart', null],
      ['aderror', 900],
      ['aderror', 401],
      ['adbreakend', null],
    ]);
  });

  it('the parts that speak VAST do not load', async () => {
    const loadVast = () => Promise.reject(new TypeError('!'));
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(EMPTY), { loadVast });
    await session.beforeContent();
    expect(stage.told).to.include('aderror');
  });

  it('a waterfall goes on to the next tag, also from one that makes no address', async () => {
    const server = answering(EMPTY, failed, vastAd());
    const waterfall = tagAd('javascript:alert(1)', `${TAG}?a`, `${TAG}?b`, `${TAG}?c`, `${TAG}?d`);
    const { stage, session } = open({ preroll: [waterfall] }, server);
    void session.beforeContent();
    await until(() => stage.told.includes('adstart'));
    expect(stage.told.slice(2)).to.deep.equal([
      'aderror',
      'adrequest',
      'adempty',
      'adrequest',
      'aderror',
      'adrequest',
      'adstart',
    ]);
    expect(server.requests.flatMap(({ tags }) => tags)).to.deep.equal(
      ['a', 'b', 'c'].map((name) => `${TAG}?${name}`),
    );
    expect(stage.events[1]?.message).to.match(/address|protocol|http/i);
  });

  it('a waterfall of servers that hang takes no more than the time of one request', async () => {
    const server = answering(never, never, vastAd());
    const settings = { requestTimeout: 600, mediaTimeout: 5_000 };
    const { stage, session } = open(
      {
        preroll: [tagAd('a', 'b', 'c').tags].map((tags) =>
          tagAd(...tags.map((tag) => `${TAG}?${tag}`)),
        ),
      },
      server,
      { settings },
    );
    void session.beforeContent();
    await until(() => stage.told.includes('adstart'));
    const given = server.requests.map(({ timeout }) => timeout);
    expect(given.reduce((sum, one) => sum + one)).to.be.at.most(600);
    expect(server.requests.slice(0, 2).every(({ signal }) => signal.aborted)).to.be.true;
  });

  it('two ads that hang share the time of one request', async () => {
    const server = answering(never);
    const settings = { requestTimeout: 300, mediaTimeout: 5_000 };
    const ads = { preroll: [tagAd(TAG), tagAd(TAG)] };
    const { session } = open(ads, server, { settings });
    await session.beforeContent();
    const given = server.requests.map(({ timeout }) => timeout);
    expect(given).to.have.length(2);
    expect(given.reduce((sum, one) => sum + one)).to.be.at.most(300);
  });
});

describe('what throws around an ad', () => {
  afterEach(closeAll);

  it('is reported, and neither stops the ad nor the content', async () => {
    const reported: unknown[] = [];
    const { reportError } = window;
    window.reportError = (error) => void reported.push(error);
    const broken = (): never => {
      throw new Error('broken');
    };
    const tracker = { ...recorder() };
    for (const name of Object.keys(tracker)) Object.assign(tracker, { [name]: broken });
    const { stage, session } = open(
      { preroll: [tagAd(TAG)], skip: { after: 0 } },
      answering(vastAd({ tracker })),
    );
    Object.assign(stage, { sound: broken, viewer: broken, language: broken });
    const done = session.beforeContent();
    await until(() => stage.told.includes('adstart'));
    Object.assign(stage, { tell: broken, linear: broken });
    session.skip();
    await done;
    window.reportError = reportError;
    expect(session.isLinear).to.be.false;
    expect(reported.length).to.be.above(3);
  });
});

describe('a session that is destroyed', () => {
  afterEach(closeAll);

  it('in a request: the request ends, and nothing is told any more', async () => {
    const server = answering(never);
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, server);
    const done = session.beforeContent();
    await until(() => server.requests.length > 0);
    session.destroy();
    await done;
    expect(server.requests[0]?.signal.aborted).to.be.true;
    expect(stage.told).to.deep.equal(['linear on', 'adbreakstart', 'adrequest', 'linear off']);
  });

  it('while its manager loads: nobody waits for it any more, and it ends when it comes', async () => {
    let isDestroyed = false;
    let load: (manager: AdManager) => void = () => undefined;
    const stage = openStage({ ads: { preroll: [tagAd(TAG)] } });
    const opening = new Promise<AdManager>((resolve) => (load = resolve));
    const session = new StagedAdSession(stage, () => opening);
    const done = session.beforeContent();
    session.destroy();
    await done;
    load({ destroy: () => (isDestroyed = true) } as unknown as AdManager);
    await until(() => isDestroyed);
    expect(stage.told).to.deep.equal(['linear on', 'adbreakstart', 'linear off']);
    stage.remove();
  });

  it('while the parts for its media load: nothing plays when they come', async () => {
    let load: (loaded: typeof parts) => void = () => undefined;
    let loads = 0;
    const server = answering(vastAd());
    const loadVast = (): Promise<typeof parts> => {
      loads += 1;
      if (loads === 1) return Promise.resolve({ ...parts, requestVast: server });
      return new Promise((resolve) => (load = resolve));
    };
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, server, { loadVast });
    void session.beforeContent();
    await until(() => loads === 2);
    session.destroy();
    const count = watchVideos();
    load(parts);
    await nextFrame();
    expect(count()).to.equal(0);
    expect(stage.layer.childElementCount).to.equal(0);
  });

  it('in an ad: no video is left, and its servers hear no end of it', async () => {
    const tracker = recorder();
    const { stage, session } = open({ preroll: [tagAd(TAG)] }, answering(vastAd({ tracker })));
    const done = session.beforeContent();
    await until(() => stage.told.includes('adstart'));
    const video = adVideo(stage);
    session.destroy();
    await done;
    expect(stage.layer.childElementCount).to.equal(0);
    expect(stage.layer.hidden).to.be.true;
    expect(video).to.include({ paused: true, src: '' });
    await until(() => video?.networkState === HTMLMediaElement.NETWORK_EMPTY);
    expect(tracker.seen).not.to.include.members(['complete']);
    expect(stage.told.slice(-2)).to.deep.equal(['adstart', 'linear off']);
    await session.afterContent();
  });
});
