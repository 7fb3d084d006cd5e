import { expect } from '@open-wc/testing';
import type { AdManager } from '../../../../src/player/ads/ad-manager.js';
import { BuiltInManager } from '../../../../src/player/ads/built-in/built-in-manager.js';
import * as parts from '../../../../src/player/ads/built-in/vast-parts.js';
import { chosenManager, mayPlayVpaid } from '../../../../src/player/ads/manager-choice.js';
import type { ImaOptions } from '../../../../src/player/ads/ima/ima-options.js';
import { managerOpener, openManager } from '../../../../src/player/ads/open-manager.js';
import type { AdBreak } from '../../../../src/player/ads/ad-stage.js';
import type { Ads } from '../../../../src/resolve/player-config.js';
import type { Consent } from '../../../../src/viewer.js';
import { openStage } from './fake-stage.js';
import { answering, linear, recorder, tagAd, vastAd } from './fake-vast.js';

const SDK = 'https://sdk.example/ima.js';

describe('the ad manager', () => {
  const cases: readonly [string, string | null, Consent | undefined, 'ima' | 'built-in'][] = [
    ['ima', SDK, undefined, 'ima'],
    ['IMA', SDK, {}, 'ima'],
    ['ima', null, undefined, 'built-in'],
    ['', SDK, undefined, 'built-in'],
    ['freewheel', SDK, undefined, 'built-in'],
    ['imaginary', SDK, undefined, 'built-in'],
    ['ima', SDK, { gdprApplies: true }, 'built-in'],
    ['ima', SDK, { gdprApplies: true, tcfPurposes: [2] }, 'built-in'],
    ['ima', SDK, { gdprApplies: true, tcfPurposes: [1] }, 'ima'],
    ['ima', SDK, { gdprApplies: false, tcfPurposes: [] }, 'ima'],
    ['ima', SDK, { usOptOut: true }, 'built-in'],
    ['ima', SDK, { uspString: '1YYN' }, 'built-in'],
    ['ima', SDK, { uspString: '1YNN' }, 'ima'],
    ['ima', SDK, { coppa: true }, 'built-in'],
    // A consent platform that has not answered.
    ['ima', SDK, { withheld: ['IFA', 'LATLONG'] }, 'built-in'],
    ['ima', SDK, { withheld: ['ifa'] }, 'built-in'],
    ['ima', SDK, { gdprApplies: true, tcfPurposes: [1], withheld: ['LATLONG'] }, 'ima'],
  ];
  for (const [manager, imaSdk, consent, expected] of cases) {
    it(`${manager || 'none'}, SDK ${imaSdk ?? 'none'}, consent ${JSON.stringify(consent)}: ${expected}`, () => {
      const ads = { manager, vpaidMode: '' };
      expect(chosenManager({ ads, settings: { imaSdk }, consent })).to.equal(expected);
    });
  }

  it('may be IMA for interactive units where the mode allows them', () => {
    const may = (vpaidMode: string, imaSdk: string | null = SDK): boolean =>
      mayPlayVpaid({ ads: { manager: '', vpaidMode }, settings: { imaSdk }, consent: {} });
    expect(['enabled', 'ENABLED', 'insecure', '1', '2', ' true '].every((mode) => may(mode))).to.be
      .true;
    expect(['', 'disabled', '0', 'x'].some((mode) => may(mode))).to.be.false;
    expect(may('enabled', null)).to.be.false;
  });
});

