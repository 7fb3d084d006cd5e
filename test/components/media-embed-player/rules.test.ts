import { expect } from '@open-wc/testing';
import {
  barColours,
  luminance,
} from '../../../components/media-embed-player/controls/legible-colours.js';
import { tapSeek } from '../../../components/media-embed-player/controls/gestures.js';
import {
  hlsFailure,
  nativeFailure,
} from '../../../components/media-embed-player/engine/media-failure.js';
import { Recovery } from '../../../components/media-embed-player/engine/recovery.js';
import { PlayingTime } from '../../../components/media-embed-player/playing-time.js';
import { mergedViewer } from '../../../components/media-embed-player/viewer-at-play.js';

describe('<media-embed-player>: its rules', () => {
  it('recovers a broken stream once in five seconds, then with another codec, then not', () => {
    const recovery = new Recovery();
    const steps = [0, 100, 200, 5_200, 5_300, 5_400].map((now) => recovery.next(now));
    expect(steps).to.deep.equal([
      ...['recover', 'swap-codec', 'give-up', 'recover', 'swap-codec', 'give-up'],
    ]);
  });

  const failures: readonly (readonly [string, string])[] = [
    [nativeFailure({ code: 2, message: '' }).code, 'media-network'],
    [nativeFailure({ code: 3, message: 'decoder' }).code, 'media-decode'],
    [
      nativeFailure({ code: 4, message: 'MEDIA_ELEMENT_ERROR: Format error' }).code,
      'media-network',
    ],
    [nativeFailure({ code: 4, message: '404: Not Found codec' }).code, 'media-network'],
    [nativeFailure({ code: 4, message: 'DEMUXER_ERROR_COULD_NOT_OPEN' }).code, 'media-unsupported'],
    [hlsFailure({ type: 'networkError', details: 'fragLoadError' }).code, 'media-network'],
    [
      hlsFailure({ type: 'networkError', details: 'manifestParsingError' }).code,
      'media-unsupported',
    ],
    [hlsFailure({ type: 'mediaError', details: 'bufferAppendError' }).code, 'media-decode'],
  ];
  for (const [index, [code, expected]] of failures.entries()) {
    it(`failure ${index + 1} is ${expected}`, () => expect(code).to.equal(expected));
  }

  it('counts what was played, not where the playhead is', () => {
    const played = new PlayingTime();
    for (const position of [0, 0.25, 0.5, 60, 60.25]) played.at(position);
    expect(played.seconds).to.equal(0.75);
    played.jump();
    for (const position of [61, 61.5, 10, 10.5]) played.at(position);
    expect(played.seconds).to.equal(1.75);
  });

  it('every colour of the player has at least 3:1 on its bar', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    const dark = luminance('#14141e');
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps) {
          const { foreground, background } = barColours(`#${red}${green}${blue}`);
          const own = luminance(foreground);
          const bar = background.startsWith('rgb(20') ? dark : 1;
          const contrast = (Math.max(own, bar) + 0.05) / (Math.min(own, bar) + 0.05);
          expect(contrast, foreground).to.be.greaterThan(3);
        }
  });

  it('a double tap seeks at the sides', () => {
    const box = { left: 100, width: 300 };
    expect([110, 250, 390].map((x) => tapSeek(x, box))).to.deep.equal([-10, 0, 10]);
  });

  it('page script knows the viewer better, field by field', () => {
    const read = { device: { type: 'desktop', userAgent: 'A' }, player: { width: 1 } } as const;
    expect(mergedViewer(read, null)).to.equal(read);
    expect(mergedViewer(read, { device: 'mobile', player: { muted: true } })).to.deep.equal({
      device: { type: 'mobile', userAgent: 'A' },
      page: {},
      player: { width: 1, muted: true },
    });
  });
});
