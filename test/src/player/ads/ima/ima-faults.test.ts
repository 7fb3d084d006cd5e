import { expect, nextFrame } from '@open-wc/testing';
import { vastErrorOf } from '../../../../../src/player/ads/ima/ima-conversion.js';
import { fakeAd } from './fake-ima.js';
import { FIRST, openIma, preroll, SECOND } from './open-ima.js';

describe('the IMA manager, when the SDK fails', () => {
  it('prefers the VAST code of an error to the code of the SDK', () => {
    const error = (vast: number, own: number): ReturnType<typeof vastErrorOf> =>
      vastErrorOf({ getVastErrorCode: () => vast, getErrorCode: () => own, getMessage: () => 'x' });
    expect(error(402, 400)).to.deep.include({ code: 402, id: 'ima-error', params: { text: 'x' } });
    expect(error(402, 400).isEmpty).to.equal(false);
    expect(error(900, 1009)).to.include({ code: 303, isEmpty: true });
    expect(error(0, 1101).code).to.equal(900);
    expect(vastErrorOf(null).code).to.equal(900);
  });

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
    it(`emits the SDK's error ${code} as ${expected}`, async () => {
      const it = await openIma({ onRequest: (sdk) => sdk.fail(code) });
      await preroll(it);
      expect(it.log).to.deep.equal(['adrequest', expected]);
    });
  }

  const failures: readonly [string, Parameters<typeof openIma>[0], readonly string[]][] = [
    [
      'requests the next tag when an ad cannot start',
      { onStart: (sdk) => sdk.fail(403, 'manager') },
      ['adrequest', 'aderror 403', 'adrequest', 'aderror 403'],
    ],
    [
      'requests no further tag when an ad fails that was on',
      {
        onStart: (sdk) => {
          sdk.emit('start');
          sdk.fail(405, 'manager');
        },
      },
      ['adrequest', 'adstart', 'aderror 405'],
    ],
  ];
  for (const [title, options, log] of failures) {
    it(title, async () => {
      const it = await openIma(options);
      await preroll(it, [FIRST, SECOND]);
      expect(it.log).to.deep.equal(log);
    });
  }

  it('refuses an overlay in a linear break', async () => {
    const it = await openIma({ onStart: (sdk) => sdk.emit('loaded', fakeAd({ linear: false })) });
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
      const it = await openIma({ throwsAt });
      await preroll(it);
      expect(it.log).to.deep.equal(['adrequest', 'aderror 900']);
      expect(it.stage.layer.childElementCount).to.equal(0);
    });
  }

  for (const throwsAt of ['manager.destroy', 'loader.destroy', 'container.destroy']) {
    it(`tolerates an SDK that throws at ${throwsAt}`, async () => {
      const it = await openIma({ onStart: (sdk) => sdk.play(), throwsAt });
      await preroll(it);
      expect(it.log).to.deep.equal(['adrequest', 'adstart', 'adend']);
    });
  }

  it('ends an ad at which the SDK throws', async () => {
    const it = await openIma({ throwsAt: 'manager.pause' });
    const done = preroll(it);
    it.sdk.emit('start');
    it.manager.pause();
    await done;
    expect(it.log).to.deep.equal(['adrequest', 'adstart', 'aderror 900']);
  });

  it('gives up an SDK that does not respond, and ignores its later events', async () => {
    const it = await openIma({ requestTimeout: 20, onRequest: () => undefined });
    await preroll(it);
    it.sdk.respond();
    it.sdk.fail(303);
    expect(it.log).to.deep.equal(['adrequest', 'aderror 301']);
    expect(it.sdk.steps).not.to.include('event.getAdsManager');
  });

  it('gives up a response of which no ad starts', async () => {
    const it = await openIma({ mediaTimeout: 20 });
    await preroll(it);
    expect(it.log).to.deep.equal(['adrequest', 'aderror 301']);
  });

  it('does not give up an ad that is on', async () => {
    const timeouts = { requestTimeout: 10, mediaTimeout: 10 };
    const it = await openIma({ ...timeouts, onStart: (sdk) => sdk.emit('start') });
    const done = preroll(it);
    const start = performance.now();
    while (performance.now() - start < 30) await nextFrame();
    expect(it.log).to.deep.equal(['adrequest', 'adstart']);
    it.sdk.emit('complete');
    it.sdk.emit('contentResumeRequested');
    await done;
  });
});
