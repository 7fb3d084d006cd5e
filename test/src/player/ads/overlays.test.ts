import { expect } from '@open-wc/testing';
import {
  type OverlayBounds,
  pictureSize,
  textSize,
} from '../../../../src/vast/play/overlay-size.js';
import type { VastNonLinear } from '../../../../src/vast/vast-ad.js';
import type { Overlay } from '../../../../src/resolve/player-config.js';
import { type FakeContent, fakeContent } from './fake-content.js';
import { adPart, adVideo, type FakeStage, until } from './fake-stage.js';
import { overlayAd, overlayResponse, recorder, responding, vastAd, videoAd } from './fake-vast.js';
import { closeAll, open, type OpenedAds, started } from './open-ads.js';

const overlay = (fields: Partial<Overlay> = {}): Overlay =>
  overlayAd({ after: 60, stay: 30, ...fields });

interface Shown extends OpenedAds, FakeContent {
  readonly tracker: ReturnType<typeof recorder>;
}

const openOverlay = (
  overlays: { overlayInitial?: readonly Overlay[]; overlayMain?: readonly Overlay[] },
  nonLinear: Partial<VastNonLinear> = {},
): Shown => {
  const content = fakeContent();
  const tracker = recorder();
  const ad = overlayResponse(nonLinear, tracker);
  const opened = open(overlays, responding(ad), { content: content.video });
  return { ...opened, ...content, tracker };
};

const ended = (stage: FakeStage): Promise<void> =>
  until(() => stage.log.includes('adend') || stage.log.includes('aderror'));

describe('an overlay', () => {
  afterEach(closeAll);

  it('appears after a minute of playing content and stays for half a minute of it', async () => {
    const { stage, ads, tracker, playTo, seekTo } = openOverlay({
      overlayInitial: [overlay()],
    });
    playTo(30);
    seekTo(300);
    playTo(329.75);
    expect(stage.log).to.deep.equal([]);
    playTo(330.5);
    await started(stage);
    expect(stage.events.at(-1)?.ad).to.include({ position: 'overlay', linearity: 'non-linear' });
    expect(tracker.calls).to.deep.equal(['impression', 'loaded', 'creativeView']);
    expect(ads.isLinear).to.be.false;
    expect(ads.ad).to.be.null;
    playTo(345);
    seekTo(0);
    playTo(14);
    expect(adPart(stage, 'overlay')).to.exist;
    playTo(16);
    await ended(stage);
    expect(stage.log).to.deep.equal(['adrequest', 'adstart', 'adend']);
    expect(tracker.calls.at(-1)).to.equal('overlayViewDuration');
    expect(adPart(stage, 'overlay')).to.be.null;
    seekTo(0);
    playTo(1000);
    expect(stage.log).to.have.length(3);
  });

  it('is in the lower part, above the controls, on at most a fifth of the player', async () => {
    const { stage, playTo } = openOverlay(
      { overlayMain: [overlay({ after: 0 })] },
      { width: 600, height: 90 },
    );
    playTo(1);
    await started(stage);
    const box = adPart(stage, 'overlay')?.getBoundingClientRect() ?? new DOMRect();
    const player = stage.box.getBoundingClientRect();
    expect(box.width * box.height).to.be.at.most(0.2 * player.width * player.height);
    expect(box.top).to.be.at.least(player.top + player.height / 2);
    expect(box.bottom).to.be.at.most(player.bottom - 48);
    expect(box.left + box.width / 2).to.be.closeTo(player.left + player.width / 2, 1);
    stage.box.style.width = '320px';
    await until(() => (adPart(stage, 'overlay')?.clientWidth ?? 600) <= 304);
    stage.box.style.width = '160px';
    await until(() => adPart(stage, 'overlay')?.clientWidth === 0);
  });

  it('is closed by its button, and does not appear again', async () => {
    const { stage, tracker, playTo } = openOverlay({ overlayMain: [overlay({ fixed: true })] });
    playTo(61);
    await started(stage);
    playTo(600);
    const close = adPart(stage, 'close');
    expect(close?.ariaLabel).to.equal('Close the advertisement');
    expect(close?.getBoundingClientRect()).to.include({ width: 24, height: 24 });
    close?.click();
    await ended(stage);
    expect(tracker.calls).to.deep.equal([
      'impression',
      'loaded',
      'creativeView',
      'notViewable',
      'overlayViewDuration',
      'close',
    ]);
    expect(adPart(stage, 'overlay')).to.be.null;
  });

  it('links to its advertiser, and shows markup as text', async () => {
    const { stage, tracker, playTo } = openOverlay(
      { overlayMain: [overlay({ after: 0, delay: 2 })] },
      { image: null, text: '<b>Buy</b>' },
    );
    playTo(1.75);
    expect(stage.log).to.deep.equal([]);
    playTo(2);
    await started(stage);
    expect(adPart(stage, 'text')?.textContent).to.equal('<b>Buy</b>');
    const link = adPart(stage, 'link') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    link.click();
    expect(link.rel).to.contain('noopener');
    expect(tracker.calls).to.deep.equal(['impression', 'loaded', 'creativeView', 'click']);
    expect(stage.log.filter((name) => name === 'adclick')).to.have.length(2);
  });

  it('ends with the content', async () => {
    const { stage, video, playTo } = openOverlay({ overlayInitial: [overlay({ stay: null })] });
    playTo(61);
    await started(stage);
    video.dispatchEvent(new Event('ended'));
    await ended(stage);
    expect(adPart(stage, 'overlay')).to.be.null;
  });

  it('is hidden while a midroll plays', async () => {
    const content = fakeContent();
    const config = { overlayInitial: [overlayAd()], midroll: [{ ad: videoAd(), at: 5 }] };
    const settings = { content: content.video };
    const { stage } = open(config, responding(overlayResponse()), settings);
    content.playTo(1);
    await started(stage);
    content.playTo(5);
    await until(() => adVideo(stage) !== null);
    expect(adPart(stage, 'overlay')?.clientWidth).to.equal(0);
    await started(stage, 2);
    const video = adVideo(stage);
    if (video !== null) video.currentTime = 5.5;
    await until(() => stage.log.includes('adbreakend'));
    expect(adPart(stage, 'overlay')?.clientWidth).to.be.above(0);
  });

  const failures: readonly [string, number, Partial<VastNonLinear>][] = [
    ['is too wide to be readable in the player', 501, { width: 1200, height: 40 }],
    ['is a broken image', 502, { image: `${location.origin}/package.json` }],
    ['has nothing to show', 503, { image: null }],
  ];
  for (const [title, code, nonLinear] of failures) {
    it(`emits and reports code ${code} if it ${title}`, async () => {
      const { stage, tracker, playTo } = openOverlay({ overlayInitial: [overlay()] }, nonLinear);
      playTo(61);
      await ended(stage);
      expect(stage.events.at(-1)).to.include({ name: 'aderror', errorCode: code });
      expect(tracker.calls).to.deep.equal([`error ${code}`]);
      expect(stage.layer.hidden).to.be.true;
    });
  }

  for (const [title, ad, code] of [
    ['the response is a linear ad', overlay().ad, 201],
    ['its ad object is a video', videoAd(), 200],
  ] as const) {
    it(`emits code ${code} if ${title}`, async () => {
      const content = fakeContent();
      const config = { overlayInitial: [overlay({ ad })] };
      const { stage } = open(config, responding(vastAd()), { content: content.video });
      content.playTo(61);
      await ended(stage);
      expect(stage.events.at(-1)).to.include({ name: 'aderror', errorCode: code });
      expect(stage.layer.hidden).to.be.true;
    });
  }

  it('is shown if the ad before it in the response is linear, and no other ad after it', async () => {
    const content = fakeContent();
    const [linearAd, shown, unused] = [vastAd(), overlayResponse(), overlayResponse()];
    const config = { overlayInitial: [overlay({ stay: 1 })] };
    const server = responding([linearAd, shown, unused]);
    const { stage } = open(config, server, { content: content.video });
    content.playTo(61);
    await started(stage);
    content.playTo(65);
    await until(() => stage.log.includes('adend'));
    expect(stage.log).to.deep.equal(['adrequest', 'aderror', 'adstart', 'adend']);
    const callsOf = ({ tracker }: typeof shown) => Reflect.get(tracker, 'calls') as string[];
    expect([callsOf(linearAd), callsOf(unused)]).to.deep.equal([['error 201'], []]);
  });

  it('is removed when the ads are destroyed', async () => {
    const { stage, ads, playTo } = openOverlay({ overlayInitial: [overlay()] });
    playTo(61);
    await started(stage);
    ads.destroy();
    await until(() => stage.layer.childElementCount === 0);
  });
});

