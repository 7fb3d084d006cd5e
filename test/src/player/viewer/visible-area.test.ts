import { expect } from '@open-wc/testing';
import { HALF_THRESHOLDS, isHalfInView } from '../../../../src/player/viewer/visible-area.js';

const VIEWPORT = new DOMRect(0, 0, 1000, 800);

/** For a box with this many pixels of its height in view. */
const isHalf = (height: number, seen: number, rootBounds: DOMRect | null = VIEWPORT): boolean =>
  isHalfInView({
    boundingClientRect: new DOMRect(0, 0, 500, height),
    intersectionRatio: height === 0 ? 0 : seen / height,
    rootBounds,
  });

describe('half in view', () => {
  const cases: readonly [height: number, seen: number, boolean][] = [
    [400, 199, false],
    [400, 200, true],
    [800, 399, false],
    [800, 400, true],
    [1200, 399, false],
    [1200, 400, true],
    [1700, 400, true],
    [80_000, 399, false],
    [80_000, 400, true],
    [80_000, 0, false],
  ];
  for (const [height, seen, expected] of cases) {
    it(`${expected ? 'holds' : 'does not hold'} for ${seen} of ${height} px in a viewport of 800`, () => {
      expect(isHalf(height, seen)).to.equal(expected);
    });
  }

  it('is false for a box or a viewport without height', () => {
    expect(isHalf(0, 0)).to.equal(false);
    expect(isHalf(400, 0, new DOMRect())).to.equal(false);
  });

  it('is measured in the frame’s own viewport when the top one is unknown', () => {
    expect(isHalf(innerHeight * 4, innerHeight / 2 - 1, null)).to.equal(false);
    expect(isHalf(innerHeight * 4, innerHeight / 2, null)).to.equal(true);
  });

  it('has thresholds for boxes of up to a hundred viewports', () => {
    expect(HALF_THRESHOLDS).to.include.members([1, 0.5, 0.25]);
    for (let viewports = 1; viewports <= 100; viewports += 0.5) {
      const first = Math.min(
        ...HALF_THRESHOLDS.filter((ratio) => isHalf(800 * viewports, ratio * 800 * viewports)),
      );
      expect(first * viewports, `${viewports} viewports`).to.be.within(0.5, 0.55);
    }
  });
});
