import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { diagnose } from '../../../../../src/diagnosis/diagnose.js';
import type { LintFinding } from '../../../../../src/lint/lint-finding.js';
import type { TranslatedLanguage } from '../../../../../src/locales/languages.js';
import {
  INSPECTION_RULES,
  lintInspection,
} from '../../../../../src/lint/response/lint-inspection.js';
import { lintVast, VAST_RULES } from '../../../../../src/lint/response/lint-vast.js';
import { vastFindingText as german } from '../../../../../src/lint/response/locales/de.js';
import { english } from '../../../../../src/lint/response/locales/en.js';
import { vastFindingText as spanish } from '../../../../../src/lint/response/locales/es.js';
import { vastFindingText as french } from '../../../../../src/lint/response/locales/fr.js';
import { vastFindingText as italian } from '../../../../../src/lint/response/locales/it.js';
import { matchTemplate } from '../../../../../src/locales/match-template.js';
import { vastFindingText as portuguese } from '../../../../../src/lint/response/locales/pt.js';
import type { VastFindingText } from '../../../../../src/lint/response/locales/vast-rule-texts.js';
import { AD_SAMPLES } from '../samples/ad-samples.js';
import { CHAIN_SAMPLES } from '../samples/chain-samples.js';
import { INSPECTION_SAMPLES } from '../samples/inspection-samples.js';
import { TRACKER_SAMPLES } from '../samples/tracker-samples.js';
import { XML_SAMPLES } from '../samples/xml-samples.js';

const LANGUAGES: Readonly<Record<TranslatedLanguage, VastFindingText>> = {
  ...{ de: german, es: spanish, fr: french, it: italian, pt: portuguese },
};

const RULES = [...VAST_RULES, ...INSPECTION_RULES].map(({ name }) => name);

const DOCUMENTS = { ...XML_SAMPLES, ...AD_SAMPLES, ...TRACKER_SAMPLES, ...CHAIN_SAMPLES };

/** Findings of every rule, each message once. */
const FINDINGS: readonly LintFinding[] = [
  ...new Map(
    [
      ...Object.values(DOCUMENTS)
        .flat()
        .flatMap(({ broken }) =>
          typeof broken === 'string' ? lintVast(broken) : lintVast(...broken),
        ),
      ...Object.values(INSPECTION_SAMPLES)
        .flat()
        .flatMap(({ broken }) => lintInspection(broken)),
    ].map((finding) => [`${finding.id} ${finding.message}`, finding]),
  ).values(),
];

const TEMPLATES: readonly (readonly [rule: string, index: number, template: string])[] =
  Object.entries(english.rules).flatMap(([rule, templates]) =>
    templates.map((template, index) => [rule, index, template] as const),
  );

/** A message of a template, with a value for each name. */
const messageOf = (template: string): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => (/^[nm]$/.test(name) ? '17' : '`17`'));

