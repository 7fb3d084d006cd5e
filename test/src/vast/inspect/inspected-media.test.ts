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

const LIMIT = { limit: 5_000 };
const SIZE = { width: 640, height: 360 };

describe('inspectMedia', () => {
  const rows: readonly [
    string,
    readonly VastMedia[],
    readonly (readonly [id: string, params?: object])[],
  ][] = [
    ['nothing of nothing', [], []],
    ['the only file', [file()], [['file-only']]],
    [
      'files that do not play',
      [
        file({ type: 'video/x-flv' }),
        file({ type: '' }),
        file({ apiFramework: 'VPAID', type: 'application/javascript' }),
        file(),
      ],
      [
        ['file-type-not-played', { type: 'video/x-flv' }],
        ['file-type-unknown'],
        ['file-code', { framework: 'VPAID' }],
        ['file-only'],
      ],
    ],
    ['equal files', [file(), file()], [['file-first'], ['file-later']]],
    [
      'a file above the bitrate limit',
      [file({ bitrateKbps: 9_000 }), file({ bitrateKbps: 300 })],
      [
        ['file-over-limit', { bitrate: 9_000, ...LIMIT }],
        ['file-only-within-limit', LIMIT],
      ],
    ],
    [
      'only files above the bitrate limit',
      [file({ bitrateKbps: 9_000 }), file({ bitrateKbps: 6_000 })],
      [
        ['file-higher-over-limit', LIMIT],
        ['file-lowest-over-limit', LIMIT],
      ],
    ],
    [
      'another size',
      [file({ width: 320, height: 180 }), file()],
      [
        ['file-size-worse', SIZE],
        ['file-size-best', SIZE],
      ],
    ],
    [
      'another bitrate',
      [file({ bitrateKbps: 300 }), file()],
      [['file-bitrate-lower'], ['file-bitrate-best']],
    ],
  ];
  for (const [sentence, media, reasons] of rows) {
    it(`says why it chooses among ${sentence}`, () => {
      const inspected = inspectMedia(media, rankMedia(media, SURFACE)[0] ?? null, SURFACE);
      expect(inspected.map(({ reason: { id, params } }) => ({ id, params }))).to.deep.equal(
        reasons.map(([id, params = {}]) => ({ id, params })),
      );
      expect(inspected.filter(({ isChosen }) => isChosen)).to.have.length(
        Math.min(1, media.length),
      );
      expect(inspected.map(({ media: one }) => one)).to.deep.equal(media);
    });
  }

  it('chooses no file of an ad that does not play', () => {
    const [inspected] = inspectMedia([file()], null, SURFACE);
    expect(inspected).to.include({ isPlayable: true, isChosen: false });
    expect(inspected?.reason.id).to.equal('file-ad-not-played');
  });

  it('shortens texts of the document', () => {
    const [inspected] = inspectMedia([file({ type: 'x'.repeat(1e6) })], null, SURFACE);
    expect(JSON.stringify(inspected?.reason).length).to.be.below(400);
  });
});