describe('the size of an overlay', () => {
  const bounds = { player: { width: 640, height: 360 }, maxWidth: null, maxHeight: null };
  const px = (value: number) => ({ value, unit: 'px' as const });
  const percent = (value: number) => ({ value, unit: '%' as const });
  type Pixels = readonly [number, number];
  const cases: readonly [string, Pixels, Partial<OverlayBounds>, Pixels | null][] = [
    ['its own', [300, 60], {}, [300, 60]],
    ['the maximum of the embed in pixels', [300, 60], { maxWidth: px(200) }, [200, 40]],
    ['the maximum of the embed in percent', [300, 60], { maxHeight: percent(10) }, [180, 36]],
    ['more than a fifth if the embed allows it', [500, 200], { maxWidth: px(600) }, [500, 200]],
    ['at most a fifth of the player by default', [400, 160], {}, [339, 135]],
    [
      'much smaller, as long as it can be read',
      [1200, 600],
      { maxWidth: percent(50), maxHeight: px(48) },
      [96, 48],
    ],
    ['at least as high as a line', [400, 60], { maxWidth: px(160) }, [160, 24]],
    ['null if it is not as high as a line', [401, 60], { maxWidth: px(160) }, null],
    ['null if the close button would cover it', [60, 401], { maxHeight: px(140) }, null],
    ['null if the picture is empty', [0, 60], {}, null],
  ];
  for (const [title, [width, height], limits, expected] of cases) {
    it(`is ${title}`, () => {
      const size = pictureSize({ width, height }, { ...bounds, ...limits });
      expect(size && [size.width, size.height]).to.deep.equal(expected);
    });
  }

  it('of a text is the space that the player has for it, or null', () => {
    expect(textSize(bounds)).to.deep.equal({ width: 624, height: 73 });
    expect(textSize({ ...bounds, maxHeight: px(10) })).to.be.null;
    expect(textSize({ ...bounds, player: { width: 0, height: 0 } })).to.be.null;
  });
});
