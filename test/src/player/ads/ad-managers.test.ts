import { adSettings } from '../../../../src/player/ads/ad-settings.js';
import { expect } from '@open-wc/testing';
import { AdBreak } from '../../../../src/player/ads/ad-break.js';
import type { AdManager, AdObjectResult } from '../../../../src/player/ads/ad-manager.js';
import { AdManagers, type ManagerLoaders } from '../../../../src/player/ads/ad-managers.js';
import { BuiltInManager } from '../../../../src/player/ads/built-in/built-in-manager.js';
import * as parts from '../../../../src/player/ads/lazy-vast.js';
import type { Ads } from '../../../../src/resolve/player-config.js';
import { Deadline } from '../../../../src/vast/request/deadline.js';
import type { PlayableAd } from '../../../../src/player/ads/vmap-ad.js';
import type { Consent } from '../../../../src/viewer.js';
import { type FakeStage, openStage } from './fake-stage.js';
import { linear, recorder, responding, tagAd, vastAd, videoAd } from './fake-vast.js';
import { closeAll, open, started } from './open-ads.js';
import { PATIENT } from './patient-settings.js';

const imaSdk = 'https://sdk.example/ima.js';
const TAG = tagAd('https://ads.example/1');

/** An IMA manager that records what it plays, and shows so many ads. */
const fakeIma = (shownAds = 1, result: AdObjectResult = 'over') => {
  const played: PlayableAd[] = [];
  let isDestroyed = false;
  const manager: AdManager = {
    ad: null,
    paused: false,
    playAd: (ad, adBreak) => {
      played.push(ad);
      adBreak.startedAds += shownAds;
      return Promise.resolve(result);
    },
    showOverlay: () => Promise.resolve(),
    play: () => Promise.resolve(),
    pause: () => undefined,
    skip: () => undefined,
    soundChanged: () => undefined,
    destroy: () => (isDestroyed = true),
  };
  return { manager, played, isDestroyed: () => isDestroyed };
};

const never = (): Promise<never> => new Promise(() => undefined);

describe('AdManagers', () => {
  let stage: FakeStage;
  let consent: Consent = {};
  afterEach(() => {
    stage.remove();
    closeAll();
    consent = {};
  });

  const managersOf = (ads: Partial<Ads>, ima: ManagerLoaders['ima']): AdManagers => {
    stage = openStage({ ads });
    const watched = { ...stage, viewer: () => ({ consent }) };
    const settings = { ...adSettings, imaSdk, requestTimeout: 200, mediaTimeout: 5_000 };
    const vast = () => Promise.resolve({ ...parts, requestVast: responding(vastAd()) });
    return new AdManagers(
      watched,
      settings,
      { vast, ima },
      {
        playVpaid: () => Promise.resolve(false),
        schedulePlaylist: () => false,
      },
    );
  };

  it('choose IMA for ad tags, and the built-in manager for other ad objects', async () => {
    const { manager: ima } = fakeIma();
    const managers = managersOf({ manager: 'ima' }, () => Promise.resolve(ima));
    expect(await managers.choose(TAG, new Deadline(200))).to.equal(ima);
    const other = await managers.choose(videoAd(), new Deadline(200));
    expect(other).to.be.instanceOf(BuiltInManager);
  });

  it('destroy IMA before the next ad when the viewer withdraws consent', async () => {
    const { manager: ima, isDestroyed } = fakeIma();
    const managers = managersOf({ manager: 'ima' }, () => Promise.resolve(ima));
    const choose = (): Promise<AdManager> => managers.choose(TAG, new Deadline(200));
    consent = { gdprApplies: true, tcfPurposes: [1] };
    expect([await choose(), await choose(), isDestroyed()]).to.deep.equal([ima, ima, false]);
    consent = { gdprApplies: true, tcfPurposes: [] };
    const other = await choose();
    expect(other).to.be.instanceOf(BuiltInManager);
    expect([isDestroyed(), await choose()]).to.deep.equal([true, other]);
  });

  it('choose the built-in manager if IMA is blocked', async () => {
    const managers = managersOf({ manager: 'ima' }, () => Promise.reject(new Error('blocked')));
    expect(await managers.choose(TAG, new Deadline(200))).to.be.instanceOf(BuiltInManager);
  });

  it('choose the built-in manager if IMA is late, after half of the time, and destroy the late one', async () => {
    const { manager: ima, isDestroyed } = fakeIma();
    let load: (late: AdManager) => void = () => undefined;
    const loading = new Promise<AdManager>((resolve) => (load = resolve));
    const managers = managersOf({ manager: 'ima' }, () => loading);
    const deadline = new Deadline(200);
    expect(await managers.choose(TAG, deadline)).to.be.instanceOf(BuiltInManager);
    expect(deadline.remainingMs).to.be.within(1, 101);
    load(ima);
    await loading.then(() => undefined);
    expect(isDestroyed()).to.be.true;
    expect(await managers.choose(TAG, deadline)).to.be.instanceOf(BuiltInManager);
  });

  it('share the time of one request between an SDK that hangs and the ad servers', async () => {
    const managers = managersOf({ manager: 'ima' }, never);
    const settings = { requestTimeout: 1_000, mediaTimeout: 5_000 };
    const adBreak = new AdBreak('preroll', settings, new AbortController().signal);
    await managers.choose(TAG, adBreak.requestDeadline);
    expect(adBreak.requestDeadline.remainingMs).to.be.within(1, 501);
  });

  it('let IMA play an interactive unit, which is not reported as an error then', async () => {
    const { manager: ima, played, isDestroyed } = fakeIma();
    const tracker = recorder();
    const unit = vastAd({ tracker, linear: linear({ isInteractive: true, media: [] }) });
    const opened = open({ vpaidMode: 'enabled', preroll: [TAG] }, responding(unit), {
      settings: { ...PATIENT, imaSdk },
      loadIma: () => Promise.resolve(ima),
    });
    ({ stage } = opened);
    await opened.ads.beforeContent();
    expect([played, tracker.calls]).to.deep.equal([[TAG], []]);
    expect(stage.log).to.deep.equal([
      'linear on',
      'adbreakstart',
      'adrequest',
      'linear off',
      'adbreakend',
    ]);
    opened.ads.destroy();
    await Promise.resolve();
    expect(isDestroyed()).to.be.true;
  });

  it('let the built-in manager play an ad object that leads IMA to a VMAP playlist', async () => {
    const { manager: ima, played } = fakeIma(0, 'playlist');
    const opened = open({ manager: 'ima', preroll: [TAG] }, responding(vastAd()), {
      settings: { ...PATIENT, imaSdk },
      loadIma: () => Promise.resolve(ima),
    });
    ({ stage } = opened);
    void opened.ads.beforeContent();
    await started(stage);
    expect(played).to.deep.equal([TAG]);
    expect(opened.ads.ad?.id).to.equal('vast');
  });

  it('let the next ad play if IMA shows nothing for an interactive unit', async () => {
    const { manager: ima } = fakeIma(0);
    const tracker = recorder();
    const unit = vastAd({ tracker, linear: linear({ isInteractive: true, media: [] }) });
    const opened = open({ vpaidMode: 'enabled', preroll: [TAG] }, responding([unit, vastAd()]), {
      settings: { ...PATIENT, imaSdk },
      loadIma: () => Promise.resolve(ima),
    });
    ({ stage } = opened);
    void opened.ads.beforeContent();
    await started(stage);
    expect(tracker.calls).to.deep.equal(['error 901']);
    expect(opened.ads.ad?.id).to.equal('vast');
  });
});
