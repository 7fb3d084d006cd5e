import { expect } from '@open-wc/testing';
import { inspectMedia } from '../../../../src/vast/inspect/inspected-media.js';
import { rankMedia } from '../../../../src/vast/play/media-choice.js';
import type { VastMedia } from '../../../../src/vast/vast-ad.js';

const file = (more: Partial<VastMedia> = {}): VastMedia => ({
  url: 'https://media.example/a.mp4',
  type: 'video/mp4',
  width: 640,
  height: 360,
  bitrateKbps: 800,
  apiFramework: null,
  ...more,
});

const SURFACE = { width: 640, height: 360, canPlay: (type: string) => type === 'video/mp4' };

const ONLY = 'It is the only file that plays.';
const FIRST = 'It is the first of the files that suit the player best.';
const SECOND = 'The chosen file suits the player equally well and comes first.';

describe('inspectMedia', () => {
  const rows: readonly [string, readonly VastMedia[], readonly string[]][] = [
    ['nothing of nothing', [], []],
    ['the only file', [file()], [ONLY]],
    [
      'files that do not play',
      [
        file({ type: 'video/x-flv' }),
        file({ type: '' }),
        file({ apiFramework: 'VPAID', type: 'application/javascript' }),
        file(),
      ],
      [
        'The browser does not play video/x-flv.',
        'The file has no type, and its URL has no ending that the player knows.',
        'The player does not run VPAID code.',
        ONLY,
      ],
    ],
    ['equal files', [file(), file()], [FIRST, SECOND]],
    [
      'a file above the bitrate limit',
      [file({ bitrateKbps: 9_000 }), file({ bitrateKbps: 300 })],
      [
        'Its bitrate of 9000 kbit/s exceeds 5000 kbit/s.',
        'It is the only file that plays within 5000 kbit/s.',
      ],
    ],
    [
      'only files above the bitrate limit',
      [file({ bitrateKbps: 9_000 }), file({ bitrateKbps: 6_000 })],
      [
        'All files exceed 5000 kbit/s, and the chosen file has a lower bitrate.',
        'All files exceed 5000 kbit/s, and it has the lowest bitrate.',
      ],
    ],
    [
      'another size',
      [file({ width: 320, height: 180 }), file()],
      [
        'The size of the chosen file suits the player of 640 × 360 pixels better.',
        'Its size suits the player of 640 × 360 pixels best.',
      ],
    ],
    [
      'another bitrate',
      [file({ bitrateKbps: 300 }), file()],
      [
        'The chosen file suits the player equally well and has a higher bitrate.',
        'Of the files whose size suits the player best, it has the highest bitrate.',
      ],
    ],
  ];
  for (const [sentence, media, reasons] of rows) {
    it(`says why it chooses among ${sentence}`, () => {
      const inspected = inspectMedia(media, rankMedia(media, SURFACE)[0] ?? null, SURFACE);
      expect(inspected.map(({ reason }) => reason)).to.deep.equal(reasons);
      expect(inspected.filter(({ isChosen }) => isChosen)).to.have.length(
        Math.min(1, media.length),
      );
      expect(inspected.map(({ media: one }) => one)).to.deep.equal(media);
    });
  }

  it('chooses no file of an ad that does not play', () => {
    const [inspected] = inspectMedia([file()], null, SURFACE);
    expect(inspected).to.include({ isPlayable: true, isChosen: false });
    expect(inspected?.reason).to.equal('The ad does not play in this slot.');
  });

  it('shortens texts of the document', () => {
    const [inspected] = inspectMedia([file({ type: 'x'.repeat(1e6) })], null, SURFACE);
    expect(inspected?.reason.length).to.be.below(200);
  });
});