/** What is code in a text, which no language changes. */
const codeIn = (text: string): readonly string[] =>
  [...text.matchAll(/<[^<>]+>|`[^`]+`|\b\w+="[^"]*"|\[[A-Z]+\]|https?:\/\/|&amp;/g)]
    .map(([code]) => code)
    .sort();

/** The numbers of error codes, which every language keeps. */
const codesIn = (text: string): readonly string[] => text.match(/\b(?:[1-9]\d\d|10\d\d)\b/g) ?? [];

describe('the English templates of findings about responses', () => {
  it('are there for every rule, and for no other', () => {
    assert.deepEqual(Object.keys(english.rules).sort(), [...RULES].sort());
  });

  it('match no message of a later template of the same rule', () => {
    for (const [rule, index, template] of TEMPLATES)
      for (const [, , earlier] of TEMPLATES.filter(([id, at]) => id === rule && at < index))
        assert.equal(matchTemplate(earlier, messageOf(template)), null, template);
  });

  it('match every message of the rules', () => {
    const unmatched = FINDINGS.filter(
      ({ id, message }) =>
        !TEMPLATES.some(
          ([rule, , template]) => rule === id && matchTemplate(template, message) !== null,
        ),
    );
    assert.deepEqual(
      unmatched.map(({ id, message }) => `${id}: ${message}`),
      [],
    );
  });
});

for (const [language, textOf] of Object.entries(LANGUAGES))
  describe(`the texts of findings about responses in "${language}"`, () => {
    it('are there for every message of the rules, and leave nothing in English', () => {
      for (const { id, message, remedy } of FINDINGS) {
        const text = textOf(id, message) ?? assert.fail(`${id}: ${message}`);
        assert.notEqual(text[0], message);
        assert.notEqual(text[1], remedy);
        assert.doesNotMatch(
          text[0],
          /\b(?:the|which|its|expected)\b|\{[a-z]+\}/i,
          `${id}: ${message}`,
        );
      }
    });

    it('have a sentence for each template, with its code, its values and its error codes', () => {
      for (const [rule, , template] of TEMPLATES) {
        const message = messageOf(template);
        const [fault, remedy] = textOf(rule, message) ?? assert.fail(template);
        assert.match(fault, /^[\p{Lu}`<].*\.$/su, template);
        assert.match(remedy, /^\p{Lu}.*\.$/u, rule);
        assert.deepEqual(codeIn(fault), codeIn(message), fault);
        assert.deepEqual(codesIn(fault), codesIn(message), fault);
        assert.equal(fault.match(/\b17\b/g)?.length, message.match(/\b17\b/g)?.length, fault);
      }
    });

    it('differ from those in every other language', () => {
      for (const [other, otherText] of Object.entries(LANGUAGES))
        if (other !== language)
          for (const [rule, , template] of TEMPLATES) {
            const message = messageOf(template);
            assert.notEqual(textOf(rule, message)?.[0], otherText(rule, message)?.[0]);
          }
    });

    it('keep the quotation marks and the punctuation of the language', () => {
      for (const [rule, , template] of TEMPLATES)
        for (const text of textOf(rule, messageOf(template)) ?? []) {
          assert.doesNotMatch(text, /\p{L}'\p{L}/u);
          if (language === 'fr') assert.doesNotMatch(text, / [:;?!](?: |$)/);
        }
    });

    it('are null for an unknown rule, one with the name of a property, and another message', () => {
      for (const [rule, message] of [
        ['tag-empty', 'x'],
        ['constructor', 'x'],
        ['__proto__', ''],
        ['vast-no-ad', 'The document has two ads.'],
      ] as const)
        assert.equal(textOf(rule, message), null);
    });
  });

describe('the texts of findings about responses', () => {
  it('have the values of the English message in the notation of the language', () => {
    const message =
      '`ads.example` did not respond within the 5000 ms of the ad break (VAST error 301).';
    assert.equal(
      german('net-timeout', message)?.[0],
      '`ads.example` hat nicht innerhalb der 5.000 ms der Werbepause geantwortet (VAST-Fehler 301).',
    );
    assert.equal(
      italian(
        'media-size-missing',
        'The media file has no width, no bitrate, so players cannot choose by it.',
      )?.[0],
      'Al file multimediale manca width, bitrate, quindi i player non possono scegliere in base a questo.',
    );
    assert.equal(
      french(
        'track-macro-left',
        'The tracker of `start` has `[A]`, which no player knows; `[B]` in its host, where none is filled.',
      )?.[0],
      'Le tracker de `start` a `[A]`, qu’aucun lecteur ne connaît; `[B]` dans son hôte, où aucune macro n’est remplie.',
    );
    assert.equal(
      spanish(
        'icon-not-shown',
        'The icon `A` is not shown: it is only <IFrameResource>, which is never loaded.',
      )?.[0],
      'El icono `A` no se muestra: solo hay <IFrameResource>, que nunca se carga.',
    );
  });

  it('say how many hits a rule has beyond those that are listed', () => {
    const document = `<VAST version="4.2">${'<Ad><InLine></InLine></Ad>'.repeat(1200)}</VAST>`;
    const last = lintVast(document)
      .filter(({ id }) => id === 'vast-inline-missing')
      .at(-1);
    assert.match(
      german('vast-inline-missing', last?.message ?? '')?.[0] ?? '',
      /Insgesamt gibt es 1\.200 solche Stellen, von denen 100 aufgeführt sind\.$/,
    );
  });

  it('take linear time for any message', () => {
    for (const { id } of FINDINGS) german(id, `${'The ad has no '.repeat(20_000)}x; y`);
  });

  it('are those of a diagnosis in the language', async () => {
    for (const [language, sentence] of [
      ['de-AT', 'Das Dokument hat kein <Ad>: Der Ad-Server hat nichts zu zeigen.'],
      [
        'pt-BR',
        'O documento não tem nenhum <Ad>: o servidor de anúncios não tem nada para mostrar.',
      ],
    ] as const) {
      const { findings } = await diagnose('<VAST version="4.2"></VAST>', { language });
      assert.equal(findings.find(({ id }) => id === 'vast-no-ad')?.message, sentence);
    }
  });
});
