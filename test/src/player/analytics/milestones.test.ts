import { expect } from '@open-wc/testing';
import { milestones, passedQuarters } from '../../../../src/player/analytics/milestones.js';
import type { AdDetails } from '../../../../src/player/playback/ad-details.js';
import { FakePlayback } from './fake-playback.js';

const AD = { position: 'preroll' } as AdDetails;

interface Case {
  readonly name: string;
  readonly length?: number;
  readonly ad?: AdDetails;
  readonly watch: readonly (readonly [step: 'play' | 'pause' | 'end' | number, seek?: 'seek'])[];
  readonly told: readonly string[];
}

const STEPS = { play: ['play', 'playing'], pause: ['pause'], end: ['ended'] } as const;

/** Numbers are seconds to play to. */
const CASES: readonly Case[] = [
  {
    name: 'all of it',
    watch: [['play'], [24], [26], [49], [51], [74], [76], [99], ['end']],
    told: ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
  },
  { name: 'two quarters in one step', watch: [[60]], told: ['firstQuartile', 'midpoint'] },
  { name: 'exactly to a quarter', watch: [[25]], told: ['firstQuartile'] },
  { name: 'a pause and on', watch: [['play'], ['pause'], ['play']], told: ['start'] },
  { name: 'a seek over a quarter, and on', watch: [[60, 'seek'], [76]], told: ['thirdQuartile'] },
  { name: 'a quarter again', watch: [[26], [0, 'seek'], [26]], told: ['firstQuartile'] },
  { name: 'an ad alone', ad: AD, watch: [['play']], told: [] },
  { name: 'a live', length: Infinity, watch: [[50], [5_000]], told: [] },
  { name: 'a length that is not known', length: NaN, watch: [[50]], told: [] },
];

const take = (playback: FakePlayback, [step, seek]: Case['watch'][number]): void => {
  if (typeof step !== 'number') {
    playback.tell(...STEPS[step]);
  } else if (seek) {
    playback.seekTo(step);
  } else {
    playback.playTo(step);
  }
};

describe('milestones', () => {
  for (const { name, length = 100, ad = null, watch, told } of CASES) {
    it(`${name}: ${told.join(', ') || 'none'}`, () => {
      const playback = Object.assign(new FakePlayback(), { duration: length, ad });
      const heard: string[] = [];
      milestones(playback, new AbortController().signal, (milestone) => heard.push(milestone));
      for (const step of watch) take(playback, step);
      expect(heard).to.deep.equal(told);
    });
  }

  it('of a player that is in the middle begin there', () => {
    const playback = new FakePlayback();
    playback.currentTime = 60;
    const heard: string[] = [];
    milestones(playback, new AbortController().signal, (milestone) => heard.push(milestone));
    playback.playTo(80);
    expect(heard).to.deep.equal(['thirdQuartile']);
  });

  it('end with the signal', () => {
    const playback = new FakePlayback();
    const ending = new AbortController();
    const heard: string[] = [];
    milestones(playback, ending.signal, (milestone) => heard.push(milestone));
    ending.abort();
    void playback.play();
    playback.playTo(30);
    expect(heard).to.deep.equal([]);
  });

  it('none lie behind', () => {
    expect(passedQuarters(80, 20, 100)).to.deep.equal([]);
  });
});
