import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    'https://a@PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'tag-userinfo 1:1 The ad tag contains a user name or password. → Remove the user name and the password. → https://PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-missing-required The ad tag lacks the parameters iu, sz, env, gdfp_req, output and unviewed_position_start.',
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → https://a@PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → https://a@PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    '//x.doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'tag-protocol-relative 1:1 The ad tag has no scheme. → Start the tag with https://. → https://x.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-missing-required The ad tag lacks the parameters iu, sz, env, gdfp_req, output and unviewed_position_start.',
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → //x.doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → //x.doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'gam-missing-required The ad tag lacks the parameters iu, sz, env, gdfp_req, output and unviewed_position_start.',
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → https://doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → https://doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net:443/gampad/ads?correlator=[timestamp]',
    [
      'gam-missing-required The ad tag lacks the parameters iu, sz, env, gdfp_req, output and unviewed_position_start.',
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → https://pubads.g.doubleclick.net:443/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → https://pubads.g.doubleclick.net:443/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  ['https://pubads.g.doubleclick.example/gampad/ads?correlator=[timestamp]', []],
  ['https://xdoubleclick.net/gampad/ads?correlator=[timestamp]', []],
  [
    'htps:/pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'tag-scheme 1:1 The ad tag is not an http(s) URL. → Start the tag with https://. → https://pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-missing-required The ad tag lacks the parameters iu, sz, env, gdfp_req, output and unviewed_position_start.',
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → htps:/pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → htps:/pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  ['https://pubads.g.doubleclick.net/gampad/adx?correlator=[timestamp]', []],
  [
    'https://pubads.g.doubleclick.net/gampad/live/ads?correlator=[timestamp]',
    [
      'gam-missing-required The ad tag lacks the parameters iu, sz, env, gdfp_req, output and unviewed_position_start.',
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → https://pubads.g.doubleclick.net/gampad/live/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → https://pubads.g.doubleclick.net/gampad/live/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads',
    [
      'gam-missing-required The ad tag lacks the parameters iu, sz, env, gdfp_req, output and unviewed_position_start.',
      'gam-correlator The correlator is missing. → Set correlator=[timestamp]. → https://pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-page-missing The ad tag lacks the parameters url and description_url. → Add url=[PAGEURL]&description_url=[PAGEURL]. → https://pubads.g.doubleclick.net/gampad/ads?url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute The ad tag lacks the parameters vpmute, vpa and plcmt. → Add vpmute, vpa and plcmt without values, which the player fills. → https://pubads.g.doubleclick.net/gampad/ads?vpmute=&vpa=&plcmt=',
    ],
  ],
  ['https://pubads.g.doubleclick.net/gampad/ads2?correlator=[timestamp]', []],
  ['https://pubads.g.doubleclick.net/x/gampad/ads?correlator=[timestamp]', []],
];

describe('a tag is one of Google Ad Manager', () => {
  for (const [tag, reports, context] of ROWS)
    it(`report ${idsIn(reports)} for ${JSON.stringify(context ? [tag, context] : tag)}`, () => {
      assert.deepEqual(reportsOf(tag, context), reports);
    });
});
