import { expect } from '@open-wc/testing';
import { PlayingTime, secondsPlayed } from '../../../../src/player/playback/playing-time.js';

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
    it(`from ${before} to ${after}: ${seconds}`, () => {
      expect(secondsPlayed(before, after)).to.equal(seconds);
    });
  }

  it('are the sum of the steps, without what was jumped over', () => {
    const time = new PlayingTime();
    time.advanceTo(5);
    time.advanceTo(6);
    time.seek();
    time.advanceTo(7);
    time.advanceTo(7.5);
    time.advanceTo(60);
    expect(time.seconds).to.equal(1.5);
  });
});
