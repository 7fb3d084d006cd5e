import { expect } from '@open-wc/testing';
import { nativeFailure } from '../../../../src/player/media/media-failure.js';

describe('failures of media', () => {
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
});
