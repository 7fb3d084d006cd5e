import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { idsIn, type ReportRow, reportsOf } from '../../reports.js';

const ROWS: readonly ReportRow[] = [
  [
    'https://a@PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'tag-userinfo 1:1 → repair-remove-user → https://PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-missing-required names=iu,sz,env,gdfp_req,output,unviewed_position_start settings=iu,sz,env=vp,gdfp_req=1,output=vast,unviewed_position_start=1',
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → https://a@PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → https://a@PubAds.g.doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    '//x.doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'tag-protocol-relative 1:1 → repair-start-with-https → https://x.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-missing-required names=iu,sz,env,gdfp_req,output,unviewed_position_start settings=iu,sz,env=vp,gdfp_req=1,output=vast,unviewed_position_start=1',
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → //x.doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → //x.doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'gam-missing-required names=iu,sz,env,gdfp_req,output,unviewed_position_start settings=iu,sz,env=vp,gdfp_req=1,output=vast,unviewed_position_start=1',
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → https://doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → https://doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net:443/gampad/ads?correlator=[timestamp]',
    [
      'gam-missing-required names=iu,sz,env,gdfp_req,output,unviewed_position_start settings=iu,sz,env=vp,gdfp_req=1,output=vast,unviewed_position_start=1',
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → https://pubads.g.doubleclick.net:443/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → https://pubads.g.doubleclick.net:443/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  ['https://pubads.g.doubleclick.example/gampad/ads?correlator=[timestamp]', []],
  ['https://xdoubleclick.net/gampad/ads?correlator=[timestamp]', []],
  [
    'htps:/pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
    [
      'tag-scheme 1:1 → repair-start-with-https → https://pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-missing-required names=iu,sz,env,gdfp_req,output,unviewed_position_start settings=iu,sz,env=vp,gdfp_req=1,output=vast,unviewed_position_start=1',
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → htps:/pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → htps:/pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  ['https://pubads.g.doubleclick.net/gampad/adx?correlator=[timestamp]', []],
  [
    'https://pubads.g.doubleclick.net/gampad/live/ads?correlator=[timestamp]',
    [
      'gam-missing-required names=iu,sz,env,gdfp_req,output,unviewed_position_start settings=iu,sz,env=vp,gdfp_req=1,output=vast,unviewed_position_start=1',
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → https://pubads.g.doubleclick.net/gampad/live/ads?correlator=[timestamp]&url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → https://pubads.g.doubleclick.net/gampad/live/ads?correlator=[timestamp]&vpmute=&vpa=&plcmt=',
    ],
  ],
  [
    'https://pubads.g.doubleclick.net/gampad/ads',
    [
      'gam-missing-required names=iu,sz,env,gdfp_req,output,unviewed_position_start settings=iu,sz,env=vp,gdfp_req=1,output=vast,unviewed_position_start=1',
      'gam-correlator fault=missing → repair-set-parameters settings=correlator=[timestamp] → https://pubads.g.doubleclick.net/gampad/ads?correlator=[timestamp]',
      'gam-page-missing names=url,description_url → repair-add-parameters settings=url=[PAGEURL],description_url=[PAGEURL] → https://pubads.g.doubleclick.net/gampad/ads?url=[PAGEURL]&description_url=[PAGEURL]',
      'gam-vpa-vpmute names=vpmute,vpa,plcmt → repair-add-empty-parameters names=vpmute,vpa,plcmt → https://pubads.g.doubleclick.net/gampad/ads?vpmute=&vpa=&plcmt=',
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
