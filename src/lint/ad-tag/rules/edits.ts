import { authorityLength, type AdTagParameter } from '../ad-tag-parameters.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import type { AdTagRepair, TextEdit } from '../ad-tag-text.js';
import type { RuleHit } from '../../rule.js';

/** The ranges of a text that match a global pattern, each replaced by the result of `replace`. */
export const editsOf = (
  text: string,
  pattern: RegExp,
  replace: (match: string) => string,
): readonly TextEdit[] =>
  Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: replace(match[0]),
  }));

export const editsWithin = (
  { literals }: AdTagSubject,
  { start, end }: { readonly start: number; readonly end: number },
  pattern: RegExp,
  replace: (match: string) => string,
): readonly TextEdit[] =>
  editsOf(literals.slice(start, end), pattern, replace).map((edit) => ({
    start: edit.start + start,
    end: edit.end + start,
    text: edit.text,
  }));

/** A range with another text; null without one. */
export const withText = (
  { start, end }: { readonly start: number; readonly end: number },
  text: string | null,
): TextEdit | null => (text === null ? null : { start, end, text });

/** Removes parameters. The question mark stays as long as a parameter of the query does. */
export const withoutParameters = (
  { parameters }: AdTagSubject,
  isRemoved: (parameter: AdTagParameter) => boolean,
): readonly TextEdit[] => {
  const first = parameters.find(({ separator }) => separator === '?');
  const isFirstRemoved = first !== undefined && isRemoved(first);
  const next = parameters.find((parameter) => parameter.separator === '&' && !isRemoved(parameter));
  return parameters.flatMap((parameter) => {
    const { start, nameStart, end } = parameter;
    if (parameter === next && isFirstRemoved) return { start, end: nameStart, text: '' };
    if (!isRemoved(parameter)) return [];
    const keepsSign = parameter === first && next !== undefined;
    return { start: keepsSign ? nameStart : start, end, text: '' };
  });
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

/** The same with a placeholder; null if nothing fills it. */
export const withPlaceholder = (
  parameter: AdTagParameter,
  placeholder: string | null,
): TextEdit | null => (placeholder === null ? null : withValue(parameter, placeholder));

/**
 * Adds parameters, written as `a=1&b=2`, at the end of the query; if the tag has a fragment, at its beginning, because
 * the fragment may belong to the last value. None if nothing ends the host.
 */
export const withAddedParameters = (
  { template, literals, parameters }: AdTagSubject,
  added: string,
): readonly TextEdit[] => {
  const first = parameters.find(({ separator }) => separator !== ';');
  const hash = literals.indexOf('#');
  if (first === undefined) {
    const at = hash === -1 ? template.length : hash;
    const before = literals.slice(0, at);
    const sign = before.includes('?') ? (before.endsWith('?') ? '' : '&') : '?';
    return [{ start: at, end: at, text: sign + added }];
  }
  if (authorityLength(literals) >= first.start && first.separator === '&') return [];
  if (hash !== -1) return [{ start: first.nameStart, end: first.nameStart, text: `${added}&` }];
  const sign = literals.endsWith('&') ? '' : '&';
  return [{ start: template.length, end: template.length, text: sign + added }];
};

/** One hit for all that was found, at the first of it, with a repair if each has its edit. */
export const hitForAll = <Params>(
  tag: AdTagSubject,
  spans: readonly { readonly start: number }[],
  params: Params,
  repair: readonly [message: AdTagRepair, edits: readonly (TextEdit | null)[]] | null,
): readonly RuleHit<Params>[] => {
  const [first] = spans;
  if (first === undefined) return [];
  const [message, edits] = repair ?? [];
  const known = edits?.flatMap((edit) => edit ?? []);
  const isRepairable = known !== undefined && known.length === edits?.length;
  return [
    tag.hit(params, first.start, message && isRepairable ? tag.repair(message, known) : null),
  ];
};

/** A hit for the first edit, with all of them as its repair. */
export const hitWith = <Params>(
  tag: AdTagSubject,
  params: Params,
  repair: readonly [message: AdTagRepair, edits: readonly TextEdit[]],
): readonly RuleHit<Params>[] => hitForAll(tag, repair[1], params, repair);
