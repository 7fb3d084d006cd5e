import assert from 'node:assert/strict';
import { it } from 'node:test';
import { languageName, preferredLanguage } from '../../../demo/page-language/page-language.js';
import { LANGUAGES } from '../../../src/messages/languages.js';

it('chooses the language that the reader chose, else that of the browser', () => {
  assert.equal(preferredLanguage('pt', 'de-AT'), 'pt');
  assert.equal(preferredLanguage(null, 'de-AT'), 'de');
  assert.equal(preferredLanguage('xx', 'fr'), 'fr');
  for (const tag of ['sv', '', '__proto__']) assert.equal(preferredLanguage(tag, tag), 'en');
});

it('names each language in that language', () => {
  assert.deepEqual(LANGUAGES.map(languageName), [
    'English',
    'Deutsch',
    'Español',
    'Français',
    'Italiano',
    'Português',
  ]);
});
