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

/**
 * A finding in one line: its path, line and column, its message, and behind arrows the label of its repair and what the
 * repair changes in the text.
 */
export const sampleReport = (
  { path, position, message, repair }: LintFinding,
  text: string,
): string => {
  const place = [path, position === null ? '' : `${position.line}:${position.column}`]
    .filter((part) => part !== '')
    .join(' ');
  const found = place === '' ? message : `${place} ${message}`;
  return repair === null
    ? found
    : `${found} → ${repair.label} → ${differenceOf(text, repairedText(repair))}`;
};
