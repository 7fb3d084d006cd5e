import { expect } from '@open-wc/testing';
import { isPlayableType } from '../../../../src/vast/read/media-types.js';

describe('a media type', () => {
  const types: readonly [string, boolean][] = [
    ['video/mp4', true],
    ['Video/MP4; codecs="avc1.42E01E"', true],
    ['video/x-mp4', true],
    ['video/webm', true],
    ['application/x-mpegURL', true],
    ['application/vnd.apple.mpegurl', true],
    ['audio/mpeg', true],
    ['video/ogg', false],
    ['video/x-flv', false],
    ['video/quicktime', false],
    ['application/dash+xml', false],
    ['application/javascript', false],
    ['', false],
  ];
  for (const [type, expected] of types)
    it(`${JSON.stringify(type)} is ${expected ? 'played' : 'not played'} by current browsers`, () => {
      expect(isPlayableType(type)).to.equal(expected);
    });
});
