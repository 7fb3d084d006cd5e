import { expect, nextFrame } from '@open-wc/testing';
import { fakeAd } from './fake-ima.js';
import { FIRST, openIma, preroll, respond, SECOND } from './open-ima.js';

describe('the IMA manager, when the SDK fails', () => {
  const codes: readonly [number, string][] = [
    [303, 'adempty 303'],
    [1009, 'adempty 303'],
    [301, 'aderror 301'],
    [403, 'aderror 403'],
    [1012, 'aderror 301'],
    [1010, 'aderror 100'],
    [1205, 'aderror 400'],
    [1014, 'aderror 900'],
  ];
  for (const [code, expected] of codes) {
    it(`tells the SDK's error ${code} as ${expected}`, async () => {
      const it = await openIma({ script: { onRequest: (sdk) => sdk.fail(code) } });
      await preroll(it);
      expect(it.log).to.deep.equal(['adrequest', expected]);
    });
  }

  it('asks the next tag when an ad cannot start, and none when it fails on the way', async () => {
    const fails = await openIma({
      script: { onRequest: respond, onStart: (sdk) => sdk.fail(403, 'manager') },
    });
    await preroll(fails, [FIRST, SECOND]);
    expect(fails.log).to.deep.equal(['adrequest', 'aderror 403', 'adrequest', 'aderror 403']);
    const breaks = await openIma({
      script: {
        onRequest: respond,
        onStart: (sdk) => {
          sdk.emit('start');
          sdk.fail(405, 'manager');
        },
      },
    });
    await preroll(breaks, [FIRST, SECOND]);
    expect(breaks.log).to.deep.equal(['adrequest', 'adstart', 'aderror 405']);
  });

  it('refuses an overlay in a linear break', async () => {
    const it = await openIma({
      script: {
        onRequest: respond,
        onStart: (sdk) => sdk.emit('loaded', fakeAd({ linear: false })),
      },
    });
    await preroll(it);
    expect(it.log).to.deep.equal(['adrequest', 'aderror 201']);
  });

  for (const throwsAt of [
    'settings.setVpaidMode',
    'settings.setLocale',
    'new AdDisplayContainer',
    'container.initialize',
    'new AdsLoader',
    'request.setAdWillPlayMuted',
    'loader.requestAds',
    'event.getAdsManager',
    'manager.init',
    'manager.setVolume',
    'manager.start',
  ]) {
    it(`ends the break when the SDK throws at ${throwsAt}`, async () => {
      const it = await openIma({ script: { onRequest: respond, throwsAt } });
      await preroll(it);
      expect(it.log).to.deep.equal(['adrequest', 'aderror 900']);
      expect(it.stage.layer.childElementCount).to.equal(0);
    });
  }

  for (const throwsAt of ['manager.destroy', 'loader.destroy', 'container.destroy']) {
    it(`bears an SDK that throws at ${throwsAt}`, async () => {
      const it = await openIma({
        script: { onRequest: respond, onStart: (sdk) => sdk.play(), throwsAt },
      });
      await preroll(it);
      expect(it.log).to.deep.equal(['adrequest', 'adstart', 'adend']);
    });
  }

  it('ends an ad at which the SDK throws', async () => {
    const it = await openIma({ script: { onRequest: respond, throwsAt: 'manager.pause' } });
    const done = preroll(it);
    it.sdk.emit('start');
    it.manager.pause();
    await done;
    expect(it.log).to.deep.equal(['adrequest', 'adstart', 'aderror 900']);
  });

  it('gives up an SDK that does not answer, and hears nothing of it afterwards', async () => {
    const it = await openIma({ requestTimeout: 20 });
    await preroll(it);
    it.sdk.respond();
    it.sdk.fail(303);
    expect(it.log).to.deep.equal(['adrequest', 'aderror 301']);
    expect(it.sdk.steps).not.to.include('event.getAdsManager');
  });

  it('gives up an answer of which no ad starts', async () => {
    const it = await openIma({ mediaTimeout: 20, script: { onRequest: respond } });
    await preroll(it);
    expect(it.log).to.deep.equal(['adrequest', 'aderror 301']);
  });

  it('does not give up an ad that is on', async () => {
    const it = await openIma({
      requestTimeout: 10,
      mediaTimeout: 10,
      script: { onRequest: respond, onStart: (sdk) => sdk.emit('start') },
    });
    const done = preroll(it);
    const start = performance.now();
    while (performance.now() - start < 30) await nextFrame();
    expect(it.log).to.deep.equal(['adrequest', 'adstart']);
    it.sdk.emit('complete');
    it.sdk.emit('contentResumeRequested');
    await done;
  });
});
