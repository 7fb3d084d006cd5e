import { expect } from '@open-wc/testing';
import { untilOverlayEnds } from '../../../../../src/player/ads/ima/overlay-time.js';
import { fakeContent } from '../fake-content.js';

describe('the time of an overlay of the SDK', () => {
  const watched = (stay: number | null, fixed = false) => {
    const content = fakeContent();
    const over = new AbortController();
    untilOverlayEnds({ stay, fixed }, content.video, over);
    return { content, over };
  };

  it('is over after its seconds of playing content, those of a jump not counted', () => {
    const { content, over } = watched(3);
    content.playTo(2);
    content.seekTo(30);
    content.playTo(30.5);
    expect(over.signal.aborted).to.be.false;
    content.playTo(32);
    expect(over.signal.aborted).to.be.true;
  });

  for (const [name, stay, fixed] of [
    ['a fixed one', 3, true],
    ['one without a time', null, false],
  ] as const) {
    it(`is over with the content: ${name}`, () => {
      const { content, over } = watched(stay, fixed);
      content.playTo(60);
      expect(over.signal.aborted).to.be.false;
      content.video.dispatchEvent(new Event('ended'));
      expect(over.signal.aborted).to.be.true;
    });
  }
});
