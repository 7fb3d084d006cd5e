import { expect } from '@open-wc/testing';
import { rankMedia, type MediaSurface } from '../../../../src/vast/play/media-choice.js';
import type { VastMedia } from '../../../../src/vast/vast-ad.js';

const file = (url: string, more: Partial<VastMedia> = {}): VastMedia => ({
  url,
  type: 'video/mp4',
  width: 640,
  height: 360,
  bitrateKbps: 800,
  apiFramework: null,
  ...more,
});

const surface = (more: Partial<MediaSurface> = {}): MediaSurface => ({
  width: 640,
  height: 360,
  canPlay: (type) => ['video/mp4', 'application/x-mpegurl'].includes(type),
  ...more,
});

const LADDER = [
  file('small', { width: 320, height: 180, bitrateKbps: 300 }),
  file('middle'),
  file('large', { width: 1920, height: 1080, bitrateKbps: 4000 }),
  file('huge', { width: 3840, height: 2160, bitrateKbps: 16_000 }),
];

describe('rankMedia', () => {
  const cases: readonly [
    string,
    readonly VastMedia[],
    Partial<MediaSurface>,
    string | undefined,
  ][] = [
    ['the size of the player', LADDER, {}, 'middle'],
    ['a large player', LADDER, { width: 1920, height: 1080 }, 'large'],
    ['a small player', LADDER, { width: 300, height: 170 }, 'small'],
    ['between two sizes the larger', LADDER, { width: 1100, height: 620 }, 'large'],
    ['within the bitrate limit', LADDER, { width: 3840, height: 2160 }, 'large'],
    [
      'beyond the limit the lowest bitrate',
      [file('huge', { bitrateKbps: 16_000 }), file('big', { bitrateKbps: 6_000 })],
      {},
      'big',
    ],
    ['a player without a size', LADDER, { width: 0, height: 0 }, 'large'],
    [
      'of one size the higher bitrate',
      [file('low', { bitrateKbps: 400 }), file('high', { bitrateKbps: 900 })],
      {},
      'high',
    ],
    ['of equals the first', [file('first'), file('second')], {}, 'first'],
    [
      'a file that plays',
      [file('webm', { type: 'video/webm' }), file('mp4', { width: 100, height: 56 })],
      {},
      'mp4',
    ],
    [
      'no interactive unit',
      [file('unit', { apiFramework: 'VPAID' }), file('plain', { width: 100, height: 56 })],
      {},
      'plain',
    ],
    ['HLS', [file('hls', { type: 'application/x-mpegurl' })], {}, 'hls'],
    ['nothing that does not play', [file('flv', { type: 'video/x-flv' })], {}, undefined],
    ['nothing of nothing', [], {}, undefined],
  ];
  for (const [sentence, media, more, expected] of cases) {
    it(`chooses ${sentence}: ${String(expected)}`, () => {
      expect(rankMedia(media, surface(more))[0]?.url).to.equal(expected);
    });
  }

  it('does not change the list', () => {
    const media = Object.freeze([...LADDER].reverse());
    expect(rankMedia(media, surface())[0]?.url).to.equal('middle');
  });

  it('takes 5000 kbit/s as within the limit, and 5001 as above it', () => {
    const one = file('one', { bitrateKbps: 5001 });
    expect(rankMedia([one, file('two', { bitrateKbps: 5000 })], surface())[0]?.url).to.equal('two');
    expect(rankMedia([one, file('two', { bitrateKbps: 5002 })], surface())[0]?.url).to.equal('one');
  });

  it('takes a file without one of its sizes as nearer than one of half the size', () => {
    const unknown = [file('width', { width: null }), file('height', { height: null })];
    const half = file('half', { width: 320, height: 180 });
    for (const one of unknown) expect(rankMedia([half, one], surface())[0]?.url).to.equal(one.url);
  });

  it('chooses by the bitrate in a player without a size', () => {
    const files = [file('low'), file('high', { width: 20, height: 10, bitrateKbps: 900 })];
    for (const size of [{ width: 0 }, { height: 0 }])
      expect(rankMedia(files, surface(size))[0]?.url).to.equal('high');
  });

  it('chooses by the height in a player that is higher than its files', () => {
    const files = [
      file('low', { width: 400, height: 100 }),
      file('high', { width: 400, height: 300 }),
    ];
    const low = surface({ width: 1000, height: 100 });
    expect(rankMedia(files, low)[0]?.url).to.equal('low');
    expect(rankMedia(files, surface({ width: 1000, height: 300 }))[0]?.url).to.equal('high');
  });
});