describe('opening the ad manager', () => {
  let stages: ReturnType<typeof openStage>[] = [];
  afterEach(() => {
    for (const stage of stages) stage.remove();
    stages = [];
  });

  const opening = (
    ads: Partial<Ads>,
    ima: (options: ImaOptions) => Promise<AdManager>,
    requestVast = answering(vastAd()),
  ) => {
    const stage = openStage({ ads });
    stages.push(stage);
    const vast = () => Promise.resolve({ ...parts, requestVast });
    const settings = { imaSdk: SDK, requestTimeout: 200, mediaTimeout: 5_000 };
    const loaders = { vast, ima: (_: unknown, options: ImaOptions) => ima(options) };
    const opener = managerOpener(settings, loaders);
    return { stage, opener, manager: openManager(stage, settings, loaders) };
  };

  /** An IMA that notes what it is asked to play. */
  const fakeIma = () => {
    const breaks: AdBreak[] = [];
    let isDestroyed = false;
    const manager: AdManager = {
      ad: null,
      paused: false,
      playBreak: (adBreak) => Promise.resolve(void breaks.push(adBreak)),
      showOverlay: () => Promise.resolve(),
      play: () => Promise.resolve(),
      pause: () => undefined,
      skip: () => undefined,
      soundChanged: () => undefined,
      destroy: () => (isDestroyed = true),
    };
    return { manager, breaks, wasDestroyed: () => isDestroyed };
  };

  it('takes IMA with its settings, and lends it the built-in one for what is no tag', async () => {
    const { manager: ima } = fakeIma();
    let given: ImaOptions | undefined;
    const { manager } = opening({ manager: 'ima' }, (options) => {
      given = options;
      return Promise.resolve(ima);
    });
    expect(await manager).to.equal(ima);
    expect(given).to.include({ sdk: SDK, requestTimeout: 200 });
    expect(await given?.otherManager()).to.be.instanceOf(BuiltInManager);
  });

  it('ends IMA before the next ad when the viewer takes consent back', async () => {
    const { manager: ima, wasDestroyed } = fakeIma();
    const { stage, opener } = opening({ manager: 'ima' }, () => Promise.resolve(ima));
    let consent: Consent = { gdprApplies: true, tcfPurposes: [1] };
    const watched = { ...stage, viewer: () => ({ consent }) };
    expect(await opener(watched)).to.equal(ima);
    expect(await opener(watched)).to.equal(ima);
    expect(wasDestroyed()).to.be.false;
    consent = { gdprApplies: true, tcfPurposes: [] };
    const other = await opener(watched);
    expect(other).to.be.instanceOf(BuiltInManager);
    expect(wasDestroyed()).to.be.true;
    expect(await opener(watched)).to.equal(other);
  });

  it('takes the built-in one when IMA is blocked', async () => {
    const { manager } = opening({ manager: 'ima' }, () => Promise.reject(new Error('blocked')));
    expect(await manager).to.be.instanceOf(BuiltInManager);
  });

  it('takes the built-in one when IMA is late, and ends the late one', async () => {
    const { manager: ima, wasDestroyed } = fakeIma();
    let load: (late: AdManager) => void = () => undefined;
    const { manager } = opening(
      { manager: 'ima' },
      () => new Promise((resolve) => (load = resolve)),
    );
    expect(await manager).to.be.instanceOf(BuiltInManager);
    load(ima);
    await Promise.resolve();
    await Promise.resolve();
    expect(wasDestroyed()).to.be.true;
  });

  it('shares the time of one request between an IMA that hangs and the ad servers', async () => {
    const server = answering(() => new Promise(() => undefined));
    const { manager, stage } = opening(
      { manager: 'ima' },
      () => new Promise(() => undefined),
      server,
    );
    const adBreak = { position: 'preroll', ads: [tagAd('https://ads.example/1')] } as const;
    await (await manager).playBreak(adBreak, new AbortController().signal);
    expect(server.requests[0]?.timeout).to.be.within(1, 100);
    expect(stage.told).to.deep.equal(['adrequest', 'aderror']);
  });

  it('tells IMA since when the viewer waits', async () => {
    const start = performance.now();
    let since = 0;
    const { manager } = opening({ manager: 'ima' }, (options) => {
      ({ since } = options);
      return Promise.resolve(fakeIma().manager);
    });
    await manager;
    expect(since).to.be.within(start, performance.now());
  });

  it('lets IMA play an interactive unit that the built-in one cannot', async () => {
    const { manager: ima, breaks, wasDestroyed } = fakeIma();
    const tracker = recorder();
    const unit = vastAd({ tracker, linear: linear({ isVpaid: true, media: [] }) });
    const { stage, manager } = opening(
      { vpaidMode: 'enabled' },
      () => Promise.resolve(ima),
      answering(unit),
    );
    const ad = tagAd('https://ads.example/1');
    const builtIn = await manager;
    await builtIn.playBreak({ position: 'preroll', ads: [ad] }, new AbortController().signal);
    expect(breaks).to.deep.equal([{ position: 'preroll', ads: [ad] }]);
    expect(tracker.seen).to.deep.equal([]);
    expect(wasDestroyed()).to.be.true;
    expect(stage.told).to.deep.equal(['adrequest']);
  });
});
