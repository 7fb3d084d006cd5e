import type { AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { TextEdit } from '../ad-tag-text.js';
import type { RuleHit } from '../rule.js';

/** The ranges of a text that match a global pattern, each replaced by the result of `replace`. */
export const editsOf = (
  text: string,
  pattern: RegExp,
  replace: (found: string) => string,
): readonly TextEdit[] =>
  Array.from(text.matchAll(pattern), (found) => ({
    start: found.index,
    end: found.index + found[0].length,
    text: replace(found[0]),
  }));

/** Removes parameters. When the first of the query is removed, the next one that stays gets its question mark. */
export const withoutParameters = (
  { parameters }: AdTagSubject,
  isRemoved: (parameter: AdTagParameter) => boolean,
): readonly TextEdit[] => {
  const edits: TextEdit[] = [];
  let needsQuestionMark = false;
  for (const parameter of parameters) {
    const { start, end, separator } = parameter;
    if (isRemoved(parameter)) {
      needsQuestionMark ||= separator === '?';
      edits.push({ start, end, text: '' });
    } else if (needsQuestionMark && separator === '&') {
      edits.push({ start, end: start + 1, text: '?' });
      needsQuestionMark = false;
    }
  }
  return edits;
};

/** Sets the value of a parameter, also if it has no `=`. */
export const withValue = (
  { hasValue, valueStart, end }: AdTagParameter,
  value: string,
): TextEdit => ({
  start: valueStart,
  end,
  text: hasValue ? value : `=${value}`,
});

/** Adds parameters, written as `a=1&b=2`, at the end of the query. */
export const withAddedParameters = (
  { template, literals, parameters }: AdTagSubject,
  added: string,
): TextEdit => {
  const hash = literals.indexOf('#');
  const end = hash === -1 ? template.length : hash;
  const query = parameters.filter(({ separator }) => separator !== ';');
  const before = literals.slice(0, end);
  const sign = query.length > 0 ? '&' : before.endsWith('?') ? '' : '?';
  return { start: end, end, text: (/[&]$/.test(before) ? '' : sign) + added };
};

/** A hit for the first edit, with all of them as its repair. */
export const hitWith = (
  tag: AdTagSubject,
  message: string,
  [label, edits]: readonly [string, ReturnType<typeof editsOf>],
): readonly RuleHit[] => {
  const [first] = edits;
  return first === undefined ? [] : [tag.hit(message, first.start, tag.repair(label, edits))];
};
