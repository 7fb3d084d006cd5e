import { loadMessages } from '../../../../src/locales/registry.js';
import { noAd } from '../../../../src/vast/vast-error.js';
import { expect } from '@open-wc/testing';
import { fakeContent } from './fake-content.js';
import { adPart, announced, type FakeStage, until } from './fake-stage.js';
import { overlayAd, overlayResponse, responding, videoAd } from './fake-vast.js';
import { closeAll, open, openPreroll, started } from './open-ads.js';

const linked = videoAd({
  destinationUrl: 'https://shop.example/',
  destinationTitle: 'A shop with a rather long name that does not fit',
});

const rectOf = (stage: FakeStage, part: string): DOMRect =>
  adPart(stage, part)?.getBoundingClientRect() ?? new DOMRect();

const CONTROLS = ['play', 'mute', 'destination', 'skip'];

describe('the accessibility of a linear ad', () => {
  before(() => loadMessages('it'));
  afterEach(closeAll);

  for (const [width, height] of [
    [640, 360],
    [256, 144],
  ] as const) {
    it(`has controls that are large enough and do not overlap, in ${width} by ${height}`, async () => {
      const config = { preroll: [linked, videoAd()], skip: { after: 0 } };
      const { stage } = await openPreroll(config, responding(noAd()), { width, height });
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
    const before = document.activeElement;
    const config = { preroll: [linked], skip: { after: 0 } };
    const { stage } = await openPreroll(config, responding(noAd()));
    expect(document.activeElement).to.equal(before);
    await expect(stage.box).to.be.accessible();
    const reachable = ['picture', ...CONTROLS].map((part) => adPart(stage, part));
    for (const element of reachable) {
      element?.focus();
      expect((element?.getRootNode() as ShadowRoot).activeElement).to.equal(element);
    }
  });

  it('is in Italian in an Italian player', async () => {
    await loadMessages('it');
    const config = { preroll: [linked], skip: { after: 5 } };
    const { stage } = await openPreroll(config, responding(noAd()), { language: 'it-CH' });
    expect(adPart(stage, 'label')?.textContent).to.equal('Pubblicità');
    expect(adPart(stage, 'countdown')?.textContent).to.equal('Salta tra 5');
    // Screen readers ignore a text that a live region is inserted with.
    expect(announced(stage)).to.equal('');
    await until(() => announced(stage) === 'È iniziata una pubblicità.');
  });
});

describe('the accessibility of an overlay', () => {
  afterEach(closeAll);

  for (const text of [null, 'Buy two']) {
    it(`is accessible: ${text ?? 'a picture'}`, async () => {
      const content = fakeContent();
      const ad = overlayResponse(text === null ? {} : { image: null, text });
      const config = { overlayMain: [overlayAd()] };
      const { stage } = open(config, responding(ad), { content: content.video });
      content.playTo(1);
      await started(stage);
      await expect(stage.box).to.be.accessible();
    });
  }
});
