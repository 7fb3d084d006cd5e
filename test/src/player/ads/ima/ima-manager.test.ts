import { UNKNOWN_AD } from '../../../../../src/player/ads/ad-info.js';
import { expect } from '@open-wc/testing';
import { fakeAd } from './fake-ima.js';
import { type FakeContent, fakeContent } from '../fake-content.js';
import type { PageAd } from '../../../../../src/player/ads/page-ad.js';
import { overlayAd, tagAd, videoAd } from '../fake-vast.js';
import { breakOf, FIRST, never, openIma, preroll, SECOND } from './open-ima.js';
import { waitUntil } from '../../../../components/wait-until.js';

describe('the IMA manager', () => {
  it('calls the SDK in its order, and emits the events of an ad from request to end', async () => {
    const it = await openIma({ onStart: (sdk) => sdk.play() });
    await preroll(it);
    expect(it.sdk.steps).to.deep.equal([
      'settings.setVpaidMode',
      'settings.setLocale',
      'settings.setDisableCustomPlaybackForIOS10Plus',
      'new AdDisplayContainer',
      'container.initialize',
      'new AdsLoader',
      'request.setAdWillAutoPlay',
      'request.setAdWillPlayMuted',
      'loader.requestAds',
      'event.getAdsManager',
      'manager.init',
      'manager.setVolume',
      'manager.start',
      'manager.destroy',
      'loader.destroy',
      'container.destroy',
    ]);
    expect(it.log).to.deep.equal(['adrequest', 'adstart', 'adend']);
    expect(it.manager.ad).to.equal(null);
    expect(it.stage.layer.childElementCount).to.equal(0);
    expect(it.stage.layer.hidden).to.equal(true);
  });

  it('requests the expanded tag with 5 seconds, in the size of the layer', async () => {
    const it = await openIma({ onRequest: (sdk) => sdk.fail(303) });
    await preroll(it, [`${FIRST}?cb=[CACHEBUSTING]`]);
    const [request] = it.sdk.requests;
    expect(request?.adTagUrl).to.match(/^https:\/\/ads\.example\/first\?cb=\d{8}$/);
    expect(request).to.include({ linearAdSlotWidth: 400, linearAdSlotHeight: 300 });
    expect(request?.vastLoadTimeout).to.be.within(4_900, 5_000);
  });

  it('hands the VAST of the page to the SDK in place of a tag, and requests nothing', async () => {
    const it = await openIma({ onStart: (sdk) => sdk.play() });
    const ad: PageAd = { ...tagAd(''), path: '', xml: '<VAST version="4.2"/>' };
    await it.manager.playAd(ad, breakOf(it));
    expect(it.sdk.requests).to.have.length(1);
    expect(it.sdk.requests[0]).to.include({ adsResponse: '<VAST version="4.2"/>' });
    expect(it.sdk.requests[0]).not.to.have.property('adTagUrl');
    expect(it.log).to.deep.equal(['adstart', 'adend']);
  });

  it('leaves a VMAP playlist to the other manager, and requests no further tag', async () => {
    const it = await openIma();
    it.sdk.cuePoints = [0, 30, -1];
    expect(await it.manager.playAd(tagAd(FIRST, SECOND), breakOf(it))).to.equal('playlist');
    expect(it.sdk.steps).not.to.include.members(['manager.init']);
    expect(it.sdk.steps.slice(-3)).to.deep.equal([
      'manager.destroy',
      'loader.destroy',
      'container.destroy',
    ]);
    expect(it.log).to.deep.equal(['adrequest']);
    expect(it.stage.layer.childElementCount).to.equal(0);
  });

  it('shows no overlay of a VMAP playlist, and says so', async () => {
    const it = await openIma();
    it.sdk.cuePoints = [0];
    await it.manager.showOverlay(overlayAd(), never);
    expect(it.log).to.deep.equal(['adrequest', 'aderror 200']);
  });

  it('has the details of the ad that is on, and pauses, resumes and skips it', async () => {
    const ad = fakeAd({ id: 'x', duration: 20, skip: 5, position: 2, total: 3 });
    const it = await openIma({ onStart: (sdk) => sdk.emit('start', ad) });
    const done = preroll(it);
    expect(it.manager.ad).to.deep.equal({
      ...UNKNOWN_AD,
      adSystem: 'GDFP',
      advertiser: 'Advertiser of x',
      creativeId: 'creative-x',
      position: 'preroll',
      id: 'x',
      title: 'Title of x',
      path: '/preroll/0',
      linearity: 'linear',
      tag: FIRST,
      duration: 20,
      skipAfter: 5,
      index: 2,
      count: 3,
    });
    it.manager.pause();
    it.sdk.emit('pause');
    expect(it.manager.paused).to.equal(true);
    await it.manager.play();
    it.sdk.emit('resume');
    expect(it.manager.paused).to.equal(false);
    it.manager.skip();
    expect(it.sdk.steps).not.to.include('manager.skip');
    it.sdk.skippable = true;
    it.manager.skip();
    for (const type of ['click', 'skip', 'contentResumeRequested']) it.sdk.emit(type);
    await done;
    expect(it.sdk.steps).to.include.members(['manager.pause', 'manager.resume', 'manager.skip']);
    expect(it.log).to.deep.equal([
      'adrequest',
      'adstart',
      'paused',
      'resumed',
      'adclick',
      'adskip',
    ]);
  });

  it('pauses an ad that the viewer paused before it came, and not the next once it was resumed', async () => {
    const it = await openIma();
    const done = preroll(it);
    it.manager.pause();
    expect(it.sdk.steps).not.to.include('manager.pause');
    it.sdk.emit('start');
    expect(it.sdk.steps.at(-1)).to.equal('manager.pause');
    for (const type of ['pause', 'resume', 'complete', 'start']) it.sdk.emit(type);
    expect(it.sdk.steps.filter((step) => step === 'manager.pause')).to.have.length(1);
    it.sdk.emit('allAdsCompleted');
    await done;
  });

  it('requests the tags of a waterfall up to the first with an ad', async () => {
    const it = await openIma({
      onRequest: (sdk, { adTagUrl }) => (adTagUrl === FIRST ? sdk.fail(303) : sdk.respond()),
      onStart: (sdk) => sdk.play(),
    });
    await preroll(it, [FIRST, SECOND, 'https://ads.example/third']);
    expect(it.sdk.requests.map(({ adTagUrl }) => adTagUrl)).to.deep.equal([FIRST, SECOND]);
    expect(it.log).to.deep.equal(['adrequest', 'adempty 303', 'adrequest', 'adstart', 'adend']);
  });

  it('gives all tags of a break the time of one request, the time waited before included', async () => {
    const it = await openIma({
      onRequest: (sdk, { adTagUrl }) => {
        if (adTagUrl === FIRST) sdk.fail(303);
      },
      requestTimeout: 1_000,
    });
    const work = new AbortController();
    const done = preroll(it, [FIRST, SECOND], breakOf(it, work.signal));
    await waitUntil(() => it.sdk.requests.length === 2);
    const [first = 0, second = 0] = it.sdk.requests.map(({ vastLoadTimeout }) => vastLoadTimeout);
    expect(first).to.be.within(1, 500);
    expect(second).to.be.within(1, 1_000);
    work.abort();
    await done;
  });

  it('requests nothing when no time is left', async () => {
    const it = await openIma({ requestTimeout: 0 });
    await preroll(it);
    expect(it.sdk.requests).to.deep.equal([]);
    expect(it.log).to.deep.equal(['aderror 301']);
  });

  it('ends once, however often the SDK emits the end', async () => {
    const it = await openIma({
      onStart: (sdk) => {
        sdk.play();
        sdk.play();
        sdk.fail(400, 'manager');
      },
    });
    await preroll(it);
    expect(it.log).to.deep.equal(['adrequest', 'adstart', 'adend']);
    expect(it.sdk.steps.filter((step) => step === 'manager.destroy')).to.have.lengthOf(1);
  });

  for (const end of ['signal', 'destroy'] as const) {
    it(`emits no further event when it is ended by ${end}`, async () => {
      const work = new AbortController();
      const it = await openIma({ onStart: (sdk) => sdk.emit('start') });
      const done = preroll(it, [FIRST, SECOND], breakOf(it, work.signal));
      if (end === 'signal') work.abort();
      else it.manager.destroy();
      await done;
      expect(it.log).to.deep.equal(['adrequest', 'adstart']);
      expect(it.sdk.steps).to.include('manager.destroy');
      expect(it.stage.layer.childElementCount).to.equal(0);
    });
  }

  it('requests nothing when it was given up before', async () => {
    const it = await openIma();
    await preroll(it, [FIRST], breakOf(it, AbortSignal.abort()));
    expect(it.sdk.steps).to.deep.equal([]);
  });

  for (const [muted, start] of [
    [false, 0.5],
    [true, 0],
  ] as const) {
    it(`starts at ${start} in a ${muted ? 'muted ' : ''}player that ads follow, and follows it`, async () => {
      const it = await openIma({ ads: { volume: 'player' } });
      it.stage.player.muted = muted;
      const done = preroll(it);
      expect(it.sdk.volumes).to.deep.equal([start]);
      it.stage.player = { volume: 0.25, muted: false };
      it.manager.soundChanged();
      expect(it.sdk.volumes.slice(1)).to.deep.equal([0.25]);
      it.manager.destroy();
      await done;
    });
  }

  it('plays only ad tags', async () => {
    const it = await openIma();
    await it.manager.playAd(videoAd(), breakOf(it));
    expect(it.log).to.deep.equal(['aderror 900']);
  });

  it('ends an overlay that the viewer closes', async () => {
    const it = await openIma({
      onStart: (sdk) => {
        sdk.emit('start', fakeAd({ linear: false }));
        sdk.emit('userClose');
        sdk.emit('allAdsCompleted');
      },
    });
    await it.manager.showOverlay(overlayAd(), never);
    expect(it.log).to.deep.equal(['adrequest', 'adstart', 'adend']);
  });

  const endContent = ({ video }: FakeContent): boolean => video.dispatchEvent(new Event('ended'));

  const overlays: readonly [
    string,
    Parameters<typeof overlayAd>[0],
    (content: FakeContent) => void,
    (content: FakeContent) => void,
  ][] = [
    ['until the content is over', {}, ({ playTo }) => playTo(60), endContent],
    [
      'until the content is over if it is fixed',
      { stay: 3, fixed: true },
      ({ playTo }) => playTo(60),
      endContent,
    ],
    [
      'for its seconds of playing content',
      { stay: 3 },
      ({ playTo, seekTo }) => {
        playTo(2);
        seekTo(30);
        playTo(30.5);
      },
      ({ playTo }) => playTo(32),
    ],
  ];
  for (const [title, fields, before, end] of overlays) {
    it(`shows an overlay in the lower part of the player ${title}`, async () => {
      const content = fakeContent();
      const it = await openIma({
        content: content.video,
        onStart: (sdk) => sdk.emit('start', fakeAd({ linear: false })),
      });
      const done = it.manager.showOverlay(overlayAd(fields), never);
      await waitUntil(() => it.log.includes('adstart'));
      expect(it.manager.ad).to.equal(null);
      expect(it.stage.layer.firstElementChild?.clientHeight).to.equal(99);
      before(content);
      expect(it.log).to.deep.equal(['adrequest', 'adstart']);
      end(content);
      await done;
      expect(it.log).to.deep.equal(['adrequest', 'adstart', 'adend']);
    });
  }
});
