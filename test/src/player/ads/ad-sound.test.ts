import { expect } from '@open-wc/testing';
import { loudness, soundAtStart } from '../../../../src/player/ads/ad-sound.js';
import type { AdVolume } from '../../../../src/index.js';

describe('how loud an ad starts', () => {
  const rows: readonly [rule: AdVolume, volume: number, muted: boolean, heard: number][] = [
    ['player', 0.5, false, 0.5],
    ['player', 0.5, true, 0],
    ['unchecked', 0.5, false, 0.5],
    ['on', 0.5, true, 0.5],
    ['on', 0, true, 1],
    ['off', 1, false, 0],
  ];
  for (const [rule, volume, muted, heard] of rows) {
    it(`${heard} by the rule ${rule} in a player at ${volume}${muted ? ', muted' : ''}`, () => {
      expect(loudness(soundAtStart(rule, { volume, muted }))).to.equal(heard);
    });
  }
});
