import { expect } from '@open-wc/testing';
import {
  doesNotFit,
  overlaySize,
  type OverlayBounds,
  pictureSize,
  showableNonLinears,
  textSize,
} from '../../../../src/vast/play/overlay-size.js';
import type { VastAd, VastNonLinear } from '../../../../src/vast/vast-ad.js';

const PLAYER = { width: 640, height: 360 };

const bounds = (more: Partial<OverlayBounds> = {}): OverlayBounds => ({
  player: PLAYER,
  maxWidth: null,
  maxHeight: null,
  ...more,
});

const px = (value: number) => ({ value, unit: 'px' }) as const;
const percent = (value: number) => ({ value, unit: '%' }) as const;

describe('the size of a picture over the player', () => {
  const rows: readonly [string, number, number, OverlayBounds, string | null][] = [
    ['its own if it is small', 300, 50, bounds(), '300x50'],
    ['its own if it has just a fifth of the area', 320, 144, bounds(), '320x144'],
    ['scaled to a fifth of the area of the player', 640, 288, bounds(), '320x144'],
    ['scaled to the width of the player without a gap of 8 pixels', 728, 30, bounds(), '624x25'],
    [
      'scaled to the height above the controls',
      100,
      400,
      bounds({ player: { width: 2000, height: 256 } }),
      '50x200',
    ],
    ['scaled to max_width', 300, 100, bounds({ maxWidth: px(150) }), '150x50'],
    ['scaled to max_height', 300, 100, bounds({ maxHeight: px(50) }), '150x50'],
    ['scaled to a percentage of the width', 640, 100, bounds({ maxWidth: percent(50) }), '320x50'],
    [
      'scaled to a percentage of the height',
      360,
      180,
      bounds({ maxHeight: percent(25) }),
      '180x90',
    ],
    [
      'above a fifth of the area if the embed has a limit',
      600,
      200,
      bounds({ maxWidth: px(600) }),
      '600x200',
    ],
    ['rounded down', 301, 101, bounds({ maxWidth: px(150) }), '150x50'],
    ['rounded down in its width, too', 301, 101, bounds({ maxHeight: px(50) }), '149x50'],
    ['just large enough for the close button', 24, 24, bounds(), '24x24'],
    ['none if it is too small for the close button', 300, 23, bounds(), null],
    ['none if it becomes too small', 2400, 90, bounds(), null],
    ['none without a width', 0, 50, bounds(), null],
    ['none without a height', 300, 0, bounds(), null],
    ['none with a negative width', -300, 50, bounds(), null],
    [
      'none in a player that is as high as the controls',
      300,
      50,
      bounds({ player: { width: 640, height: 56 } }),
      null,
    ],
  ];
  for (const [sentence, width, height, limits, expected] of rows)
    it(`is ${sentence}`, () => {
      const size = pictureSize({ width, height }, limits);
      expect(size === null ? null : `${size.width}x${size.height}`).to.equal(expected);
    });
});

describe('the size of a text over the player', () => {
  const rows: readonly [string, OverlayBounds, string | null][] = [
    ['a fifth of the area at the full width', bounds(), '624x73'],
    [
      'the largest that the embed allows',
      bounds({ maxWidth: px(300), maxHeight: px(40) }),
      '300x40',
    ],
    ['as high as the player above the controls', bounds({ maxWidth: px(300) }), '300x304'],
    ['just wide enough for a line', bounds({ maxWidth: px(96), maxHeight: px(24) }), '96x24'],
    ['none if it is too narrow', bounds({ maxWidth: px(95), maxHeight: px(24) }), null],
    ['none if it is too low', bounds({ maxWidth: px(96), maxHeight: px(23) }), null],
    ['rounded down', bounds({ maxWidth: px(100.9), maxHeight: px(30.9) }), '100x30'],
  ];
  for (const [sentence, limits, expected] of rows)
    it(`is ${sentence}`, () => {
      const size = textSize(limits);
      expect(size === null ? null : `${size.width}x${size.height}`).to.equal(expected);
    });
});

describe('the size of an overlay', () => {
  it('is that of the ad, else that of the loaded picture', () => {
    const picture = { width: 200, height: 40 };
    expect(overlaySize({ width: 300, height: 50 }, picture, bounds())).to.deep.equal({
      width: 300,
      height: 50,
    });
    expect(overlaySize({ width: null, height: 50 }, picture, bounds())).to.deep.equal({
      width: 200,
      height: 50,
    });
    expect(overlaySize({ width: 300, height: 0 }, picture, bounds())).to.deep.equal({
      width: 300,
      height: 40,
    });
  });

  it('is that of a text without a picture', () => {
    expect(overlaySize({ width: 300, height: 50 }, null, bounds())).to.deep.equal(
      textSize(bounds()),
    );
  });

  it('fails with 501 if it does not fit', () => {
    expect(doesNotFit()).to.include({
      code: 501,
      id: 'overlay-too-large',
    });
  });
});

describe('the overlays of an ad that can be shown', () => {
  const nonLinear = (more: Partial<VastNonLinear>): VastNonLinear =>
    ({ image: null, text: null, width: 300, height: 50, ...more }) as VastNonLinear;
  const shown = (nonLinears: readonly VastNonLinear[], linear: VastAd['linear'] = null) =>
    showableNonLinears({ nonLinears, linear });
  const failure = (linear: VastAd['linear']): unknown => {
    try {
      return shown([nonLinear({})], linear);
    } catch (error) {
      return error;
    }
  };

  it('have a picture or a text', () => {
    const picture = nonLinear({ image: 'https://a.example/a.png' });
    const text = nonLinear({ text: 'Text' });
    expect(shown([nonLinear({}), picture, text])).to.deep.equal([picture, text]);
  });

  it('are none of a linear ad, which fails with 201', () => {
    expect(failure({} as VastAd['linear'])).to.include({
      code: 201,
      id: 'slot-overlay',
    });
  });

  it('are none of an ad without a picture and a text, which fails with 503', () => {
    expect(failure(null)).to.include({
      code: 503,
      id: 'overlay-empty',
    });
  });
});
