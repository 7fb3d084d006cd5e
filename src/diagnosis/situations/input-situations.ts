import { ownerOfErrorCode } from '../error-codes.js';
import type { Evidence } from '../evidence/evidence.js';
import { hostOf } from '../evidence/url-host.js';
import type { HarInput, UnknownInput } from '../input/recognized-input.js';
import { about, type SituationMatch } from './situation.js';

/** A VAST tag of an ad unit of Google Ad Manager, as far as it is known. */
const vastTagOf = (adUnit: string): string =>
  adUnit === ''
    ? ''
    : `https://pubads.g.doubleclick.net/gampad/ads?iu=${adUnit}&sz=640x480&env=vp&gdfp_req=1&output=vast` +
      '&unviewed_position_start=1&url=[PAGEURL]&description_url=[PAGEURL]&correlator=[timestamp]';

const unknownInput = (input: UnknownInput): SituationMatch => {
  const { reason, position, syntaxError: error, display, bid, mediaType = '' } = input;
  if (reason === 'empty') return about('unknown', { id: 'input-empty', parameters: {} });
  if (reason === 'bid-not-video')
    return about('publisher', { id: reason, parameters: { bidder: bid?.bidder ?? '', mediaType } });
  if (reason === 'display-tag') {
    const { format, adUnit } = display ?? { format: 'gpt', adUnit: '' };
    const owner = format.startsWith('cm360') ? 'ad-server' : 'publisher';
    return about(owner, { id: reason, parameters: { format, tag: vastTagOf(adUnit) } });
  }
  if (reason !== 'json-syntax')
    return about('unknown', { id: 'input-unknown', parameters: { reason } });
  const { line, column } = position ?? { line: 1, column: 1 };
  const parameters = { error: error ?? 'unexpected-character', line, column };
  return about('publisher', { id: 'json-malformed', parameters });
};

/** A recording without a request for ads, which a player with the IMA SDK sends only when it has its script. */
const harWithoutAds = ({ total, imaSdk }: HarInput): SituationMatch => {
  const error = imaSdk?.error ?? '';
  if (imaSdk?.result === 'blocked')
    return about('browser', { id: 'ima-sdk-blocked', parameters: { error } });
  if (imaSdk?.result === 'failed')
    return about('publisher', { id: 'ima-sdk-failed', parameters: { error } });
  const parameters = { total, hasImaSdk: imaSdk !== undefined };
  return about('publisher', { id: 'har-without-ads', parameters });
};

/** The verdict about an input that has no ad tag and no response; null for all others. */
export const inputSituation = ({ input }: Evidence): SituationMatch | null => {
  switch (input.kind) {
    case 'unknown':
      return unknownInput(input);
    case 'error-code': {
      const { system, code, host, directive = '', otherCode: other } = input;
      const parameters = { system, code, host, directive };
      const match = about(ownerOfErrorCode(system, code), { id: 'error-code', parameters });
      if (other === undefined) return match;
      const parametersOfOther = { system, code: other, host: '', directive: '' };
      return { ...match, others: [{ id: 'error-code', parameters: parametersOfOther }] };
    }
    case 'case':
      return input.fault && about('unknown', { id: 'case-invalid', parameters: input.fault });
    case 'embed-code': {
      if (input.embed !== null) return null;
      const parameters = { host: hostOf(input.address ?? '') };
      return about('publisher', { id: 'embed-address', parameters });
    }
    case 'har':
      return input.requests.length > 0 ? null : harWithoutAds(input);
    default:
      return null;
  }
};
