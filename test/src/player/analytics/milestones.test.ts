import { expect } from '@open-wc/testing';
import { milestones, passedQuartiles } from '../../../../src/player/analytics/milestones.js';
import type { AdDetails } from '../../../../src/player/playback/ad-details.js';
import { FakePlayback } from './fake-playback.js';

const AD = { position: 'preroll' } as AdDetails;

interface Case {
  readonly name: string;
  readonly duration?: number;
  readonly ad?: AdDetails;
  readonly watch: readonly (readonly [step: 'play' | 'pause' | 'end' | number, seek?: 'seek'])[];
  readonly expected: readonly string[];
}

const STEPS = { play: ['play', 'playing'], pause: ['pause'], end: ['ended'] } as const;

/** Numbers are seconds to play to. */
const CASES: readonly Case[] = [
  {
    name: 'the whole content',
    watch: [['play'], [24], [26], [49], [51], [74], [76], [99], ['end']],
    expected: ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'],
  },
  { name: 'two quartiles in one step', watch: [[60]], expected: ['firstQuartile', 'midpoint'] },
  { name: 'a step exactly to a quartile', watch: [[25]], expected: ['firstQuartile'] },
  {
    name: 'a pause and a second play',
    watch: [['play'], ['pause'], ['play']],
    expected: ['start'],
  },
  {
    name: 'a seek past a quartile and playing on',
    watch: [[60, 'seek'], [76]],
    expected: ['thirdQuartile'],
  },
  {
    name: 'a quartile played twice',
    watch: [[26], [0, 'seek'], [26]],
    expected: ['firstQuartile'],
  },
  { name: 'an ad before the content', ad: AD, watch: [['play']], expected: [] },
  { name: 'a live', duration: Infinity, watch: [[50], [5_000]], expected: [] },
  { name: 'an unknown duration', duration: NaN, watch: [[50]], expected: [] },
];

const take = (playback: FakePlayback, [step, seek]: Case['watch'][number]): void => {
  if (typeof step !== 'number') {
    playback.emit(...STEPS[step]);
  } else if (seek) {
    playback.seekTo(step);
  } else {
    playback.playTo(step);
  }
};

/** The milestones of a player from now on, until the signal aborts. */
const report = (playback: FakePlayback, { signal } = new AbortController()): readonly string[] => {
  const reported: string[] = [];
  milestones(playback, signal, (milestone) => reported.push(milestone));
  return reported;
};

describe('the milestones of a player', () => {
  for (const { name, duration = 100, ad = null, watch, expected } of CASES) {
    it(`are ${expected.join(', ') || 'not reported'} for ${name}`, () => {
      const playback = Object.assign(new FakePlayback(), { duration, ad });
      const reported = report(playback);
      for (const step of watch) take(playback, step);
      expect(reported).to.deep.equal(expected);
    });
  }

  it('begin at the current position of a player', () => {
    const playback = new FakePlayback();
    playback.currentTime = 60;
    const reported = report(playback);
    playback.playTo(80);
    expect(reported).to.deep.equal(['thirdQuartile']);
  });

  it('are no longer reported after the signal aborts', () => {
    const playback = new FakePlayback();
    const ending = new AbortController();
    const reported = report(playback, ending);
    ending.abort();
    void playback.play();
    playback.playTo(30);
    expect(reported).to.deep.equal([]);
  });

  it('are not passed by playing backwards', () => {
    expect(passedQuartiles(80, 20, 100)).to.deep.equal([]);
  });
});
