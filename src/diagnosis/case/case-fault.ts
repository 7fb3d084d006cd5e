import { verdictsMessages } from '../../messages/generated/verdicts/index.js';
import type { ExpectedShape } from './shape.js';

/** Why a text is not a case file that this version reads. */
export interface CaseFault {
  /** What the file or one of its fields should be. `version` is another version than `values` names. */
  readonly expected: 'json' | 'case-file' | 'version' | ExpectedShape;
  /** JSON Pointer of the field; empty for the whole file. */
  readonly path: string;
  /** The version of the file as JSON; empty without one and for other faults. */
  readonly version: string;
  /** The values that are allowed, the most elements, the system of an error code, or the version that is read. */
  readonly values: readonly string[];
}

/** A fault of a case file as a sentence in English. */
export const caseFaultText = (fault: CaseFault): string =>
  verdictsMessages.messagesIn('en')('case-invalid', fault);
