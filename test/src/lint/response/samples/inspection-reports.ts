import type { Reports } from './part-reports.js';

/** Of the samples of inspections. */
export const INSPECTION_REPORTS: Reports = {
  'net-cors': [
    ['/hops/0 {"host":"ads.example","values":"none"}'],
    ['/hops/0 {"host":"ads.example","values":"several"}'],
  ],
  'net-cors-credentials': [['/hops/0 {"host":"ads.example"}']],
  'net-timeout': [
    ['/hops/0 {"host":"ads.example","ms":5000}'],
    ['/hops/0 {"host":"ads.example","ms":5000}'],
  ],
  'net-unreachable': [
    ['/hops/0 {"host":"ads.example","fault":"other"}'],
    ['/hops/0 {"host":"ads.example","fault":"unexplained"}'],
  ],
  adblock: [
    ['/hops/0 {"host":"pubads.g.doubleclick.net","ms":3}'],
    ['/hops/0 {"host":"ib.adnxs.com","ms":50}'],
  ],
  'net-status': [
    ['/hops/0 {"host":"ads.example","status":404}'],
    ['/hops/0 {"host":"ads.example","status":503}'],
  ],
  'net-no-fill': [['/hops/0 {"host":"ads.example"}']],
  'net-content-type': [
    ['/hops/0 {"host":"ads.example","type":"text/plain"}'],
    ['/hops/0 {"host":"ads.example","type":""}'],
    ['/hops/0 {"host":"ads.example","type":"text/html"}'],
  ],
  'net-slow': [
    ['/hops/0 {"scope":"request","host":"ads.example","ms":1001,"limit":1000}'],
    ['{"scope":"chain","host":"","ms":2001,"limit":2000}'],
    ['/hops/0 {"scope":"request","host":"ads.example","ms":2001,"limit":1000}'],
  ],
  'net-mixed-chain': [
    ['/hops/0 {"host":"ads.example","source":"tag"}'],
    ['/hops/0 {"host":"ads.example","source":"redirect"}'],
  ],
  'wrapper-depth': [['/hops/5 {"limit":5}']],
  'wrapper-loop': [['/hops/2'], ['/hops/0']],
  'wrapper-cut': [
    ['/hops/1 {"ignored":"wrapper"}'],
    ['/hops/1 {"ignored":"pod"}'],
    ['/hops/1 {"ignored":"later-ads"}'],
    ['/hops/1 {"ignored":"fallback"}'],
  ],
  'wrapper-value-missing': [
    ['/hops/1 {"placeholders":["[video_id]"]}'],
    ['/hops/1 {"placeholders":["[video_id]"]}'],
  ],
  'wrapper-empty-after': [['/hops/1 {"wrappers":1}'], ['/hops/1 {"wrappers":1}']],
};
