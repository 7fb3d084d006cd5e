import { expect } from '@open-wc/testing';
import { WaitingTime } from '../../../../src/player/ads/waiting-time.js';

describe('the time for which a viewer waits for an ad', () => {
  const rows: readonly [string, (time: WaitingTime) => void, answers: number, media: number][] = [
    ['nothing yet', () => undefined, 5_000, 8_000],
    ['an answer', (time) => time.waitedForAnswer(2_000), 3_000, 6_000],
    ['all of the answers', (time) => time.waitedForAnswer(6_000), 0, 2_000],
    ['a file that stalls', (time) => time.waitedForMedia(8_000), 0, 0],
    ['a file that fails soon', (time) => time.waitedForMedia(1_000), 5_000, 7_000],
  ];
  for (const [name, wait, answers, media] of rows) {
    it(`leaves ${answers} ms for answers and ${media} ms for media after ${name}`, () => {
      const time = new WaitingTime({ requestTimeout: 5_000, mediaTimeout: 8_000 }, 0);
      wait(time);
      expect([time.answersLeft, time.mediaLeft()]).to.deep.equal([answers, media]);
      time.restart();
      expect([time.answersLeft, time.mediaLeft()]).to.deep.equal([5_000, 8_000]);
    });
  }

  it('has one time for all media that fail, also where answers have more', () => {
    const time = new WaitingTime({ requestTimeout: 5_000, mediaTimeout: 100 }, 0);
    time.waitedForMedia(60);
    expect(time.mediaLeft()).to.equal(40);
    time.waitedForMedia(60);
    expect(time.mediaLeft()).to.equal(0);
  });

  it('counts what was waited before', () => {
    const time = new WaitingTime({ requestTimeout: 5_000, mediaTimeout: 8_000 }, 4_000);
    expect([time.answersLeft, time.mediaLeft(500)]).to.deep.equal([1_000, 3_500]);
  });
});
