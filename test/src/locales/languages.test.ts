import { expect } from '@open-wc/testing';
import {
  builderTexts,
  loadBuilderTexts,
} from '../../../components/media-embed-code/builder/translate-builder.js';
import {
  loadPreviewTexts,
  previewTexts,
} from '../../../components/media-embed-preview/texts/translate-preview.js';
import {
  adMessages,
  codeMessages,
  consentMessages,
  noticeMessages,
  playerMessages,
  scrollMessages,
} from '../../../src/locales/area-messages.js';
import { facadeMessages } from '../../../src/locales/en-facade.js';
import {
  LANGUAGES,
  TRANSLATED_LANGUAGES,
  type TranslatedLanguage,
} from '../../../src/locales/languages.js';
import { pluralText } from '../../../src/locales/plural-text.js';
import { loadMessages } from '../../../src/locales/registry.js';
import { compareTexts, flattenTexts } from './text-comparison.js';

/** The texts for viewers except the words of media-chrome, which have no English table. */
const viewerTexts = (language: string): object => ({
  facade: facadeMessages(language),
  notice: noticeMessages(language),
  consent: consentMessages(language),
  code: codeMessages(language),
  player: playerMessages(language),
  ads: adMessages(language),
  scroll: scrollMessages(language),
});

const AREAS: readonly (readonly [name: string, textsIn: (language: string) => object])[] = [
  ['for viewers', viewerTexts],
  ['of the snippet builder', builderTexts],
  // Sentences about findings are those of src/lint/locales, which has its own test.
  ['of the preview', (language) => ({ ...previewTexts(language), finding: '' })],
];

/** Names of products and standards. */
const NAMES = ['WordPress', 'AMP', 'Iframe', 'CORS', 'COPPA'];

/** Words that a language shares with English. */
const SHARED_WORDS: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  de: ['Newsletter', 'Publisher', 'Browser', 'Desktop', 'Cookies', 'Bitrate', 'Player'],
  es: ['Instant article', 'Cookies', 'No'],
  fr: ['Newsletter', 'Instant article', 'Cookies'],
  it: [
    ...['Newsletter', 'Instant article', 'No', 'Ad tag', 'Ad server', 'Browser', 'Embed'],
    ...['Desktop', 'Mobile', 'Preroll', 'Midroll', 'Postroll', 'Overlay', 'Bulk', 'Video'],
    ...['File', 'Bitrate', 'User agent', 'Referrer', 'Correlator', 'US privacy'],
    // With the numbers of the comparison.
    ...['Tag 7391', 'Macro 7391'],
  ],
  pt: ['Newsletter', 'Instant article', 'Publisher', 'Cookies'],
};

describe('the texts in every language', () => {
  before(async () => {
    for (const language of TRANSLATED_LANGUAGES)
      for (const load of [loadMessages, loadBuilderTexts, loadPreviewTexts]) await load(language);
  });

  for (const language of TRANSLATED_LANGUAGES)
    for (const [name, textsIn] of AREAS)
      it(`${name} are complete in "${language}" and contain the same values as in English`, () => {
        const { unmatched, empty, otherValues } = compareTexts(textsIn('en'), textsIn(language));
        expect(unmatched).to.deep.equal([]);
        expect(empty).to.deep.equal([]);
        expect(otherValues).to.deep.equal([]);
      });

  for (const language of TRANSLATED_LANGUAGES)
    for (const [name, textsIn] of AREAS)
      it(`${name} leave nothing in English in "${language}"`, () => {
        const { same } = compareTexts(textsIn('en'), textsIn(language));
        const allowed = [...NAMES, ...SHARED_WORDS[language]];
        expect(same.filter((text) => !allowed.includes(text))).to.deep.equal([]);
      });

  for (const language of LANGUAGES)
    it(`use the quotation marks and apostrophes of "${language}"`, () => {
      const quotes = { de: /[“”](?!\s|[.,;:)]|$)|"/, es: /[“”"]/, fr: /[“”"]/ };
      const wrong = Object.entries(quotes).find(([tag]) => tag === language)?.[1] ?? /"/;
      for (const [name, textsIn] of AREAS)
        for (const [path, text] of flattenTexts(textsIn(language))) {
          expect(text, `${name} ${path}`).not.to.match(wrong);
          expect(text, `${name} ${path}`).not.to.match(/\p{L}'\p{L}/u);
        }
    });

  it('keep the punctuation of French on the line of its word', () => {
    for (const [name, textsIn] of AREAS)
      for (const [path, text] of flattenTexts(textsIn('fr')))
        expect(text, `${name} ${path}`).not.to.match(/ [:;?!»](?: |$)|« /);
  });

  it('have the plural forms of their language', () => {
    const forms = { one: '# one', other: '# other' };
    const zero = LANGUAGES.map((language) => pluralText(language, 0, forms));
    expect(zero).to.deep.equal(['0 other', '0 other', '0 other', '0 one', '0 other', '0 one']);
    expect(pluralText('de', 12_000, forms)).to.equal('12.000 other');
  });

  it('are English for languages that are not shipped', () => {
    for (const tag of ['sv', '', '__proto__', 'constructor', 'deu'])
      for (const [name, textsIn] of AREAS)
        expect(flattenTexts(textsIn(tag)), `${name} ${tag}`).to.deep.equal(
          flattenTexts(textsIn('en')),
        );
  });

  it('are those of the primary language for a regional tag', () => {
    for (const tag of ['pt-BR', 'PT-pt', 'de-AT'])
      for (const [name, textsIn] of AREAS)
        expect(flattenTexts(textsIn(tag)), `${name} ${tag}`).to.deep.equal(
          flattenTexts(textsIn(tag.slice(0, 2).toLowerCase())),
        );
  });
});
