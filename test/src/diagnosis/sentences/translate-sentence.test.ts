import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { SentenceTexts } from '../../../../src/diagnosis/sentences/core-sentence.js';
import { german } from '../../../../src/diagnosis/sentences/de.js';
import { spanish } from '../../../../src/diagnosis/sentences/es.js';
import { french } from '../../../../src/diagnosis/sentences/fr.js';
import { italian } from '../../../../src/diagnosis/sentences/it.js';
import { portuguese } from '../../../../src/diagnosis/sentences/pt.js';
import { sentenceTranslator } from '../../../../src/diagnosis/sentences/translate-sentence.js';
import type { TranslatedLanguage } from '../../../../src/locales/languages.js';
import { lintInspection } from '../../../../src/lint/response/lint-inspection.js';
import { lintVast } from '../../../../src/lint/response/lint-vast.js';
import { lint, ruleExamples } from '../../lint/rule-examples.js';
import { AD_SAMPLES } from '../../lint/response/samples/ad-samples.js';
import { CHAIN_SAMPLES } from '../../lint/response/samples/chain-samples.js';
import { INSPECTION_SAMPLES } from '../../lint/response/samples/inspection-samples.js';
import { TRACKER_SAMPLES } from '../../lint/response/samples/tracker-samples.js';
import { XML_SAMPLES } from '../../lint/response/samples/xml-samples.js';

const LANGUAGES: Readonly<Record<TranslatedLanguage, SentenceTexts>> = {
  ...{ de: german, es: spanish, fr: french, it: italian, pt: portuguese },
};

const DOCUMENTS = { ...XML_SAMPLES, ...AD_SAMPLES, ...TRACKER_SAMPLES, ...CHAIN_SAMPLES };

const FINDINGS = [
  ...Object.values(ruleExamples).flatMap(({ trips }) => lint(trips)),
  ...Object.values(DOCUMENTS)
    .flat()
    .flatMap(({ broken }) => (typeof broken === 'string' ? lintVast(broken) : lintVast(...broken))),
  ...Object.values(INSPECTION_SAMPLES)
    .flat()
    .flatMap(({ broken }) => lintInspection(broken)),
];

const repairLabels = FINDINGS.flatMap(({ repair }) => (repair === null ? [] : [repair.label]));

const SENTENCE = /(?:'([A-Z][^'\n]+\.)'|`([A-Z][^`\n]+\.)`)/g;

/** What the code of a sentence has in place of its values. */
const VALUES: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/\$\{parametersNamed.*\)\}/g, 'parameter 7'],
  [/\$\{[^}]*\}/g, '7'],
];

const withValues = (text: string): string =>
  VALUES.reduce((rest, [pattern, value]) => rest.replaceAll(pattern, value), text);

/** The sentences in the code of some files, with a number for each value. */
const sentencesIn = (folder: string, file: RegExp, line: RegExp): readonly string[] =>
  readdirSync(folder)
    .filter((name) => file.test(name))
    .flatMap((name) => {
      const code = readFileSync(`${folder}/${name}`, 'utf8');
      return [...code.matchAll(line)].flatMap(([text]) =>
        [...text.matchAll(SENTENCE)].map(([, plain, template]) =>
          withValues(plain ?? template ?? ''),
        ),
      );
    });

/** What the modules say, by what they say it about. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'labels of repairs': [
    ...repairLabels,
    ...sentencesIn('src/lint/rules', /\.ts$/, /(?:repair|replaced|withoutRules)\(\s*(?:`|').*/g),
    ...sentencesIn('src/lint/response/rules', /\.ts$/, /label: (?:`|').*/g),
  ],
};

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const valuesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();

/** Names, numbers and code, which no language changes. */
const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/https?:\/\/|<\w+>|\[X\]|%+\w+|&\w+;|\b\w*_\w+\b|\w+=\w+|\b\d+\b|[A-Z]{3,}\b/g)]
    .map(([code]) => code)
    .filter((code) => !/^(?:GDPR|RGPD|DSGVO|EUA|USA)$/.test(code))
    .sort();

for (const [language, texts] of Object.entries(LANGUAGES)) {
  const translate = sentenceTranslator(language, texts);

  describe(`the sentences of modules in "${language}"`, () => {
    for (const [subject, found] of Object.entries(TEXTS))
      it(`are there for all ${subject}, and leave nothing in English`, () => {
        const all = distinct(found);
        assert.ok(all.length >= 10, `only ${all.length} texts`);
        assert.deepEqual(
          all.filter((text) => translate(text) === null),
          [],
        );
        for (const text of all) {
          assert.notEqual(translate(text), text);
          assert.doesNotMatch(
            translate(text) ?? '',
            /\b(?:the|which|and|its|with|has)\b|\{[a-z]+\}/,
          );
        }
      });

    it('keep the values and the code of the English ones', () => {
      for (const [english, text] of Object.entries(texts)) {
        assert.deepEqual(valuesIn(text), valuesIn(english), text);
        assert.deepEqual(codeIn(text), codeIn(english), text);
        assert.equal(text.endsWith('.'), english.endsWith('.'), text);
      }
    });

    it('have the quotation marks and the punctuation of the language', () => {
      for (const text of Object.values(texts)) {
        assert.doesNotMatch(text, /"|\p{L}'\p{L}/u);
        if (language === 'fr') assert.doesNotMatch(text, / [:;?!»](?: |$)|« /);
      }
    });

    it('are null for a text that is not known', () => {
      for (const text of ['', 'Nothing like it.', 'constructor', '__proto__', '{a}', 'Add .'])
        assert.equal(translate(text), null);
    });
  });
}

describe('sentenceTranslator', () => {
  const translate = sentenceTranslator('de', german);

  it('prefers the most exact sentence', () => {
    assert.equal(translate('Add the type video/mp4.'), 'Den Typ video/mp4 hinzufügen.');
    assert.equal(translate('Add url=[PAGEURL].'), 'url=[PAGEURL] hinzufügen.');
    assert.equal(translate('Add a random number.'), 'Eine Zufallszahl hinzufügen.');
  });

  it('writes numbers and lists in the notation of the language', () => {
    assert.equal(
      translate('Remove the parameters a, b and 12 more.'),
      'Die Parameter a, b und 12 weitere entfernen.',
    );
  });

  it('translates what stands for a value', () => {
    assert.equal(
      translate(
        'Write the placeholders of Brightcove and videojs-contrib-ads as macros in brackets.',
      ),
      'Die Platzhalter von Brightcove und videojs-contrib-ads als Makros in Klammern schreiben.',
    );
  });

  it('takes linear time for any text', () => {
    assert.equal(translate('Remove the parameters a, b and '.repeat(50_000)), null);
  });
});
