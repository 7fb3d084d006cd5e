import { fillTemplate, matchTemplate } from '../../locales/match-template.js';
import type { SentenceTexts } from './core-sentence.js';

/** The translation of an English sentence; null if there is none. */
export type SentenceTranslator = (sentence: string) => string | null;

/** The items of `a, b and c`. */
const itemsOf = (list: string): readonly string[] => {
  const last = list.lastIndexOf(' and ');
  return last < 0 ? [list] : [...list.slice(0, last).split(', '), list.slice(last + 5)];
};

const withoutValues = (template: string): string => template.replaceAll(/\{\w+\}/g, '');

/**
 * Translates English sentences into a language, a BCP 47 tag. Numbers and lists in them are written in the notation of
 * the language. Total on any text.
 */
export const sentenceTranslator = (language: string, texts: SentenceTexts): SentenceTranslator => {
  const sentences = new Map<string, string>(Object.entries(texts));
  // The template with the longest text is the most exact one: "Add the type {a}." before "Add {a}."
  const templates = [...sentences]
    .filter(([template]) => template.includes('{'))
    .sort(([one], [other]) => withoutValues(other).length - withoutValues(one).length);
  const numbers = new Intl.NumberFormat(language);
  const lists = new Intl.ListFormat(language);

  const valueText = (name: string, value: string): string => {
    if (name === 'list') return lists.format(itemsOf(value).map((item) => translate(item) ?? item));
    if (/^[nm]$/.test(name))
      return /^\d{1,15}$/.test(value) ? numbers.format(Number(value)) : value;
    return sentences.get(value) ?? value;
  };

  const translate: SentenceTranslator = (sentence) => {
    const known = sentences.get(sentence);
    if (known !== undefined) return known;
    for (const [template, translation] of templates) {
      const values = matchTemplate(template, sentence);
      if (values === null) continue;
      const texts = Array.from(values, ([name, value]) => [name, valueText(name, value)] as const);
      return fillTemplate(translation, new Map(texts));
    }
    return null;
  };
  return translate;
};
