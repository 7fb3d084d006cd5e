import { expect } from '@open-wc/testing';
import { hlsFailure, nativeFailure } from '../../../../src/player/media/media-failure.js';
import { Recovery } from '../../../../src/player/media/media-engine.js';

describe('failures of media', () => {
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
});
