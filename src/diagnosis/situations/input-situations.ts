import { ownerOfErrorCode } from '../error-codes.js';
import type { Evidence } from '../evidence/evidence.js';
import { hostOf } from '../evidence/url-host.js';
import { TEXT_FINDINGS, type TextFinding } from '../input/text-findings.js';
import type { HarInput, UnknownInput } from '../input/recognized-input.js';
import { onOneLine as shortened } from '../evidence/quote.js';
import type { VerdictOwner } from '../verdict-owner.js';
import { type StatedReason, statedReason } from '../evidence/stated-reason.js';
import { ownerOfReason } from './reason-owner.js';
import { about, type SituationMatch } from './situation.js';

/** A VAST tag of an ad unit of Google Ad Manager, as far as it is known. */
const vastTagOf = (adUnit: string): string =>
  adUnit === ''
    ? ''
    : `https://pubads.g.doubleclick.net/gampad/ads?iu=${adUnit}&sz=640x480&env=vp&gdfp_req=1&output=vast` +
      '&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]';

/** Of code whose page has to change: its publisher. */
const OWNERS_OF_CODE: Readonly<Record<string, VerdictOwner>> = {
  // Who was sent a tracker in place of a tag asks the agency for one.
  'cm360-tracker': 'publisher',
  'option-unknown': 'unknown',
};

type NoBidReason = readonly [name: string, reason: StatedReason, owner: VerdictOwner];

/** OpenRTB 2.6, list of no-bid reason codes (AdCOM 1.0), by number. */
const NO_BID_REASONS: readonly NoBidReason[] = [
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
const noBidReason = (code: number): NoBidReason =>
  NO_BID_REASONS[code] ?? [
    code >= FIRST_OF_EXCHANGES ? 'Exchange Specific' : 'Unknown',
    'unknown',
    'network',
  ];

const refusedBid = (code: number): SituationMatch => {
  const [name, reason, owner] = noBidReason(code);
  return about(owner, { id: 'bid-refused', params: { code, name, reason } });
};

/** The verdict about the first of several findings in a text; the others are listed. */
const judgedMatch = (judged: readonly TextFinding[]): SituationMatch => {
  const [first = { finding: 'request-sound', detail: '' }, ...rest] = judged;
  const others = rest.map((params) => ({ id: 'text-judged', params }) as const);
  return { ...about(TEXT_FINDINGS[first.finding], { id: 'text-judged', params: first }), others };
};

const unknownInput = (input: UnknownInput): SituationMatch => {
  const { reason, position, syntaxError: error, display, bid, mediaType = '' } = input;
  if (reason === 'empty') return about('unknown', { id: 'input-empty', params: {} });
  if (reason === 'judged') return judgedMatch(input.judged ?? []);
  if (reason === 'stated') {
    const { quote = '', reason: known = statedReason(quote) } = input.refusal ?? {};
    const params = { quote: shortened(quote), reason: known };
    const owner = ownerOfReason('ad-server', 'ad-server')(params);
    // Nobody can be named for a reason that is not understood.
    const named = known === 'unknown' ? 'unknown' : owner;
    return about(named, { id: 'reason-stated', params });
  }
  if (reason === 'no-bid' && input.refusal !== undefined) {
    const { bidder, quote } = input.refusal;
    const params = { bidder, quote, reason: statedReason(quote) };
    const [, , byCode = 'network'] = input.noBid === undefined ? [] : noBidReason(input.noBid);
    const owner = ownerOfReason(byCode, 'publisher')(params);
    return about(owner, { id: 'bid-rejected', params });
  }
  if (reason === 'no-bid' && input.noBid !== undefined) return refusedBid(input.noBid);
  if (reason === 'no-bid') return about('ad-server', { id: reason, params: {} });
  if (reason === 'bid-not-video') {
    const { bidder = '', pointer = '' } = bid ?? {};
    // The bids of Prebid are those that the ad unit of the page asks for.
    const owner = pointer.includes('/bid/') ? 'network' : 'publisher';
    return about(owner, { id: reason, params: { bidder, mediaType } });
  }
  if (reason === 'display-tag') {
    const { format, adUnit } = display ?? { format: 'gpt', adUnit: '' };
    const owner =
      OWNERS_OF_CODE[format] ?? (format.startsWith('cm360') ? 'ad-server' : 'publisher');
    const tag = /^(?:player-id|option-)/.test(format) ? adUnit : vastTagOf(adUnit);
    return about(owner, { id: reason, params: { format, tag } });
  }
  if (reason !== 'json-syntax')
    return about('unknown', { id: 'input-unknown', params: { reason } });
  const { line, column } = position ?? { line: 1, column: 1 };
  const params = { error: error ?? 'unexpected-character', line, column };
  return about(input.isEmbed === true ? 'publisher' : 'unknown', { id: 'json-malformed', params });
};

/** Of a script of a public service that has no connection: that of the viewer, unless the page refuses it. */
const ownerOfFailed = (error: string): VerdictOwner =>
  /^(?:net::|NS_ERROR)/.test(error) && !/CSP|mixed/i.test(error) ? 'browser' : 'publisher';

/** A recording without a request for ads, which a player with the IMA SDK sends only when it has its script. */
const harWithoutAds = ({
  total,
  imaSdk,
  failedScript,
  refusesConsent = false,
  isPlayed,
  slotWithoutAds,
}: HarInput): SituationMatch => {
  const error = imaSdk?.error ?? '';
  if (imaSdk?.result === 'blocked')
    return about('browser', { id: 'ima-sdk-blocked', params: { error } });
  if (imaSdk?.result === 'failed')
    return about(ownerOfFailed(error), { id: 'ima-sdk-failed', params: { error } });
  if (isPlayed === true && slotWithoutAds !== undefined)
    return about('publisher', { id: 'device-without-ads', params: slotWithoutAds });
  const { address: script = '', error: why = '' } = failedScript ?? {};
  const playback = isPlayed === undefined ? 'unknown' : isPlayed ? 'some' : 'none';
  const hasImaSdk = imaSdk !== undefined;
  const params = { total, hasImaSdk, refusesConsent, playback, script, error: why } as const;
  const isNotStarted = playback === 'none' && script === '';
  const isBlocked = why.includes('BLOCKED_BY_CLIENT');
  const owner = isNotStarted ? 'unknown' : isBlocked ? 'browser' : 'publisher';
  return about(refusesConsent ? 'consent' : owner, { id: 'har-without-ads', params });
};

/** The verdict about an input that has no ad tag and no response; null for all others. */
export const inputSituation = ({ input }: Evidence): SituationMatch | null => {
  switch (input.kind) {
    case 'unknown':
      return unknownInput(input);
    case 'error-code': {
      const { system, code, host, detail = '', otherCode } = input;
      const params = { system, code, host, detail };
      const match = about(ownerOfErrorCode(system, code), { id: 'error-code', params });
      if (otherCode === undefined) return match;
      const other = { system, code: otherCode, host: '', detail: '' };
      return { ...match, others: [{ id: 'error-code', params: other }] };
    }
    case 'case':
      return input.fault && about('unknown', { id: 'case-invalid', params: input.fault });
    case 'embed-code': {
      const { embed, address, repaired } = input;
      if (repaired !== undefined)
        return about('publisher', { id: 'code-copied', params: { repaired } });
      if (embed !== null) return null;
      const params = { host: hostOf(address ?? '') };
      return about('publisher', { id: 'embed-address', params });
    }
    case 'har':
      return input.requests.length > 0 ? null : harWithoutAds(input);
    default:
      return null;
  }
};
