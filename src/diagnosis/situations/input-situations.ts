import { ownerOfErrorCode } from '../error-codes.js';
import type { Evidence } from '../evidence/evidence.js';
import { hostOf } from '../evidence/url-host.js';
import type { ErrorCodeInput, HarInput, UnknownInput } from '../input/recognized-input.js';
import type { SituationMatch } from './situation.js';

const unknownInput = ({ reason, position, syntaxError }: UnknownInput): SituationMatch => {
  if (reason === 'empty')
    return { verdict: { id: 'input-empty', parameters: {} }, owner: 'unknown', path: '' };
  if (reason !== 'json-syntax')
    return { verdict: { id: 'input-unknown', parameters: { reason } }, owner: 'unknown', path: '' };
  const parameters = {
    error: syntaxError ?? 'unexpected-character',
    line: position?.line ?? 1,
    column: position?.column ?? 1,
  };
  return { verdict: { id: 'json-malformed', parameters }, owner: 'publisher', path: '' };
};

/** The verdict about an error code, which is all that is known. */
const errorCodeSituation = ({ system, code, host }: ErrorCodeInput): SituationMatch => ({
  verdict: { id: 'error-code', parameters: { system, code, host } },
  owner: ownerOfErrorCode(system, code),
  path: '',
});

/** A recording without a request for ads, which a player with the IMA SDK sends only when it has its script. */
const harWithoutAds = ({ total, imaSdk }: HarInput): SituationMatch => {
  const error = imaSdk?.error ?? '';
  if (imaSdk?.result === 'blocked')
    return {
      verdict: { id: 'ima-sdk-blocked', parameters: { error } },
      owner: 'browser',
      path: '',
    };
  if (imaSdk?.result === 'failed')
    return {
      verdict: { id: 'ima-sdk-failed', parameters: { error } },
      owner: 'publisher',
      path: '',
    };
  const parameters = { total, hasImaSdk: imaSdk !== undefined };
  return { verdict: { id: 'har-without-ads', parameters }, owner: 'publisher', path: '' };
};

/** The verdict about an input that has no ad tag and no response; null for all others. */
export const inputSituation = ({ input }: Evidence): SituationMatch | null => {
  switch (input.kind) {
    case 'unknown':
      return unknownInput(input);
    case 'error-code':
      return errorCodeSituation(input);
    case 'case':
      return input.fault === null
        ? null
        : {
            verdict: { id: 'case-invalid', parameters: input.fault },
            owner: 'unknown',
            path: '',
          };
    case 'embed-code': {
      if (input.embed !== null) return null;
      const parameters = { host: hostOf(input.address ?? '') };
      return { verdict: { id: 'embed-address', parameters }, owner: 'publisher', path: '' };
    }
    case 'har':
      return input.requests.length > 0 ? null : harWithoutAds(input);
    default:
      return null;
  }
};
