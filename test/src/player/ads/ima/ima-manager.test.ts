import { expect, waitUntil } from '@open-wc/testing';
import type { VideoAd } from '../../../../../src/index.js';
import { fakeAd } from './fake-ima.js';
import { overlayOf, staged } from './fake-stage.js';
import { answer, FIRST, never, preroll, SECOND } from './preroll.js';

describe('the IMA manager', () => {
  it('calls the SDK in its order, and tells of an ad from request to end', async () => {
    const it = await staged({ script: { onRequest: answer, onStart: (sdk) => sdk.play() } });
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
    expect(it.told).to.deep.equal(['adrequest', 'adstart', 'adend']);
    expect(it.manager.ad).to.equal(null);
    expect(it.stage.layer.childElementCount).to.equal(0);
    expect(it.stage.layer.hidden).to.equal(true);
  });

  it('requests the expanded tag with 5 seconds, in the size of the layer', async () => {
    const it = await staged({ script: { onRequest: (sdk) => sdk.fail(303) } });
    await preroll(it, [`${FIRST}?cb=[CACHEBUSTING]`]);
    const [request] = it.sdk.requests;
    expect(request?.adTagUrl).to.match(/^https:\/\/ads\.example\/first\?cb=\d{8}$/);
    expect(request).to.include({
      vastLoadTimeout: 5000,
      linearAdSlotWidth: 400,
      linearAdSlotHeight: 300,
    });
  });

  it('says what is on, and pauses, resumes and skips it', async () => {
    const ad = fakeAd({ id: 'x', duration: 20, skip: 5, position: 2, total: 3 });
    const it = await staged({
      script: { onRequest: answer, onStart: (sdk) => sdk.tell('start', ad) },
    });
    const done = preroll(it);
    expect(it.manager.ad).to.deep.equal({
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
    it.sdk.tell('pause');
    expect(it.manager.paused).to.equal(true);
    await it.manager.play();
    it.sdk.tell('resume');
    expect(it.manager.paused).to.equal(false);
    it.manager.skip();
    expect(it.sdk.steps).not.to.include('manager.skip');
    it.sdk.skippable = true;
    it.manager.skip();
    it.sdk.tell('click');
    it.sdk.tell('skip');
    it.sdk.tell('contentResumeRequested');
    await done;
    expect(it.sdk.steps).to.include.members(['manager.pause', 'manager.resume', 'manager.skip']);
    expect(it.told).to.deep.equal([
      ...['adrequest', 'adstart', 'paused', 'goes on', 'adclick', 'adskip'],
    ]);
  });

  it('pauses an ad that the viewer paused before it came', async () => {
    const it = await staged({ script: { onRequest: answer } });
    const done = preroll(it);
    it.manager.pause();
    expect(it.sdk.steps).not.to.include('manager.pause');
    it.sdk.tell('start');
    expect(it.sdk.steps.at(-1)).to.equal('manager.pause');
    it.sdk.tell('allAdsCompleted');
    await done;
  });

  it('does not hold the next ad of a pod when the viewer let the one before go on', async () => {
    const it = await staged({ script: { onRequest: answer } });
    const done = preroll(it);
    it.manager.pause();
    it.sdk.tell('start');
    it.sdk.tell('pause');
    it.sdk.tell('resume');
    it.sdk.tell('complete');
    it.sdk.tell('start');
    expect(it.sdk.steps.filter((step) => step === 'manager.pause')).to.have.length(1);
    it.sdk.tell('allAdsCompleted');
    await done;
  });

  it('goes down the waterfall to the first tag with an ad', async () => {
    const it = await staged({
      script: {
        onRequest: (sdk, { adTagUrl }) => (adTagUrl === FIRST ? sdk.fail(303) : sdk.answer()),
        onStart: (sdk) => sdk.play(),
      },
    });
    await preroll(it, [FIRST, SECOND, 'https://ads.example/third']);
    expect(it.sdk.requests.map(({ adTagUrl }) => adTagUrl)).to.deep.equal([FIRST, SECOND]);
    expect(it.told).to.deep.equal(['adrequest', 'adempty 303', 'adrequest', 'adstart', 'adend']);
  });

  it('gives all tags of a break the time of one request, what was waited before included', async () => {
    const since = performance.now() - 4_000;
    const it = await staged({
      since,
      script: {
        onRequest: (sdk, { adTagUrl }) => {
          if (adTagUrl === FIRST) sdk.fail(303);
        },
      },
    });
    const work = new AbortController();
    const done = preroll(it, [FIRST, SECOND], work.signal);
    await waitUntil(() => it.sdk.requests.length === 2);
    for (const { vastLoadTimeout } of it.sdk.requests)
      expect(vastLoadTimeout).to.be.within(1, 1_000);
    work.abort();
    await done;
  });

  it('asks for nothing when all the time was waited', async () => {
    const it = await staged({ since: performance.now() - 5_000 });
    await preroll(it);
    expect(it.sdk.requests).to.deep.equal([]);
    expect(it.told).to.deep.equal(['aderror 301']);
  });

  it('resolves once, however often the SDK says that it is over', async () => {
    let ends = 0;
    const it = await staged({
      script: {
        onRequest: answer,
        onStart: (sdk) => {
          sdk.play();
          sdk.play();
          sdk.fail(400, 'manager');
        },
      },
    });
    await preroll(it).then(() => (ends += 1));
    expect(ends).to.equal(1);
    expect(it.told).to.deep.equal(['adrequest', 'adstart', 'adend']);
    expect(it.sdk.steps.filter((step) => step === 'manager.destroy')).to.have.lengthOf(1);
  });

  for (const end of ['signal', 'destroy'] as const) {
    it(`ends without a word by ${end}`, async () => {
      const work = new AbortController();
      const it = await staged({
        script: { onRequest: answer, onStart: (sdk) => sdk.tell('start') },
      });
      const done = preroll(it, [FIRST, SECOND], work.signal);
      if (end === 'signal') work.abort();
      else it.manager.destroy();
      await done;
      expect(it.told).to.deep.equal(['adrequest', 'adstart']);
      expect(it.sdk.steps).to.include('manager.destroy');
      expect(it.stage.layer.childElementCount).to.equal(0);
    });
  }

  it('asks for nothing when it was given up before', async () => {
    const it = await staged();
    await preroll(it, [FIRST], AbortSignal.abort());
    expect(it.sdk.steps).to.deep.equal([]);
  });

  const volumes: readonly [wire: -1, muted: boolean, start: number, after: readonly number[]][] = [
    [-1, false, 0.5, [0.25]],
    [-1, true, 0, [0.25]],
  ];
  for (const [wire, muted, start, after] of volumes) {
    it(`starts at ${start} with setting_volume ${wire}${muted ? ' in a muted player' : ''}`, async () => {
      const it = await staged({ fields: { setting_volume: wire }, script: { onRequest: answer } });
      it.sound.muted = muted;
      const done = preroll(it);
      expect(it.sdk.volumes).to.deep.equal([start]);
      Object.assign(it.sound, { volume: 0.25, muted: false });
      it.manager.soundChanged();
      expect(it.sdk.volumes.slice(1)).to.deep.equal(after);
      it.manager.destroy();
      await done;
    });
  }

  it('leaves ads that are no tags to another manager', async () => {
    const video: VideoAd = {
      kind: 'video',
      id: '2',
      title: '',
      path: '/preroll/1',
      advType: 'video',
      url: null,
      destinationUrl: null,
      destinationTitle: '',
      poster: null,
    };
    const alone = await staged();
    await alone.manager.playBreak({ position: 'preroll', ads: [video] }, never);
    expect(alone.told).to.deep.equal(['aderror 900']);
    const other = await staged({ script: { onRequest: answer, onStart: (sdk) => sdk.play() } });
    const both = await staged({ otherManager: () => Promise.resolve(other.manager) });
    await both.manager.playBreak({ position: 'preroll', ads: [video] }, never);
    expect(both.told).to.deep.equal([]);
    expect(other.told).to.deep.equal(['aderror 900']);
  });

  it('shows an overlay until the content is over', async () => {
    const it = await staged({
      script: { onRequest: answer, onStart: (sdk) => sdk.tell('start', fakeAd({ linear: false })) },
    });
    const done = it.manager.showOverlay(overlayOf(), never);
    await waitUntil(() => it.told.includes('adstart'));
    expect(it.manager.ad).to.equal(null);
    const place = it.stage.layer.firstElementChild;
    expect(place?.clientHeight).to.equal(99);
    it.stage.content.dispatchEvent(new Event('ended'));
    await done;
    expect(it.told).to.deep.equal(['adrequest', 'adstart', 'adend']);
  });

  it('ends an overlay that the viewer closes', async () => {
    const it = await staged({
      script: {
        onRequest: answer,
        onStart: (sdk) => {
          sdk.tell('start', fakeAd({ linear: false }));
          sdk.tell('userClose');
          sdk.tell('allAdsCompleted');
        },
      },
    });
    await it.manager.showOverlay(overlayOf(), never);
    expect(it.told).to.deep.equal(['adrequest', 'adstart', 'adend']);
  });
});
