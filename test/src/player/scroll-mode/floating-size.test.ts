import { expect } from '@open-wc/testing';
import {
  clearestCorner,
  cornerArea,
  CORNERS,
  floatingSize,
  overlap,
  type Size,
} from '../../../../src/player/scroll-mode/floating-geometry.js';

const WIDE: Size = { width: 640, height: 360 };
const TALL: Size = { width: 360, height: 640 };

const CASES: readonly (readonly [string, Size, Size, Size | null])[] = [
  ['a desktop, 400 px wide', WIDE, { width: 1280, height: 800 }, { width: 400, height: 225 }],
  [
    'a phone, its width without the margins',
    WIDE,
    { width: 360, height: 740 },
    { width: 336, height: 189 },
  ],
  [
    'a phone on its side, 30 % of it',
    WIDE,
    { width: 740, height: 360 },
    { width: 376, height: 212 },
  ],
  ['a reflow at 320 px', WIDE, { width: 320, height: 568 }, { width: 296, height: 167 }],
  [
    'the smallest viewport, over 30 %',
    WIDE,
    { width: 320, height: 256 },
    { width: 256, height: 144 },
  ],
  ['a viewport that is too narrow', WIDE, { width: 279, height: 740 }, null],
  ['a viewport that is too low', WIDE, { width: 740, height: 215 }, null],
  ['a tall player on a desktop', TALL, { width: 1280, height: 1000 }, { width: 400, height: 711 }],
  [
    'a tall player on a phone, cropped to 30 %',
    TALL,
    { width: 360, height: 740 },
    { width: 256, height: 312 },
  ],
  [
    'a very wide player',
    { width: 1000, height: 100 },
    { width: 1280, height: 800 },
    { width: 400, height: 144 },
  ],
  [
    'a square player',
    { width: 300, height: 300 },
    { width: 1280, height: 800 },
    { width: 400, height: 400 },
  ],
  ['a player without a box', { width: 0, height: 0 }, { width: 1280, height: 800 }, null],
  ['a player without height', { width: 100, height: 0 }, { width: 1280, height: 800 }, null],
];

describe('the size of a floating player', () => {
  for (const [name, place, viewport, expected] of CASES) {
    it(`is right for ${name}`, () => expect(floatingSize(place, viewport)).to.deep.equal(expected));
  }

  it('is within its limits in every viewport', () => {
    for (const place of [WIDE, TALL, { width: 400, height: 300 }]) {
      for (let width = 200; width <= 2000; width += 37) {
        for (let height = 150; height <= 1400; height += 41) {
          const size = floatingSize(place, { width, height });
          if (size === null) continue;
          expect(size.width).to.be.within(256, Math.min(400, width - 24));
          expect(size.height).to.be.within(144, height - 24 - 48);
          const area = size.width * size.height;
          const isSmallest = size.width === 256 && size.height <= 256 / (4 / 3);
          if (!isSmallest) expect(area / (width * height)).to.be.at.most(0.302);
        }
      }
    }
  });
});

describe('the corner of a floating player', () => {
  const size: Size = { width: 400, height: 225 };
  const viewport: Size = { width: 1280, height: 800 };
  const choose = (x: number, y: number, width: number, rightToLeft = false) =>
    clearestCorner(CORNERS[0], (corner) =>
      overlap({ x, y, width, height: 30 }, cornerArea(corner, size, viewport, rightToLeft)),
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
