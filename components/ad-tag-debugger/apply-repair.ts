import { recognizeInput } from '../../src/diagnosis/input/recognize-input.js';
import { applyRepair as applyToValue } from '../../src/lint/apply-repair.js';
import type { Repair } from '../../src/lint/lint-finding.js';

/** The indentation of JSON: the white space before its first field; none if it is on one line. */
const indentOf = (json: string): string =>
  /^\s*[[{][^\S\n]*\r?\n([^\S\r\n]{1,10})/.exec(json)?.[1] ?? '';

/**
 * Applies a repair to the text of an input, and returns the repaired text; null if it does not fit. An operation with an
 * empty path replaces the whole text; other paths are JSON Pointers into the embed, whose indentation stays.
 */
export const repairedText = (input: string, repair: Repair): string | null => {
  const isText = repair.operations.every(({ path }) => path === '');
  // The embed may be in code, in a reply of the service, or in a text that was copied with changes.
  const recognized = isText ? null : recognizeInput(input);
  const value: unknown = recognized !== null && 'embed' in recognized ? recognized.embed : input;
  const repaired = applyToValue(value, repair);
  if (repaired === value) return null;
  return typeof repaired === 'string' ? repaired : JSON.stringify(repaired, null, indentOf(input));
};
