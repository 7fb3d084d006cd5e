import { parseJson } from '../../text/json.js';
import type { AdCase } from './ad-case.js';
import type { CaseFault } from './case-fault.js';
import { checkCase } from './check-case.js';

/** A case, or why the text is not a case. */
export type ReadCase =
  | { readonly case: AdCase; readonly fault: null }
  | { readonly case: null; readonly fault: CaseFault };

/** Reads the text of a case file. Never throws: the fault of a bad file names the field and what it should be. */
export const readCase = (text: string): ReadCase => {
  const json = parseJson(text);
  if (json === undefined)
    return { case: null, fault: { expected: 'json', path: '', version: '', values: [] } };
  const fault = checkCase(json);
  return fault === null ? { case: json as AdCase, fault } : { case: null, fault };
};
