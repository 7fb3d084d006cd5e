import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import {
  languageName,
  loadPageTexts,
  pageTexts,
  preferredLanguage,
} from '../../../demo/cms/languages.js';
import {
  LANGUAGES,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../src/locales/languages.js';

/** Words that a language shares with English. */
const SHARED_WORDS: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  ...{ de: [], es: [], fr: [], pt: [] },
  it: ['Password', 'video'],
};

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

describe('the texts of the CMS page', () => {
  before(async () => {
    for (const language of TRANSLATED_LANGUAGES) await loadPageTexts(language);
  });

  for (const language of TRANSLATED_LANGUAGES)
    it(`leave nothing in English in "${language}", and lose no value`, () => {
      const english = new Map(flatten(pageTexts('en')));
      const translated = flatten(pageTexts(language));
      assert.deepEqual(
        translated.map(([path]) => path),
        [...english.keys()],
      );
      const allowed = [...SHARED_WORDS[language], 'CMS'];
      for (const [path, text] of translated) {
        const original = english.get(path) ?? '';
        assert.ok(text.trim() !== '' && (text !== original || allowed.includes(text)), path);
        for (const value of VALUES)
          assert.equal(text.includes(value), original.includes(value), `${path}: ${text}`);
      }
    });

  it('are in the language that the editor chose, else in that of the browser', () => {
    assert.equal(preferredLanguage('pt', 'de-AT'), 'pt');
    assert.equal(preferredLanguage(null, 'de-AT'), 'de');
    assert.equal(preferredLanguage('xx', 'fr'), 'fr');
    for (const tag of ['sv', '', '__proto__']) assert.equal(preferredLanguage(tag, tag), 'en');
  });

  it('name each language in that language', () => {
    assert.deepEqual(LANGUAGES.map(languageName), [
      ...['English', 'Deutsch', 'Español', 'Français', 'Italiano', 'Português'],
    ]);
  });
});
