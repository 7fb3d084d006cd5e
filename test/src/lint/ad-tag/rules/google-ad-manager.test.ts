import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AdManagerRow, adManagerReports, idsIn } from '../../reports.js';

/** Changes of the parameters of a tag without a fault. */
const ROWS: readonly AdManagerRow[] = [
  [{}, []],
  [{ iu: null }, ['gam-missing-required The ad tag lacks the parameter iu.']],
  [{ sz: null }, ['gam-missing-required The ad tag lacks the parameter sz.']],
  [
    { env: null },
    ['gam-missing-required The ad tag lacks the parameter env. → Add env=vp. → env=vp'],
  ],
  [
    { gdfp_req: null },
    [
      'gam-missing-required The ad tag lacks the parameter gdfp_req. → Add gdfp_req=1. → gdfp_req=1',
    ],
  ],
  [
    { output: null },
    [
      'gam-missing-required The ad tag lacks the parameter output. → Add output=vast. → output=vast',
    ],
  ],
  [
    { unviewed_position_start: null },
    [
      'gam-missing-required The ad tag lacks the parameter unviewed_position_start. → Add unviewed_position_start=1. → unviewed_position_start=1',
    ],
  ],
  [
    { url: null },
    ['gam-page-missing The ad tag lacks the parameter url. → Add url=[PAGEURL]. → url=[PAGEURL]'],
  ],
  [
    { description_url: null },
    [
      'gam-page-missing The ad tag lacks the parameter description_url. → Add description_url=[PAGEURL]. → description_url=[PAGEURL]',
    ],
  ],
  [
    { correlator: null },
    [
      'gam-correlator The correlator is missing. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
  ],
  [
    { vpmute: null },
    [
      'gam-vpa-vpmute The ad tag lacks the parameter vpmute. → Add vpmute without values, which the player fills. → vpmute=',
    ],
  ],
  [
    { vpa: null },
    [
      'gam-vpa-vpmute The ad tag lacks the parameter vpa. → Add vpa without values, which the player fills. → vpa=',
    ],
  ],
  [
    { plcmt: null },
    [
      'gam-vpa-vpmute The ad tag lacks the parameter plcmt. → Add plcmt without values, which the player fills. → plcmt=',
    ],
  ],
  [
    { env: null, output: null },
    [
      'gam-missing-required The ad tag lacks the parameters env and output. → Add env=vp&output=vast. → env=vp output=vast',
    ],
  ],
  [
    { iu: null, output: null },
    ['gam-missing-required The ad tag lacks the parameters iu and output.'],
  ],
  [{ env: '' }, ['gam-missing-required The ad tag lacks the parameter env.']],
  [{ sz: '' }, ['gam-missing-required The ad tag lacks the parameter sz.']],
  [{ env: '[ip]' }, ['macro-value-missing 1:68 [ip] has no value, so it was kept.']],
  [
    { correlator: '' },
    [
      'gam-correlator 1:193 The correlator is empty. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: '0' },
    [
      'gam-correlator 1:193 The correlator is no positive integer. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: 'x1' },
    [
      'gam-correlator 1:193 The correlator is no positive integer. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: '1x' },
    [
      'gam-correlator 1:193 The correlator is no positive integer. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
  ],
  [{ correlator: '[ip]' }, ['macro-value-missing 1:205 [ip] has no value, so it was kept.']],
  [
    { correlator: '%%CACHEBUSTER%%' },
    [
      'macro-server-side 1:205 The ad tag has placeholders of Google Ad Manager. Kept, because only an ad server can fill them: %%CACHEBUSTER%%. → Write the placeholders of Google Ad Manager as macros in brackets. → correlator=[CACHEBUSTING]',
    ],
  ],
  [
    { correlator: '[TIMESTAMP]' },
    [
      'gam-correlator 1:193 The correlator is no positive integer. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: '-1' },
    [
      'gam-correlator 1:193 The correlator is no positive integer. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
  ],
  [
    { correlator: null },
    [
      'gam-correlator The correlator is missing. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
    { page: { url: 'https://a.example/' }, random: 0.5 },
  ],
  [
    { correlator: '' },
    [
      'gam-correlator 1:193 The correlator is empty. → Set correlator=[timestamp]. → correlator=[timestamp]',
    ],
    { page: { url: 'https://a.example/' }, random: 0.5 },
  ],
  [
    { url: null, description_url: null },
    ['gam-page-missing The ad tag lacks the parameters url and description_url.'],
    { random: 0.5, now: 1 },
  ],
  [
    { url: null, description_url: null },
    [
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → url=[PAGEURL] description_url=[PAGEURL]',
    ],
  ],
  [
    { vpmute: null, vpa: null, plcmt: null },
    [
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → vpmute= vpa= plcmt=',
    ],
  ],
  [
    { impl: 's' },
    [
      'gam-impl-s 1:246 The ad tag has the parameter impl=s, which is out of use. → Remove impl=s. → -impl=s',
    ],
  ],
  [{ impl: 't' }, []],
  [
    {},
    [
      'gam-live 1:33 The content is live, and the ad tag does not have the path for live streams. → Use the path /gampad/live/ads. → https://pubads.g.doubleclick.net/gampad/live/ads',
    ],
    { content: { live: true } },
  ],
  [{}, [], { content: { live: false } }],
  [
    { iu: '/21775744923/external/single_ad_samples', url: null, vpa: null },
    ["gam-test-unit 1:44 The ad unit is one of Google's samples, which pay nothing."],
  ],
  [
    { iu: '/124319096/external' },
    ["gam-test-unit 1:44 The ad unit is one of Google's samples, which pay nothing."],
  ],
  [
    { iu: '/6062' },
    ["gam-test-unit 1:44 The ad unit is one of Google's samples, which pay nothing."],
  ],
  [{ iu: '/60621/a' }, []],
  [{ iu: '/1/6062/a' }, []],
  [
    { iu: '%2F6062%2Fa' },
    ["gam-test-unit 1:44 The ad unit is one of Google's samples, which pay nothing."],
  ],
];

describe('the rules about what a tag of Google Ad Manager needs', () => {
  for (const [changes, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [changes, context] : changes)}`, () => {
      assert.deepEqual(adManagerReports(changes, context), reports);
    });
});
