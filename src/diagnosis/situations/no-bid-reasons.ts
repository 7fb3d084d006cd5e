import type { StatedReason } from '../evidence/stated-reason.js';
import type { VerdictOwner } from '../verdict-owner.js';

type NoBidReason = readonly [name: string, reason: StatedReason, owner: VerdictOwner];

/** OpenRTB 2.6, list of no-bid reason codes (AdCOM 1.0), by number. */
const REASONS: readonly NoBidReason[] = [
  ['Unknown Error', 'unknown', 'network'],
  ['Technical Error', 'unknown', 'network'],
  ['Invalid Request', 'unknown', 'publisher'],
  ['Known Web Crawler', 'traffic', 'browser'],
  ['Suspected Non-Human Traffic', 'traffic', 'browser'],
  ['Cloud, Data Center, or Proxy IP', 'traffic', 'browser'],
  ['Unsupported Device', 'unknown', 'network'],
  ['Blocked Publisher or Site', 'site', 'publisher'],
  ['Unmatched User', 'unknown', 'network'],
  ['Daily User Cap Met', 'capped', 'nobody'],
  ['Daily Domain Cap Met', 'capped', 'nobody'],
  ['Ads.txt Authorization Unavailable', 'ads-txt', 'publisher'],
  ['Ads.txt Authorization Violation', 'ads-txt', 'publisher'],
  ['Ads.cert Authentication Unavailable', 'unknown', 'network'],
  ['Ads.cert Authentication Violation', 'unknown', 'network'],
  ['Insufficient Auction Time', 'unknown', 'publisher'],
  ['Incomplete SupplyChain', 'unknown', 'network'],
  ['Blocked SupplyChain Node', 'unknown', 'network'],
];

/** From this number on, reasons are those of an exchange. */
const FIRST_OF_EXCHANGES = 500;

/** The reason with this number. */
export const noBidReason = (code: number): NoBidReason =>
  REASONS[code] ?? [
    code >= FIRST_OF_EXCHANGES ? 'Exchange Specific' : 'Unknown',
    'unknown',
    'network',
  ];
