import { noAd } from '../../../../src/vast/vast-error.js';
import { expect } from '@open-wc/testing';
import { fakeContent } from './fake-content.js';
import { adPart, announced, type FakeStage, until } from './fake-stage.js';
import { responding, tagAd, vastAd, videoAd } from './fake-vast.js';
import { closeAll, open } from './open-ads.js';
import { loadMessages } from '../../../../src/locales/registry.js';

const linked = videoAd({
  destinationUrl: 'https://shop.example/',
  destinationTitle: 'A shop with a rather long name that has no room',
});

const started = (stage: FakeStage): Promise<void> => until(() => stage.log.includes('adstart'));

const rectOf = (stage: FakeStage, part: string): DOMRect =>
  adPart(stage, part)?.getBoundingClientRect() ?? new DOMRect();

const CONTROLS = ['play', 'mute', 'destination', 'skip'];

describe('a linear ad for everybody', () => {
  afterEach(closeAll);

  for (const [width, height] of [
    [640, 360],
    [256, 144],
  ] as const) {
    it(`has controls that are large enough and do not overlap, in ${width} by ${height}`, async () => {
      const config = { preroll: [linked, videoAd()], skip: { after: 0 } };
      const { stage, ads } = open(config, responding(noAd()), { width, height });
      void ads.beforeContent();
      await started(stage);
      await until(() => adPart(stage, 'skip') !== null);
      const player = stage.box.getBoundingClientRect();
      const rects = CONTROLS.map((part) => rectOf(stage, part));
      for (const [index, rect] of rects.entries()) {
        expect(rect.width, CONTROLS[index]).to.be.at.least(24);
        expect(rect.height, CONTROLS[index]).to.be.at.least(24);
        expect(rect.right).to.be.at.most(player.right);
        expect(rect.left).to.be.at.least(rects[index - 1]?.right ?? player.left);
      }
      expect(rectOf(stage, 'label').right).to.be.at.most(rectOf(stage, 'remaining').left);
    });
  }

  it('is accessible, and keeps the focus where it is', async () => {
    const { stage, ads } = open({ preroll: [linked], skip: { after: 0 } }, responding(noAd()));
    const before = document.activeElement;
    void ads.beforeContent();
    await started(stage);
    expect(document.activeElement).to.equal(before);
    await expect(stage.box).to.be.accessible();
    const reachable = ['picture', ...CONTROLS].map((part) => adPart(stage, part));
    for (const element of reachable) {
      element?.focus();
      expect((element?.getRootNode() as ShadowRoot).activeElement).to.equal(element);
    }
  });

  it('has Italian texts in an Italian page', async () => {
    await loadMessages('it');
    const settings = { language: 'it-CH' };
    const { stage, ads } = open(
      { preroll: [linked], skip: { after: 5 } },
      responding(noAd()),
      settings,
    );
    void ads.beforeContent();
    await started(stage);
    expect(adPart(stage, 'label')?.textContent).to.equal('Pubblicità');
    expect(adPart(stage, 'countdown')?.textContent).to.equal('Salta tra 5');
    // A region that is born with its text is not read out.
    expect(announced(stage)).to.equal('');
    await until(() => announced(stage) === 'È iniziata una pubblicità.');
  });
});

describe('an overlay for everybody', () => {
  afterEach(closeAll);

  for (const text of [null, 'Buy two']) {
    it(`is accessible: ${text ?? 'a picture'}`, async () => {
      const content = fakeContent();
      const image = text === null ? `${location.origin}/demo/sandbox/media/watermark.png` : null;
      const nonLinear = { image, text, width: 300, height: 60, minDurationSeconds: null };
      const ad = vastAd({
        linear: null,
        nonLinears: [{ ...nonLinear, clickThrough: 'https://shop.example/' }],
      });
      const overlay = { ad: tagAd('https://ads.example/1'), after: 0, stay: null, delay: 0 };
      const overlayMain = [{ ...overlay, fixed: false, maxWidth: null, maxHeight: null }];
      const { stage } = open({ overlayMain }, responding(ad), { content: content.video });
      content.playTo(1);
      await started(stage);
      await expect(stage.box).to.be.accessible();
    });
  }
});
