import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatsOf } from '../../../src/messages/format.js';
import { type Language, LANGUAGES } from '../../../src/messages/languages.js';
import {
  AUDIENCES,
  compileAudience,
  loadCatalogue,
  readSources,
  variablesOf,
} from './compiled-messages.js';
import { referenceRuntime } from './reference-runtime.js';

const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 0.5, 1.25, 1000, 1_000_000, 1_234_567];

const TEXTS = ['', 'a', 'one', 'ads.example', 'toString', '${p.x} `\\` {"{ $y }"} \u2068'];

/** Values of a variable by its TypeScript type: a union of literals has no others. */
const valuesOf = (type: string): fc.Arbitrary<unknown> => {
  if (type === 'number') return fc.constantFrom(...NUMBERS);
  if (type === 'string') return fc.oneof(fc.constantFrom(...TEXTS), fc.string());
  if (type === 'readonly number[]') return fc.array(fc.constantFrom(...NUMBERS), { maxLength: 4 });
  if (type === 'readonly string[]') return fc.array(fc.constantFrom(...TEXTS), { maxLength: 4 });
  return fc.constantFrom(...type.split(' | ').map((literal) => literal.slice(1, -1)));
};

const paramsOf = (variables: ReadonlyMap<string, string>): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries([...variables].map(([name, type]) => [name, valuesOf(type)])));

const FOLDERS = [
  ...AUDIENCES.map((audience) => [audience, `src/messages/${audience}`] as const),
  ['samples', 'test/src/messages/samples'] as const,
];

for (const [audience, folder] of FOLDERS)
  describe(`the messages of the audience "${audience}"`, () => {
    const sources = readSources(folder);
    const { modules, faults } = compileAudience(audience, sources, (name) => name);
    const variables = variablesOf(modules.get('messages'));

    it('have no fault', () => {
      assert.deepEqual(faults, []);
      assert.ok(variables.size > 0);
    });

    for (const [language, source] of sources)
      it(`are written in "${language}" as by the runtime of the Fluent project`, async () => {
        const catalogue = await loadCatalogue(modules.get(language));
        const writeByReference = referenceRuntime(language, source);
        const formats = formatsOf(language as Language);
        for (const [id, message] of Object.entries(catalogue)) {
          const types = variables.get(id) ?? new Map<string, string>();
          const compare = (params: Readonly<Record<string, unknown>>): void => {
            const written = typeof message === 'string' ? message : message(params, formats);
            assert.deepEqual({ text: written, errors: [] }, writeByReference(id, params), id);
          };
          fc.assert(fc.property(paramsOf(types), compare), { numRuns: types.size === 0 ? 1 : 40 });
        }
      });
  });

/** Words that a language shares with English, besides names of products and formats. */
const SHARED_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Bitrate',
    'Browser',
    'Code',
    'Cookies',
    'Desktop',
    'Embeds',
    'Newsletter',
    'PARTNER/VERSION',
    'Player',
    'Publisher',
    'Status',
    'VERSION~IDS',
  ],
  es: ['Cookies', 'Instant article', 'No', 'no'],
  fr: [
    'Cookies',
    'Instant article',
    'Menu',
    'Newsletter',
    'Sections',
    'documentation',
    'minute',
    'minutes',
  ],
  it: [
    'Ad server',
    'Ad tag',
    'Bitrate',
    'Browser',
    'Bulk',
    'Correlator',
    'Desktop',
    'File',
    'Instant article',
    'Macro',
    'Menu',
    'Midroll',
    'Mobile',
    'Newsletter',
    'No',
    'Overlay',
    'Password',
    'Postroll',
    'Preroll',
    'Referrer',
    'Tag',
    'US privacy',
    'User agent',
    'Video',
    'no',
    'tcfcav1: Canada',
    'video',
    'volume',
  ],
  pt: ['Cookies', 'Instant article', 'Menu', 'Newsletter', 'Publisher', 'Status'],
};

const NAMES = ['AMP', 'CMS', 'CORS', 'COPPA', 'Embed', 'Iframe', 'URL', 'URLs', 'WordPress', 'ms'];

/** The texts with words in the code of a message, without its values, conditions of selections and options of functions. */
const textsOf = (code: string): readonly string[] =>
  [...code.replaceAll(/\$\{[^}]*\}|(?:===|\w+:) "\w+"/g, '').matchAll(/["`]([^"`]*)["`]/g)]
    .map(([, text = '']) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text));

describe('the catalogues', () => {
  const catalogues = AUDIENCES.flatMap((audience) => {
    const sources = readSources(`src/messages/${audience}`);
    const { texts } = compileAudience(audience, sources, (name) => name);
    return [...texts].map(([language, codes]) => ({ audience, language, codes }));
  });

  it('have every text in every language', () => {
    for (const audience of AUDIENCES) {
      const ofAudience = catalogues.filter((each) => each.audience === audience);
      const english = ofAudience.find(({ language }) => language === 'en');
      for (const language of LANGUAGES)
        assert.deepEqual(
          [...(ofAudience.find((each) => each.language === language)?.codes.keys() ?? [])].sort(),
          [...(english?.codes.keys() ?? [])].sort(),
          `${audience} ${language}`,
        );
    }
  });

  it('leave no text in English', () => {
    for (const { audience, language, codes } of catalogues) {
      if (language === 'en') continue;
      const english = catalogues.find(
        (each) => each.audience === audience && each.language === 'en',
      );
      const allowed = [...(SHARED_WORDS[language] ?? []), ...NAMES];
      const same = [...codes]
        .filter(([id, code]) => code === english?.codes.get(id))
        .filter(([, code]) => textsOf(code).some((text) => !allowed.includes(text)));
      assert.deepEqual(same, [], `${audience} ${language}`);
    }
  });

  it('have the apostrophes, the quotation marks and the spaces of the languages', () => {
    const WRONG_QUOTES: Readonly<Record<string, RegExp>> = {
      de: /”|“(?=[\p{L}{])/u,
      es: /[“”]/,
      fr: /[“”]/,
    };
    for (const audience of AUDIENCES)
      for (const [language, source] of readSources(`src/messages/${audience}`))
        for (const line of source.split('\n').filter((text) => !text.startsWith('#'))) {
          assert.doesNotMatch(line, /\p{L}'\p{L}/u, language);
          assert.doesNotMatch(line, WRONG_QUOTES[language] ?? /„/, language);
          if (language === 'fr') assert.doesNotMatch(line, / [:;?!»](?: |$)|« /u);
        }
  });
});
