import { english } from './en.js';
import {
  fillTemplate,
  matchTemplate,
  type TemplateValues,
} from '../../../locales/match-template.js';
import type { VastFindingText, VastTexts } from './vast-rule-texts.js';

/** Names of values that are written in the notation of the language. */
const NUMBERS = new Set(['n', 'm']);

/** What separates the parts of a value: `width, no height`, and `[A], which …; [B] in its host, …`. */
const SEPARATORS: ReadonlyMap<string, readonly [separator: RegExp, joiner: string]> = new Map([
  ['list', [/, no | and no /, ', ']],
  ['parts', [/; /, '; ']],
]);

const ENGLISH_RULES: Readonly<Record<string, readonly string[]>> = english.rules;

/** The first of some templates that a sentence has, with its values. */
const findTemplate = (
  templates: readonly string[],
  sentence: string,
): readonly [index: number, values: TemplateValues] | null => {
  for (const [index, template] of templates.entries()) {
    const values = matchTemplate(template, sentence);
    if (values !== null) return [index, values];
  }
  return null;
};

/**
 * Translates findings about responses by the templates of their English messages. Null for unknown rules and messages.
 * Total on any text.
 */
export const translateVastFindings = ({
  language,
  rules,
  phrases,
  more,
}: VastTexts): VastFindingText => {
  const texts: Readonly<Record<string, readonly [readonly string[], string]>> = rules;
  const format = new Intl.NumberFormat(language);

  const phrase = (text: string): string => {
    const found = findTemplate(english.phrases, text);
    return found === null ? text : fillTemplate(phrases[found[0]] ?? '', found[1]);
  };

  const valueText = (name: string, value: string): string => {
    if (NUMBERS.has(name) && Number.isFinite(Number(value))) return format.format(Number(value));
    const [separator, joiner] = SEPARATORS.get(name) ?? [];
    return separator === undefined
      ? phrase(value)
      : value.split(separator).map(phrase).join(joiner);
  };

  const fill = (template: string, values: TemplateValues): string =>
    fillTemplate(
      template,
      new Map(Array.from(values, ([name, value]) => [name, valueText(name, value)])),
    );

  return (rule, message) => {
    if (!Object.hasOwn(ENGLISH_RULES, rule)) return null;
    const [faults = [], remedy = ''] = texts[rule] ?? [];
    const start = message.lastIndexOf(english.more.slice(0, english.more.indexOf('{')));
    const sentence = start > 0 ? message.slice(0, start).trimEnd() : message;
    const found = findTemplate(ENGLISH_RULES[rule] ?? [], sentence);
    if (found === null) return null;
    const fault = fill(faults[found[0]] ?? '', found[1]);
    const rest = start > 0 ? matchTemplate(english.more, message.slice(start)) : null;
    return [rest === null ? fault : `${fault} ${fill(more, rest)}`, remedy];
  };
};
