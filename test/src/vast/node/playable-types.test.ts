import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canPlay } from '../../../../src/vast/node/playable-types.js';

describe('canPlay in Node', () => {
  const types: readonly [string, boolean][] = [
    ['video/mp4', true],
    ['Video/MP4; codecs="avc1.42E01E"', true],
    ['video/webm', true],
    ['application/x-mpegURL', true],
    ['application/vnd.apple.mpegurl', true],
    ['audio/mpeg', true],
    ['video/x-flv', false],
    ['video/quicktime', false],
    ['application/dash+xml', false],
    ['application/javascript', false],
    ['', false],
  ];
  for (const [type, expected] of types)
    it(`${expected ? 'plays' : 'does not play'} ${JSON.stringify(type)}`, () => {
      assert.equal(canPlay(type), expected);
    });
});
