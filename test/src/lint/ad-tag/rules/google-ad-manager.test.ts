import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AdManagerRow, adManagerReports, idsIn } from '../../reports.js';

/** Changes of the parameters of a tag without a fault. */
const ROWS: readonly AdManagerRow[] = [
  [{}, []],
  [{ iu: null }, ['gam-missing-required names=iu settings=iu']],
  [{ sz: null }, ['gam-missing-required names=sz settings=sz']],
  [
    { env: null },
    [
      'gam-missing-required names=env settings=env=vp → repair-add-parameters settings=env=vp → env=vp',
    ],
  ],
  [
    { gdfp_req: null },
    [
      'gam-missing-required names=gdfp_req settings=gdfp_req=1 → repair-add-parameters settings=gdfp_req=1 → gdfp_req=1',
    ],
  ],
  [
    { output: null },
    [
      'gam-missing-required names=output settings=output=vast → repair-add-parameters settings=output=vast → output=vast',
    ],
  ],
  [
    { unviewed_position_start: null },
    [
      'gam-missing-required names=unviewed_position_start settings=unviewed_position_start=1 → repair-add-parameters settings=unviewed_position_start=1 → unviewed_position_start=1',
    ],
  ],
  [
    { url: null },
    ['gam-page-missing names=url → repair-add-parameters settings=url=[PAGEURL] → url=[PAGEURL]'],
  ],
  [
    { description_url: null },
    [
      'gam-page-missing names=description_url → repair-add-parameters settings=description_url=[PAGEURL] → description_url=[PAGEURL]',
    ],
  ],
  [
    { correlator: null },
    [
      'gam-correlator fault=missing → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
  ],
  [
    { vpmute: null },
    ['gam-vpa-vpmute names=vpmute → repair-add-empty-parameters names=vpmute → vpmute='],
  ],
  [{ vpa: null }, ['gam-vpa-vpmute names=vpa → repair-add-empty-parameters names=vpa → vpa=']],
  [
    { plcmt: null },
    ['gam-vpa-vpmute names=plcmt → repair-add-empty-parameters names=plcmt → plcmt='],
  ],
  [
    { env: null, output: null },
    [
      'gam-missing-required names=env,output settings=env=vp,output=vast → repair-add-parameters settings=env=vp,output=vast → env=vp output=vast',
    ],
  ],
  [{ iu: null, output: null }, ['gam-missing-required names=iu,output settings=iu,output=vast']],
  [{ env: '' }, ['gam-missing-required names=env settings=env=vp']],
  [{ sz: '' }, ['gam-missing-required names=sz settings=sz']],
  [{ env: '[ip]' }, ['macro-value-missing 1:68 placeholders=[ip]']],
  [
    { correlator: '' },
    [
      'gam-correlator 1:193 fault=empty → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: '0' },
    [
      'gam-correlator 1:193 fault=not-integer → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: 'x1' },
    [
      'gam-correlator 1:193 fault=not-integer → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: '1x' },
    [
      'gam-correlator 1:193 fault=not-integer → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
  ],
  [{ correlator: '[ip]' }, ['macro-value-missing 1:205 placeholders=[ip]']],
  [
    { correlator: '%%CACHEBUSTER%%' },
    [
      'macro-server-side 1:205 system=Google Ad Manager adServers=%%CACHEBUSTER%% → repair-translate-placeholders placeholders=%%CACHEBUSTER%% → correlator=[CACHEBUSTING]',
    ],
  ],
  [
    { correlator: '[TIMESTAMP]' },
    [
      'gam-correlator 1:193 fault=not-integer → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: '-1' },
    [
      'gam-correlator 1:193 fault=not-integer → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: null },
    [
      'gam-correlator fault=missing → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
    { page: { url: 'https://a.example/' }, random: 0.5 },
  ],
  [
    { correlator: '' },
    [
      'gam-correlator 1:193 fault=empty → repair-set-parameters settings=correlator=[timestamp] → correlator=[timestamp]',
    ],
    { page: { url: 'https://a.example/' }, random: 0.5 },
  ],
  [
    { url: null, description_url: null },
    ['gam-page-missing names=url,description_url'],
    { random: 0.5, now: 1 },
  ],
  [
    { url: null, description_url: null },
    [
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → url=[PAGEURL] description_url=[PAGEURL]',
    ],
  ],
  [
    { vpmute: null, vpa: null, plcmt: null },
    [
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → vpmute= vpa= plcmt=',
    ],
  ],
  [{ impl: 's' }, ['gam-impl-s 1:246 → repair-remove-parameters names=impl → -impl=s']],
  [{ impl: 't' }, ['gam-value 1:246 name=impl value=t values=s fault=value']],
  [
    {},
    ['gam-live 1:33 → repair-use-live-path → https://pubads.g.doubleclick.net/gampad/live/ads'],
    { content: { live: true } },
  ],
  [{}, [], { content: { live: false } }],
  [{ iu: '/21775744923/external/single_ad_samples', url: null, vpa: null }, ['gam-test-unit 1:44']],
  [{ iu: '/124319096/external' }, ['gam-test-unit 1:44']],
  [{ iu: '/6062' }, ['gam-test-unit 1:44']],
  [{ iu: '/60621/a' }, []],
  [{ iu: '/1/6062/a' }, []],
  [{ iu: '%2F6062%2Fa' }, ['gam-test-unit 1:44']],
];

describe('the rules about what a tag of Google Ad Manager needs', () => {
  for (const [changes, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [changes, context] : changes)}`, () => {
      assert.deepEqual(adManagerReports(changes, context), reports);
    });
});
