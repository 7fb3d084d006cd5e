import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { LazyTexts } from '../../src/locales/lazy-texts.js';
import { TRANSLATED_LANGUAGES, type TranslatedLanguage } from '../../src/locales/languages.js';

const VALUES = ['71', '82', '93'];

/** Every text by its path; functions are called with different values. */
const flatten = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'function')
    return flatten((value as (...values: readonly string[]) => string)(...VALUES), path);
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.keys(value)
    .sort()
    .flatMap((key) => flatten(Reflect.get(value, key), `${path}/${key}`));
};

/** Tests the texts of a page in every language. `shared` are words that a language shares with English. */
export const describePageTexts = (
  page: string,
  { textsIn, loadTexts }: LazyTexts<object>,
  shared: Readonly<Record<TranslatedLanguage, readonly string[]>>,
): void => {
  describe(`the texts of the ${page} page`, () => {
    before(async () => {
      for (const language of TRANSLATED_LANGUAGES) await loadTexts(language);
    });

    for (const language of TRANSLATED_LANGUAGES)
      it(`leave nothing in English in "${language}", and lose no value`, () => {
        const english = new Map(flatten(textsIn('en')));
        const translated = flatten(textsIn(language));
        assert.deepEqual(
          translated.map(([path]) => path),
          [...english.keys()],
        );
        const allowed = [...shared[language], 'CMS'];
        for (const [path, text] of translated) {
          const original = english.get(path) ?? '';
          assert.ok(text.trim() !== '' && (text !== original || allowed.includes(text)), path);
          for (const value of VALUES)
            assert.equal(text.includes(value), original.includes(value), `${path}: ${text}`);
          assert.doesNotMatch(text, /\p{L}'\p{L}/u, path);
          if (language === 'fr') assert.doesNotMatch(text, / [:;?!»](?: |$)|« /u, path);
        }
      });
  });
};
