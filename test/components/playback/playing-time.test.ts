import { expect } from '@open-wc/testing';
import { PlayingTime } from '../../../components/playback/playing-time.js';

describe('the time that was played', () => {
  it('counts what was played, not where the playhead is', () => {
    const played = new PlayingTime();
    for (const position of [0, 0.25, 0.5, 60, 60.25]) played.at(position);
    expect(played.seconds).to.equal(0.75);
    played.jump();
    for (const position of [61, 61.5, 10, 10.5]) played.at(position);
    expect(played.seconds).to.equal(1.75);
  });
});
