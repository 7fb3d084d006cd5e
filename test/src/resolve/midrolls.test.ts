import { art } from './ad-fixture.js';
import { ruleTable } from './rule-table.js';

const two = [art('1'), art('2')];

ruleTable('midroll times (platform facts 1.4)', ({ ads }) => ads.midroll.map(({ at }) => at), {
  'midrolls are spread evenly over the duration': {
    embed: { midroll: two, video: { duration: 90 } },
    gives: [30, 60],
  },
  'midrolls have the times of options.midrollAt': {
    embed: { midroll: two, video: { duration: 90 } },
    options: { midrollAt: [10, 20] },
    gives: [10, 20],
  },
  'a missing or invalid time of options.midrollAt is unknown': {
    embed: { midroll: two, video: { duration: 90 } },
    options: { midrollAt: [Number.NaN] },
    gives: [null, null],
    finds: ['midroll-without-time /midroll/0', 'midroll-without-time /midroll/1'],
  },
  'midrolls of a live have no times': {
    embed: { midroll: art('1'), live: { id: '2' } },
    gives: [null],
    finds: ['midroll-without-time /midroll'],
  },
  'midrolls of a live have the times of options.midrollAt': {
    embed: { midroll: art('1'), live: { id: '2' } },
    options: { midrollAt: [600] },
    gives: [600],
  },
  'midrolls have no times when the duration is unknown': {
    embed: { mobile_midroll: two, video: {} },
    viewer: { device: 'mobile' },
    gives: [null, null],
    finds: ['midroll-without-time /mobile_midroll/0', 'midroll-without-time /mobile_midroll/1'],
  },
});
