import { expect } from '@open-wc/testing';
import { hlsError, Recovery } from '../../../../src/player/media/hls-engine.js';

describe('failures of hls.js', () => {
  it('recovers a broken stream once in five seconds, then swaps the codec, then gives up', () => {
    const recovery = new Recovery();
    const steps = [0, 100, 200, 5_200, 5_300, 5_400].map((now) => recovery.next(now));
    expect(steps).to.deep.equal([
      'recover',
      'swap-codec',
      'give-up',
      'recover',
      'swap-codec',
      'give-up',
    ]);
  });

  const hls: readonly (readonly [type: string, details: string, expected: string])[] = [
    ['networkError', 'fragLoadError', 'media-network'],
    ['networkError', 'manifestParsingError', 'media-unsupported'],
    ['mediaError', 'bufferAppendError', 'media-decode'],
  ];
  for (const [type, details, expected] of hls) {
    it(`reports ${expected} for the hls.js error ${details}`, () =>
      expect(hlsError({ type, details }).code).to.equal(expected));
  }
});
