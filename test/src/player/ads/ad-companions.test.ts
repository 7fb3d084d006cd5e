import { expect } from '@open-wc/testing';
import type { AdCompanion } from '../../../../src/player/playback/ad-companion.js';
import type { VastCompanion, VastCompanions } from '../../../../src/vast/vast-ad.js';
import { AdBreak } from '../../../../src/player/ads/ad-break.js';
import { OfferedCompanions } from '../../../../src/player/ads/built-in/ad-companions.js';
import { VastError } from '../../../../src/vast/vast-error.js';
import { linearAd } from '../../../components/video-playback.js';
import { FakeClock } from '../../vast/fake-clock.js';
import { adVideo, type FakeStage, openStage, until } from './fake-stage.js';
import { recorder, responding, tagAd, vastAd } from './fake-vast.js';
import { closeAll, open, type OpenedAds, started } from './open-ads.js';

const PICTURE = `${location.origin}/demo/sandbox/media/small-banner.png`;

/** A companion whose trackers are named after it. */
const companion = (id: string, fields: Partial<VastCompanion> = {}): VastCompanion => ({
  id,
  adSlotId: '',
  width: 160,
  height: 40,
  image: PICTURE,
  iframe: null,
  html: '',
  altText: 'Shoes',
  adParameters: '',
  clickThrough: 'https://shop.example/',
  renderingMode: 'default',
  viewTracking: [`${id}-view`],
  clickTracking: [`${id}-click`],
  ...fields,
});

interface Opened extends OpenedAds {
  readonly done: Promise<void>;
  readonly calls: readonly string[];
}

const added: HTMLElement[] = [];

/** A slot of the page, 300 pixels wide. */
const slotOf = (attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const slot = document.createElement('aside');
  slot.style.inlineSize = '300px';
  for (const [name, value] of Object.entries(attributes)) slot.setAttribute(name, value);
  document.body.append(slot);
  added.push(slot);
  return slot;
};

/** Opens an ad with companions; its player is in the shadow tree of an element with the id `video`. */
const openCompanions = (companions: VastCompanions): Opened => {
  const tracker = recorder();
  const { stage, ads } = open(
    { preroll: [tagAd('https://ads.example/1')] },
    responding([vastAd({ id: 'with', tracker, companions })]),
  );
  const host = document.createElement('div');
  host.id = 'video';
  host.attachShadow({ mode: 'open' }).append(stage.box);
  document.body.append(host);
  added.push(host);
  return { stage, ads, done: ads.beforeContent(), calls: tracker.calls };
};

const offered = async ({ events }: FakeStage): Promise<readonly AdCompanion[]> => {
  await until(() => events.some(({ name }) => name === 'adcompanions'));
  return events.find(({ name }) => name === 'adcompanions')?.companions ?? [];
};

const countOf = (calls: readonly string[], call: string): number =>
  calls.filter((made) => made === call).length;

const endAd = (stage: FakeStage): void => {
  const video = adVideo(stage);
  if (video === null) throw new Error('No ad is on.');
  video.currentTime = 5.8;
};

