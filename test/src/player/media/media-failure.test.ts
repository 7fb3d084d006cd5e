import { expect } from '@open-wc/testing';
import { hlsFailure, nativeFailure } from '../../../../src/player/media/media-failure.js';
import { Recovery } from '../../../../src/player/media/media-engine.js';

describe('failures of media', () => {
  it('recovers a broken stream once in five seconds, then swaps the codec, then gives up', () => {
    const recovery = new Recovery();
    const steps = [0, 100, 200, 5_200, 5_300, 5_400].map((now) => recovery.next(now));
    expect(steps).to.deep.equal([
      ...['recover', 'swap-codec', 'give-up', 'recover', 'swap-codec', 'give-up'],
    ]);
  });

  const native: readonly (readonly [code: number, message: string, expected: string])[] = [
    [2, '', 'media-network'],
    [3, 'decoder', 'media-decode'],
    [4, 'MEDIA_ELEMENT_ERROR: Format error', 'media-network'],
    [4, '404: Not Found codec', 'media-network'],
    [4, 'DEMUXER_ERROR_COULD_NOT_OPEN', 'media-unsupported'],
  ];
  for (const [code, message, expected] of native) {
    it(`reports ${expected} for the media error ${code} with the message "${message}"`, () =>
      expect(nativeFailure({ code, message }).code).to.equal(expected));
  }

  const hls: readonly (readonly [type: string, details: string, expected: string])[] = [
    ['networkError', 'fragLoadError', 'media-network'],
    ['networkError', 'manifestParsingError', 'media-unsupported'],
    ['mediaError', 'bufferAppendError', 'media-decode'],
  ];
  for (const [type, details, expected] of hls) {
    it(`reports ${expected} for the hls.js error ${details}`, () =>
      expect(hlsFailure({ type, details }).code).to.equal(expected));
  }
});
