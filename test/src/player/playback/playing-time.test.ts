import { expect } from '@open-wc/testing';
import { afterPlaying, secondsPlayed } from '../../../../src/player/playback/playing-time.js';
import { fakeContent } from '../ads/fake-content.js';

describe('seconds really played', () => {
  const steps: readonly [before: number, after: number, seconds: number][] = [
    [1, 1.25, 0.25],
    [1, 3, 2],
    [1, 3.1, 0],
    [3, 1, 0],
    [3, 3, 0],
    [Number.NaN, 1, 0],
  ];
  for (const [before, after, seconds] of steps) {
    it(`are ${seconds} from ${before} to ${after}`, () => {
      expect(secondsPlayed(before, after)).to.equal(seconds);
    });
  }

  it('exclude what was skipped by seeking', () => {
    const { video, playTo, seekTo } = fakeContent();
    let isOver = false;
    afterPlaying(3, video, () => (isOver = true), new AbortController().signal);
    playTo(2);
    seekTo(30);
    playTo(30.5);
    expect(isOver).to.equal(false);
    playTo(32);
    expect(isOver).to.equal(true);
  });
});