describe('the companions of a linear ad', () => {
  afterEach(() => {
    closeAll();
    for (const element of added.splice(0)) element.remove();
  });

  it('are emitted before the start of the ad, as data without trackers', async () => {
    const { stage } = openCompanions({ required: 'none', items: [companion('a')] });
    const [first] = await offered(stage);
    await started(stage);
    expect(stage.log.indexOf('adcompanions')).to.be.below(stage.log.indexOf('adstart'));
    expect(first).to.include({ id: 'a', width: 160, image: PICTURE, altText: 'Shoes' });
    expect(first).not.to.have.any.keys('viewTracking', 'clickTracking');
    expect(stage.events.find(({ name }) => name === 'adcompanions')?.ad?.id).to.equal('with');
  });

  it('are shown in an element of the page with a link, and reported once each', async () => {
    const { stage, done, calls } = openCompanions({ required: 'none', items: [companion('a')] });
    const slot = slotOf();
    slot.append('Our own content');
    const [first] = await offered(stage);
    first?.show(slot);
    await until(() => slot.querySelector('img') !== null);
    expect(calls.indexOf('a-view')).to.be.above(calls.indexOf('impression'));
    const link = slot.querySelector('a');
    expect([slot.childNodes.length, link?.href, link?.target]).to.deep.equal([
      1,
      'https://shop.example/',
      '_blank',
    ]);
    expect(link?.relList.contains('noopener')).to.equal(true);
    expect(slot.querySelector('img')?.alt).to.equal('Shoes');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    endAd(stage);
    await done;
    link?.click();
    first?.viewed();
    expect([countOf(calls, 'a-view'), countOf(calls, 'a-click')]).to.deep.equal([1, 1]);
    expect(slot.querySelector('img')).not.to.equal(null);
  });

  it('fill the slots of the page with the largest that fits, or that the slot names', async () => {
    const sizes = { required: 'none', items: [] } as const;
    const any = slotOf({ 'data-companion-for': 'video' });
    const named = slotOf({ 'data-companion-for': 'video', 'data-ad-slot-id': 'side' });
    const foreign = slotOf({ 'data-companion-for': 'other' });
    const { stage, calls } = openCompanions({
      ...sizes,
      items: [
        companion('small'),
        companion('large', { width: 300, height: 60 }),
        companion('too-wide', { width: 900 }),
        companion('side', { adSlotId: 'side' }),
        companion('markup', { image: null, html: '<b>x</b>', width: 300, height: 90 }),
      ],
    });
    await started(stage);
    await until(() => any.querySelector('img') !== null && named.querySelector('img') !== null);
    expect(calls.filter((call) => call.endsWith('-view')).sort()).to.deep.equal([
      'large-view',
      'side-view',
    ]);
    expect(foreign.childElementCount).to.equal(0);
  });

  it('are reported when the page shows them by itself, once the ad has started', async () => {
    const { stage, calls } = openCompanions({ required: 'any', items: [companion('a')] });
    const [first] = await offered(stage);
    first?.viewed();
    first?.viewed();
    expect(countOf(calls, 'a-view')).to.equal(0);
    await started(stage);
    first?.clicked();
    expect([countOf(calls, 'a-view'), countOf(calls, 'a-click')]).to.deep.equal([1, 1]);
  });

  it('are shown during the ad only, or after it, as their mode says', async () => {
    const { stage, done, calls } = openCompanions({
      required: 'none',
      items: [
        companion('during', { renderingMode: 'concurrent' }),
        companion('after', { renderingMode: 'end-card' }),
      ],
    });
    const [during, after] = await offered(stage);
    const [one, two] = [slotOf(), slotOf()];
    during?.show(one);
    after?.show(two);
    await until(() => one.querySelector('img') !== null);
    expect([two.childElementCount, countOf(calls, 'after-view')]).to.deep.equal([0, 0]);
    endAd(stage);
    await done;
    await until(() => two.querySelector('img') !== null);
    expect(one.childElementCount).to.equal(0);
    expect([countOf(calls, 'during-view'), countOf(calls, 'after-view')]).to.deep.equal([1, 1]);
  });

  const requirements: readonly [VastCompanions['required'], number, boolean][] = [
    ['none', 0, true],
    ['any', 0, false],
    ['any', 1, true],
    ['all', 1, false],
    ['all', 2, true],
  ];
  for (const [required, shown, plays] of requirements) {
    it(`let the ad ${plays ? 'play' : 'fail with 602'} if ${required} are required and ${shown} of two are shown`, async () => {
      const { stage, done, calls } = openCompanions({
        required,
        items: [companion('a'), companion('b')],
      });
      const companions = await offered(stage);
      for (const one of companions.slice(0, shown)) one.show(slotOf());
      if (plays) {
        await started(stage);
        expect(calls).not.to.include('error 602');
        return;
      }
      await done;
      expect(stage.log).not.to.include('adstart');
      expect(stage.events.find(({ name }) => name === 'aderror')?.errorCode).to.equal(602);
      expect(calls).to.deep.equal(['error 602']);
    });
  }

  it('are not shown with a broken picture, which fails an ad that requires it', async () => {
    const broken = companion('a', { image: `${location.origin}/no-such-picture.png` });
    const slot = slotOf({ 'data-companion-for': 'video' });
    const { done, calls } = openCompanions({ required: 'all', items: [broken] });
    await done;
    expect([slot.childElementCount, calls]).to.deep.equal([0, ['error 602']]);
  });
});

describe('the time for required companions', () => {
  let clock: FakeClock;
  let stage: FakeStage;
  beforeEach(() => {
    clock = new FakeClock();
    stage = openStage({ ads: {} });
  });
  afterEach(() => {
    stage.remove();
    clock.restore();
  });

  /** Offers a required companion. `result` has `shown` or the code of the failure once it is known. */
  const offer = () => {
    const companions: VastCompanions = { required: 'any', items: [companion('a')] };
    const { signal } = new AbortController();
    const adBreak = new AdBreak('preroll', { requestTimeout: 5_000, mediaTimeout: 8_000 }, signal);
    const result: unknown[] = [];
    new OfferedCompanions(vastAd({ companions }), stage).offer(linearAd(), adBreak).then(
      () => result.push('shown'),
      (error: unknown) => result.push(VastError.from(error).code),
    );
    const [first] = stage.events[0]?.companions ?? [];
    if (first === undefined) throw new Error('No companion was offered.');
    return { first, result };
  };

  it('is 1.5 s for a page that shows none', async () => {
    const { result } = offer();
    await clock.pass(1_499);
    expect(result).to.deep.equal([]);
    await clock.pass(1);
    expect([result, clock.timers]).to.deep.equal([[602], 0]);
  });

  it('is half of the media time for a companion that loads', async () => {
    const { first, result } = offer();
    first.loading();
    await clock.pass(3_999);
    expect(result).to.deep.equal([]);
    await clock.pass(1);
    expect([result, clock.timers]).to.deep.equal([[602], 0]);
  });

  it('ends when the companion that loads is shown', async () => {
    const { first, result } = offer();
    first.loading();
    await clock.pass(3_000);
    first.viewed();
    await clock.pass(0);
    expect([result, clock.timers]).to.deep.equal([['shown'], 0]);
  });

  it('ends when the only companion cannot be loaded', async () => {
    const { first, result } = offer();
    first.loading();
    first.failed();
    await clock.pass(0);
    expect([result, clock.timers]).to.deep.equal([[602], 0]);
  });
});
