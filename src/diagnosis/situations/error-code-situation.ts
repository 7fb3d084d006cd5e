import { ownerOfErrorCode } from '../error-codes.js';
import type { ErrorCodeInput } from '../input/recognized-input.js';
import type { SituationMatch } from './situation.js';

/** The verdict about an error code, which is all that is known. */
export const errorCodeSituation = ({ system, code, host }: ErrorCodeInput): SituationMatch => ({
  verdict: { id: 'error-code', parameters: { system, code, host } },
  owner: ownerOfErrorCode(system, code),
  path: '',
});
