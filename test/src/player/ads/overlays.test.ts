import { expect } from '@open-wc/testing';
import { pictureSize, textSize } from '../../../../src/player/ads/built-in/overlay-size.js';
import type { VastNonLinear } from '../../../../src/vast/vast-ad.js';
import type { Overlay } from '../../../../src/resolve/player-config.js';
import { type FakeContent, fakeContent } from './fake-content.js';
import { adPart, adVideo, type FakeStage, until } from './fake-stage.js';
import { responding, recorder, tagAd, vastAd, videoAd } from './fake-vast.js';
import { closeAll, open, type OpenedAds } from './open-ads.js';

const WATERMARK = `${location.origin}/demo/sandbox/media/watermark.png`;

const overlay = (fields: Partial<Overlay> = {}): Overlay => ({
  ad: tagAd('https://ads.example/overlay'),
  after: 60,
  stay: 30,
  delay: 0,
  fixed: false,
  maxWidth: null,
  maxHeight: null,
  ...fields,
});

const picture = (fields: Partial<VastNonLinear> = {}): VastNonLinear => ({
  image: WATERMARK,
  text: null,
  width: 300,
  height: 60,
  minDurationSeconds: null,
  clickThrough: 'https://shop.example/',
  ...fields,
});

interface Shown extends OpenedAds, FakeContent {
  readonly tracker: ReturnType<typeof recorder>;
}

const openOverlay = (
  overlays: { overlayInitial?: readonly Overlay[]; overlayMain?: readonly Overlay[] },
  nonLinear: Partial<VastNonLinear> = {},
  size: { width?: number; height?: number } = {},
): Shown => {
  const content = fakeContent();
  const tracker = recorder();
  const ad = vastAd({ linear: null, nonLinears: [picture(nonLinear)], tracker });
  const opened = open(overlays, responding(ad), { content: content.video, ...size });
  return { ...opened, ...content, tracker };
};

const started = (stage: FakeStage): Promise<void> => until(() => stage.log.includes('adstart'));
const ended = (stage: FakeStage): Promise<void> =>
  until(() => stage.log.includes('adend') || stage.log.includes('aderror'));

describe('an overlay', () => {
  afterEach(closeAll);

  it('comes after its minute and goes after half of one, in time of playing content', async () => {
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
    expect(adPart(stage, 'overlay')).to.be.null;
    seekTo(0);
    playTo(1000);
    expect(stage.log).to.have.length(3);
  });

  it('lies in the lower part, above the controls, on at most a fifth of the player', async () => {
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

  it('is closed by its button, for good', async () => {
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
      'close',
    ]);
    expect(adPart(stage, 'overlay')).to.be.null;
  });

  it('leads to its advertiser, and shows text as text', async () => {
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

  it('is away while a midroll plays', async () => {
    const content = fakeContent();
    const shown = vastAd({ linear: null, nonLinears: [picture()] });
    const { stage } = open(
      { overlayInitial: [overlay({ after: 0 })], midroll: [{ ad: videoAd(), at: 5 }] },
      responding(shown),
      { content: content.video },
    );
    content.playTo(1);
    await started(stage);
    content.playTo(5);
    await until(() => adVideo(stage) !== null);
    expect(adPart(stage, 'overlay')?.clientWidth).to.equal(0);
    await until(() => stage.log.filter((name) => name === 'adstart').length === 2);
    const video = adVideo(stage);
    if (video !== null) video.currentTime = 5.5;
    await until(() => stage.log.includes('adbreakend'));
    expect(adPart(stage, 'overlay')?.clientWidth).to.be.above(0);
  });

  const failures: readonly [string, Parameters<typeof openOverlay>, number, boolean][] = [
    [
      'too long to be read here',
      [{ overlayInitial: [overlay()] }, { width: 1200, height: 40 }],
      501,
      true,
    ],
    [
      'a broken image',
      [{ overlayInitial: [overlay()] }, { image: `${location.origin}/package.json` }],
      502,
      true,
    ],
    ['nothing to show', [{ overlayInitial: [overlay()] }, { image: null }], 503, true],
    ['a video ad object', [{ overlayInitial: [overlay({ ad: videoAd() })] }], 200, false],
  ];
  for (const [title, settings, code, isAsked] of failures) {
    it(`does not come: ${title}, code ${code}`, async () => {
      const { stage, tracker, playTo } = openOverlay(...settings);
      playTo(61);
      await ended(stage);
      expect(stage.events.at(-1)).to.include({ name: 'aderror', errorCode: code });
      expect(tracker.calls).to.deep.equal(isAsked ? [`error ${code}`] : []);
      expect(stage.layer.hidden).to.be.true;
    });
  }

  it('does not come: a linear ad, code 201', async () => {
    const content = fakeContent();
    const settings = { content: content.video };
    const { stage } = open({ overlayInitial: [overlay()] }, responding(vastAd()), settings);
    content.playTo(61);
    await ended(stage);
    expect(stage.events.at(-1)).to.include({ name: 'aderror', errorCode: 201 });
  });

  it('is gone with its ads', async () => {
    const { stage, ads, playTo } = openOverlay({ overlayInitial: [overlay()] });
    playTo(61);
    await started(stage);
    ads.destroy();
    await until(() => stage.layer.childElementCount === 0);
  });
});

describe('the size of an overlay', () => {
  const room = { player: { width: 640, height: 360 }, maxWidth: null, maxHeight: null };
  const px = (value: number) => ({ value, unit: 'px' as const });
  const percent = (value: number) => ({ value, unit: '%' as const });
  const cases: readonly [string, Parameters<typeof pictureSize>, ReturnType<typeof pictureSize>][] =
    [
      ['its own', [{ width: 300, height: 60 }, room], { width: 300, height: 60 }],
      [
        'the most pixels the embed allows',
        [
          { width: 300, height: 60 },
          { ...room, maxWidth: px(200) },
        ],
        { width: 200, height: 40 },
      ],
      [
        'the most percent',
        [
          { width: 300, height: 60 },
          { ...room, maxHeight: percent(10) },
        ],
        { width: 180, height: 36 },
      ],
      [
        'more than a fifth where the embed says so',
        [
          { width: 500, height: 200 },
          { ...room, maxWidth: px(600) },
        ],
        { width: 500, height: 200 },
      ],
      ['a fifth of the player', [{ width: 400, height: 160 }, room], { width: 339, height: 135 }],
      [
        'much smaller, as long as it can be read',
        [
          { width: 1200, height: 600 },
          { ...room, maxWidth: percent(50), maxHeight: px(48) },
        ],
        { width: 96, height: 48 },
      ],
      [
        'as high as a line at least',
        [
          { width: 400, height: 60 },
          { ...room, maxWidth: px(160) },
        ],
        { width: 160, height: 24 },
      ],
      [
        'none that is not as high as a line',
        [
          { width: 401, height: 60 },
          { ...room, maxWidth: px(160) },
        ],
        null,
      ],
      [
        'none that the button to close it would cover',
        [
          { width: 60, height: 401 },
          { ...room, maxHeight: px(140) },
        ],
        null,
      ],
      ['none of nothing', [{ width: 0, height: 60 }, room], null],
    ];
  for (const [title, given, expected] of cases)
    it(title, () => expect(pictureSize(...given)).to.deep.equal(expected));

  it('of a text is what there is room for, or none', () => {
    expect(textSize(room)).to.deep.equal({ width: 624, height: 73 });
    expect(textSize({ ...room, maxHeight: px(10) })).to.be.null;
    expect(textSize({ ...room, player: { width: 0, height: 0 } })).to.be.null;
  });
});
