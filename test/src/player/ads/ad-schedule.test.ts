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

describe('dueMidrolls', () => {
  const cases: readonly [
    string,
    (number | null)[],
    [number, number, boolean],
    number[],
    number[],
  ][] = [
    ['no midroll before its time', [10], [0, 9.9, false], [], []],
    ['a midroll at its time', [10], [9.8, 10, false], [], [0]],
    ['no midroll a second time', [10], [9.8, 10.1, false], [0], []],
    ['all midrolls of one time as one break', [10, 10, 20], [9.8, 10.1, false], [], [0, 1]],
    [
      'all midrolls that the content played over, in order',
      [10.1, 10],
      [9.8, 10.2, false],
      [],
      [1, 0],
    ],
    ['the last midroll that a seek passed', [10, 20, 30], [5, 25, true], [], [1]],
    ['an earlier midroll when the last one was played', [10, 20], [5, 25, true], [1], [0]],
    [
      'a midroll that a seek left out, when the content plays over it',
      [10, 20],
      [9, 11, false],
      [1],
      [0],
    ],
    ['no midroll for a seek backwards', [10, 20], [25, 5, true], [], []],
    ['no midroll without a time', [null], [0, 1000, false], [], []],
  ];
  for (const [title, times, [before, after, isSeek], done, due] of cases) {
    it(`returns ${title}`, () => {
      const all = midrolls(...times);
      const played = new Set(all.filter((_, index) => done.includes(index)));
      const found = dueMidrolls(all, played, { before, after, isSeek });
      expect(found.map((one) => all.indexOf(one))).to.deep.equal(due);
    });
  }
});

describe('overlaySchedule and dueOverlay', () => {
  it('schedule an initial overlay after its time, and a main one its delay later', () => {
    const initial = overlay({ after: 3, delay: 5 });
    const main = overlay({ after: 2, delay: 4 });
    const schedule = overlaySchedule({ overlayInitial: [initial], overlayMain: [main] });
    expect(schedule).to.deep.equal([
      { overlay: initial, at: 3 },
      { overlay: main, at: 6 },
    ]);
  });

  it('show one overlay at a time: the next waits for one that leaves, and replaces one that stays', () => {
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

  it('keep a fixed overlay until the content ends', () => {
    expect(staySeconds({ stay: 5, fixed: false })).to.equal(5);
    expect(staySeconds({ stay: 5, fixed: true })).to.be.null;
    expect(staySeconds({ stay: null, fixed: false })).to.be.null;
  });
});

describe('skipAfter', () => {
  const input = { position: 'preroll', embed: null, response: null, duration: 30 } as const;
  const cases: readonly [string, Partial<SkipInput>, number | null][] = [
    ['null by default', {}, null],
    ['the time of the response', { response: 5 }, 5],
    ['the time of the embed, whatever the response has', { embed: { after: 3 }, response: 5 }, 3],
    ['the time of the embed, also when it is later', { embed: { after: 8 }, response: 5 }, 8],
    ['zero for an embed that allows skipping immediately', { embed: { after: 0 } }, 0],
    [
      'the time of the response in a midroll',
      { position: 'midroll', embed: { after: 3 }, response: 5 },
      5,
    ],
    [
      'null in a postroll that only the embed would let skip',
      { position: 'postroll', embed: { after: 3 } },
      null,
    ],
    ['null if the ad is over by then', { response: 30 }, null],
    ['the time of the response if the duration is unknown', { response: 30, duration: null }, 30],
  ];
  for (const [title, fields, expected] of cases)
    it(`returns ${title}`, () => expect(skipAfter({ ...input, ...fields })).to.equal(expected));
});

describe('soundAtStart', () => {
  const cases = [
    ['player', { volume: 0.4, muted: true }, { volume: 0.4, muted: true }],
    ['unchecked', { volume: 0.4, muted: false }, { volume: 0.4, muted: false }],
    ['on', { volume: 0.4, muted: true }, { volume: 0.4, muted: false }],
    ['on', { volume: 0, muted: true }, { volume: 1, muted: false }],
    ['off', { volume: 0.4, muted: false }, { volume: 0.4, muted: true }],
  ] as const;
  for (const [rule, player, expected] of cases)
    it(`turns ${JSON.stringify(player)} into ${JSON.stringify(expected)} by the rule ${rule}`, () =>
      expect(soundAtStart(rule, player)).to.deep.equal(expected));
});
