import { expect } from '@open-wc/testing';
import {
  clearestCorner,
  cornerArea,
  CORNERS,
  floatingSize,
  overlap,
  type BoxSize,
} from '../../../../src/player/scroll-mode/floating-geometry.js';

const size = (width: number, height: number): BoxSize => ({ width, height });

const WIDE = size(640, 360);
const TALL = size(360, 640);

const CASES: readonly (readonly [string, BoxSize, BoxSize, BoxSize | null])[] = [
  ['a desktop, 400 px wide', WIDE, size(1280, 800), size(400, 225)],
  ['a phone, its width without the margins', WIDE, size(360, 740), size(336, 189)],
  ['a phone on its side, 30 % of it', WIDE, size(740, 360), size(376, 212)],
  ['a reflow at 320 px', WIDE, size(320, 568), size(296, 167)],
  ['the smallest viewport, over 30 %', WIDE, size(320, 256), size(256, 144)],
  ['a viewport that is too narrow', WIDE, size(279, 740), null],
  ['a viewport that is too low', WIDE, size(740, 215), null],
  ['a tall player on a desktop', TALL, size(1280, 1000), size(400, 711)],
  ['a tall player on a phone, cropped to 30 %', TALL, size(360, 740), size(256, 312)],
  ['a very wide player', size(1000, 100), size(1280, 800), size(400, 144)],
  ['a square player', size(300, 300), size(1280, 800), size(400, 400)],
  ['a player without a box', size(0, 0), size(1280, 800), null],
  ['a player without height', size(100, 0), size(1280, 800), null],
];

describe('the size of a floating player', () => {
  for (const [name, player, viewport, expected] of CASES) {
    it(`is right for ${name}`, () =>
      expect(floatingSize(player, viewport)).to.deep.equal(expected));
  }

  it('is within its limits in every viewport', () => {
    for (const player of [WIDE, TALL, size(400, 300)]) {
      for (let width = 200; width <= 2000; width += 37) {
        for (let height = 150; height <= 1400; height += 41) {
          const floating = floatingSize(player, { width, height });
          if (floating === null) continue;
          expect(floating.width).to.be.within(256, Math.min(400, width - 24));
          expect(floating.height).to.be.within(144, height - 24 - 48);
          const area = floating.width * floating.height;
          const isSmallest = floating.width === 256 && floating.height <= 256 / (4 / 3);
          if (!isSmallest) expect(area / (width * height)).to.be.at.most(0.302);
        }
      }
    }
  });
});

describe('the corner of a floating player', () => {
  const area = size(400, 225);
  const viewport = size(1280, 800);
  const choose = (x: number, y: number, width: number, rightToLeft = false) =>
    clearestCorner(CORNERS[0], (corner) =>
      overlap({ x, y, width, height: 30 }, cornerArea(corner, area, viewport, rightToLeft)),
    );

  const CHOICES = [
    ['an element elsewhere', 100, 300, 200, false, 'end end'],
    ['a link in the first corner', 1000, 700, 200, false, 'start end'],
    ['a line across the bottom', 0, 700, 1280, false, 'start end'],
    ['the same link in a right-to-left page', 1000, 700, 200, true, 'end end'],
  ] as const;
  for (const [name, x, y, width, rightToLeft, expected] of CHOICES) {
    it(`is right for ${name}`, () => {
      const { block, inline } = choose(x, y, width, rightToLeft);
      expect(`${block} ${inline}`).to.equal(expected);
    });
  }
});
