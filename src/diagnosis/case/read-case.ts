import { parseJson } from '../../text/json.js';
import type { AdCase } from './ad-case.js';
import { checkCase } from './check-case.js';

/** A case, or why the text is not a case. */
export type ReadCase =
  | { readonly case: AdCase; readonly problem: '' }
  | { readonly case: null; readonly problem: string };

/** Reads the text of a case file. Never throws: a bad file has one sentence that names the field and what it should be. */
export const readCase = (text: string): ReadCase => {
  const json = parseJson(text);
  if (json === undefined) return { case: null, problem: 'It is not JSON.' };
  const problem = checkCase(json);
  return problem === null ? { case: json as AdCase, problem: '' } : { case: null, problem };
};
