import { expect } from '@open-wc/testing';
import { soundAtStart } from '../../../../src/player/ads/ad-sound.js';
import {
  dueMidrolls,
  dueOverlay,
  overlaySchedule,
  staySeconds,
} from '../../../../src/player/ads/ad-schedule.js';
import { skipAfter, type SkipInput } from '../../../../src/player/ads/built-in/linear-creative.js';
import type { Midroll, Overlay } from '../../../../src/resolve/player-config.js';
import { overlayAd, tagAd } from './fake-vast.js';

const midrolls = (...times: readonly (number | null)[]): readonly Midroll[] =>
  times.map((at) => ({ ad: tagAd('x'), at }));

const overlay = (fields: Partial<Overlay>): Overlay => overlayAd({ stay: 10, ...fields });

describe('midrolls that are due', () => {
  const cases: readonly [
    string,
    (number | null)[],
    [number, number, boolean],
    number[],
    number[],
  ][] = [
    ['none before its time', [10], [0, 9.9, false], [], []],
    ['one at its time', [10], [9.8, 10, false], [], [0]],
    ['not again', [10], [9.8, 10.1, false], [0], []],
    ['all of one time as one break', [10, 10, 20], [9.8, 10.1, false], [], [0, 1]],
    ['all that were played over, in order', [10.1, 10], [9.8, 10.2, false], [], [1, 0]],
    ['the last that was jumped over', [10, 20, 30], [5, 25, true], [], [1]],
    ['an earlier one when the last was played', [10, 20], [5, 25, true], [1], [0]],
    ['one that was left out, when it is played over', [10, 20], [9, 11, false], [1], [0]],
    ['none on the way back', [10, 20], [25, 5, true], [], []],
    ['none without a time', [null], [0, 1000, false], [], []],
  ];
  for (const [title, times, [before, after, isSeek], done, due] of cases) {
    it(title, () => {
      const all = midrolls(...times);
      const played = new Set(all.filter((_, index) => done.includes(index)));
      const found = dueMidrolls(all, played, { before, after, isSeek });
      expect(found.map((one) => all.indexOf(one))).to.deep.equal(due);
    });
  }
});

describe('overlays that are due', () => {
  it('an initial one after its time, a main one its delay later', () => {
    const initial = overlay({ after: 3, delay: 5 });
    const main = overlay({ after: 2, delay: 4 });
    const schedule = overlaySchedule({ overlayInitial: [initial], overlayMain: [main] });
    expect(schedule).to.deep.equal([
      { overlay: initial, at: 3 },
      { overlay: main, at: 6 },
    ]);
  });

  it('one at a time: the next waits for one that goes, and replaces one that stays', () => {
    const first = overlay({ after: 1 });
    const second = overlay({ after: 2 });
    const schedule = overlaySchedule({ overlayInitial: [first, second], overlayMain: [] });
    const due = (seconds: number, shown: readonly Overlay[], current: Overlay | null) =>
      dueOverlay(schedule, { seconds, shown: new Set(shown), current });
    expect(due(0.9, [], null)).to.be.null;
    expect(due(5, [], null)).to.equal(first);
    expect(due(5, [first], first)).to.be.null;
    expect(due(5, [first], null)).to.equal(second);
    expect(due(500, [first, second], null)).to.be.null;
    expect(due(5, [first], overlay({ stay: null }))).to.equal(second);
    expect(due(5, [first], overlay({ fixed: true }))).to.equal(second);
  });

  it('a fixed one does not go away with time', () => {
    expect(staySeconds({ stay: 5, fixed: false })).to.equal(5);
    expect(staySeconds({ stay: 5, fixed: true })).to.be.null;
    expect(staySeconds({ stay: null, fixed: false })).to.be.null;
  });
});

describe('when a linear ad may be skipped', () => {
  const input = { position: 'preroll', embed: null, response: null, duration: 30 } as const;
  const cases: readonly [string, Partial<SkipInput>, number | null][] = [
    ['never by default', {}, null],
    ['as the response sets it', { response: 5 }, 5],
    ['as the embed sets it, whatever the response has', { embed: { after: 3 }, response: 5 }, 3],
    ['as the embed sets it, also when that is later', { embed: { after: 8 }, response: 5 }, 8],
    ['at once', { embed: { after: 0 } }, 0],
    [
      'as the response sets it, in a midroll',
      { position: 'midroll', embed: { after: 3 }, response: 5 },
      5,
    ],
    [
      'never, in a postroll, by the embed alone',
      { position: 'postroll', embed: { after: 3 } },
      null,
    ],
    ['never, when it is over by then', { response: 30 }, null],
    ['later, when its duration is unknown', { response: 30, duration: null }, 30],
  ];
  for (const [title, fields, expected] of cases)
    it(title, () => expect(skipAfter({ ...input, ...fields })).to.equal(expected));
});

describe('the sound with which an ad starts', () => {
  const cases = [
    ['player', { volume: 0.4, muted: true }, { volume: 0.4, muted: true }],
    ['unchecked', { volume: 0.4, muted: false }, { volume: 0.4, muted: false }],
    ['on', { volume: 0.4, muted: true }, { volume: 0.4, muted: false }],
    ['on', { volume: 0, muted: true }, { volume: 1, muted: false }],
    ['off', { volume: 0.4, muted: false }, { volume: 0.4, muted: true }],
  ] as const;
  for (const [rule, player, expected] of cases)
    it(`${rule}: ${JSON.stringify(player)} becomes ${JSON.stringify(expected)}`, () =>
      expect(soundAtStart(rule, player)).to.deep.equal(expected));
});
