import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../src/diagnosis/diagnose.js';
import { AD_SOURCE_RULES, AD_TAG_RULES, EMBED_RULES } from '../../../../src/lint/lint-rules.js';
import * as german from '../../../../src/lint/locales/de.js';
import * as spanish from '../../../../src/lint/locales/es.js';
import * as french from '../../../../src/lint/locales/fr.js';
import * as italian from '../../../../src/lint/locales/it.js';
import * as portuguese from '../../../../src/lint/locales/pt.js';
import type { RuleTranslation } from '../../../../src/lint/locales/translate-rules.js';
import { RESOLVE_FINDINGS } from '../../../../src/resolve/resolve-findings.js';
import type { TranslatedLanguage } from '../../../../src/locales/languages.js';

const LANGUAGES: Readonly<Record<TranslatedLanguage, RuleTranslation>> = {
  ...{ de: german, es: spanish, fr: french, it: italian, pt: portuguese },
};

const TAG_RULES = [...AD_TAG_RULES, ...AD_SOURCE_RULES].map(({ name }) => name);
const NAMES = [...TAG_RULES, ...EMBED_RULES.map(({ name }) => name)];

/** What is code in a text, which no language changes: parameters with values, macros, field names. */
const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/\[[A-Z]\w+\]|\b\w+=(?:\[\w+\]|[\w]+)|`[^`]+`|https?:\/\/\S*/g)]
    .map(([code]) => code)
    .sort();

for (const [language, { findingText, tagRuleText, translatedRules }] of Object.entries(LANGUAGES))
  describe(`the texts of lint findings in "${language}"`, () => {
    it('are there for every rule about embeds and ad tags, and for no other', () => {
      assert.deepEqual([...translatedRules].sort(), [...new Set(NAMES)].sort());
    });

    it('are there for every rule that a verdict can name', () => {
      assert.deepEqual(
        TAG_RULES.filter((name) => tagRuleText(name) === undefined),
        [],
      );
    });

    it('continue the words for the tag with the fault, without a full stop', () => {
      for (const name of TAG_RULES)
        assert.match(tagRuleText(name)?.[0] ?? '', /^\p{Ll}.*[^.\s]$/u, name);
    });

    it('begin with the words for the tag if the rule is about one', () => {
      const [words] =
        findingText('tag-empty', '')?.[0].split(` ${tagRuleText('tag-empty')?.[0]}`) ?? [];
      assert.match(words ?? '', /^\p{Lu}.*\btag\b/iu);
      for (const name of TAG_RULES)
        assert.deepEqual(findingText(name, ''), [
          `${words} ${tagRuleText(name)?.[0]}.`,
          tagRuleText(name)?.[1],
        ]);
    });

    it('are two sentences each', () => {
      for (const name of NAMES) {
        const sentences = findingText(name, '') ?? assert.fail(name);
        assert.equal(sentences.length, 2, name);
        for (const text of sentences) assert.match(text, /^[\p{Lu}`].*\.$/u, name);
      }
    });

    it('contain the same macros, fields and addresses as in Italian', () => {
      const withoutNames = (text: string): string =>
        text.replace(/(?:clé|clave|chave|chiave|key)=\p{L}+/gu, '');
      for (const name of NAMES)
        for (const index of [0, 1] as const)
          assert.deepEqual(
            codeIn(withoutNames(findingText(name, '')?.[index] ?? '')),
            codeIn(withoutNames(italian.findingText(name, '')?.[index] ?? '')),
            name,
          );
    });

    it('differ from those in every other language', () => {
      for (const [other, texts] of Object.entries(LANGUAGES))
        if (other !== language)
          for (const name of NAMES)
            assert.notEqual(findingText(name, '')?.[0], texts.findingText(name, '')?.[0], name);
    });

    it('are null for an unknown rule, also one with the name of a property', () => {
      assert.equal(findingText('vast-no-media', 'x'), null);
      assert.equal(findingText('constructor', 'x'), null);
    });
  });

describe('the texts of lint findings', () => {
  it('name what the English message names', () => {
    assert.equal(
      italian.findingText('macro-case', '[PageUrl] and [timestamp] should be in capitals.')?.[0],
      'L’ad tag ha una macro IAB che non è scritta in maiuscole: [PageUrl], [timestamp].',
    );
    assert.equal(
      german.findingText('param-empty', 'The parameters a and b.c have no value.')?.[0],
      'Das Ad-Tag hat Parameter ohne Wert, die kein Player füllt: a, b.c.',
    );
  });

  it('name the value of a field and its documented range', () => {
    assert.deepEqual(
      german.findingText(
        'out-of-bounds',
        'The value 7 is outside the documented range.',
        'Use a value within the documented range: 0 to 1.',
      ),
      [
        'Eine Zahl liegt außerhalb ihres Bereichs: 7.',
        'Verwenden Sie einen Wert aus dem dokumentierten Bereich: 0–1.',
      ],
    );
  });

  it('are there for every finding of resolveEmbed', () => {
    for (const id of Object.keys(RESOLVE_FINDINGS))
      for (const { findingText } of Object.values(LANGUAGES))
        assert.notEqual(findingText(id, ''), null, id);
  });

  it('are those of a diagnosis in the language', async () => {
    for (const language of ['it', 'de-AT', 'pt-BR'] as const) {
      const { findings } = await diagnose('https://ads.example/vast', { language });
      const found = findings.find(({ id }) => id === 'cachebuster-missing');
      const [primary] = language.split('-', 1) as [TranslatedLanguage];
      assert.equal(found?.message, LANGUAGES[primary].findingText('cachebuster-missing', '')?.[0]);
    }
  });
});
