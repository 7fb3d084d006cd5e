import { art } from './ad-fixture.js';
import { ruleTable } from './rule-table.js';

const two = [art('1'), art('2')];

ruleTable(
  'midroll times (platform facts 1.4: not known; ours)',
  ({ ads }) => ads.midroll.map(({ at }) => at),
  [
    {
      says: 'evenly spread over the duration',
      embed: { midroll: two, video: { duration: 90 } },
      gives: [30, 60],
    },
    {
      says: 'as asked for',
      embed: { midroll: two, video: { duration: 90 } },
      options: { midrollAt: [10, 20] },
      gives: [10, 20],
    },
    {
      says: 'a time that was not asked for is not known',
      embed: { midroll: two, video: { duration: 90 } },
      options: { midrollAt: [Number.NaN] },
      gives: [null, null],
      finds: ['midroll-without-time /midroll/0', 'midroll-without-time /midroll/1'],
    },
    {
      says: 'a live has no times of its own',
      embed: { midroll: art('1'), live: { id: '2' } },
      gives: [null],
      finds: ['midroll-without-time /midroll'],
    },
    {
      says: 'unless they are asked for',
      embed: { midroll: art('1'), live: { id: '2' } },
      options: { midrollAt: [600] },
      gives: [600],
    },
    {
      says: 'an unknown duration gives none',
      embed: { mobile_midroll: two, video: {} },
      viewer: { device: 'mobile' },
      gives: [null, null],
      finds: ['midroll-without-time /mobile_midroll/0', 'midroll-without-time /mobile_midroll/1'],
    },
  ],
);
