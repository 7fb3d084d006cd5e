import type { FindingParams } from '../../../../../src/finding.js';
import type { LintFinding } from '../../../../../src/lint/lint-finding.js';
import { repairedText } from '../apply-repair.js';

/** Characters that two texts share at their beginning. */
const sharedStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
};

const reversed = (text: string): string => Array.from(text).reverse().join('');

const MAX_SHOWN_LENGTH = 100;

const shortened = (text: string): string =>
  text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;

/** The part of a text that differs in another one, as `old ⇒ new`. */
const differenceOf = (before: string, after: string): string => {
  const start = sharedStart(before, after);
  const [left, right] = [before.slice(start), after.slice(start)];
  const end = sharedStart(reversed(left), reversed(right));
  return [left, right].map((text) => shortened(text.slice(0, text.length - end))).join(' ⇒ ');
};

const paramsText = (params: FindingParams): string =>
  Object.keys(params).length === 0 ? '' : JSON.stringify(params);

/**
 * A finding in one line: its path, line and column, its parameters, and behind arrows the id and the parameters of its
 * repair and what the repair changes in the text.
 */
export const sampleReport = (
  { path, position, params, repair }: LintFinding,
  text: string,
): string => {
  const place = position === null ? '' : `${position.line}:${position.column}`;
  const finding = [path, place, paramsText(params)].filter((part) => part !== '').join(' ');
  if (repair === null) return finding;
  const change = [repair.id, paramsText(repair.params)].filter((part) => part !== '').join(' ');
  return `${finding} → ${change} → ${differenceOf(text, repairedText(repair))}`;
};
