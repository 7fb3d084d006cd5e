import { expect } from '@open-wc/testing';
import {
  adMessages,
  codeMessages,
  consentMessages,
  noticeMessages,
  playerMessages,
  scrollMessages,
} from '../../../src/locales/area-messages.js';
import { facadeMessages } from '../../../src/locales/facade-messages.js';
import { LANGUAGES, TRANSLATED_LANGUAGES } from '../../../src/messages/languages.js';
import { loadMessages } from '../../../src/locales/registry.js';

/** What functions of texts are called with, so that the values are found in their results. */
const VALUES = ['7391', '8642'];

type AreaMessages = Readonly<Record<string, string | ((...values: readonly string[]) => string)>>;

/** The texts for viewers by area and name. */
const textsIn = (language: string): ReadonlyMap<string, string> => {
  const areas = {
    facade: facadeMessages(language),
    notice: noticeMessages(language),
    consent: consentMessages(language),
    code: codeMessages(language),
    player: playerMessages(language),
    ads: adMessages(language),
    scroll: scrollMessages(language),
  };
  return new Map(
    Object.entries(areas).flatMap(([area, messages]) =>
      Object.entries(messages as unknown as AreaMessages)
        .filter(([name]) => name !== 'language')
        .map(([name, text]) => [
          `${area}.${name}`,
          typeof text === 'string' ? text : text(...VALUES),
        ]),
    ),
  );
};

const valuesIn = (text = ''): readonly string[] => VALUES.filter((value) => text.includes(value));

const WRONG_QUOTES: Readonly<Record<string, RegExp>> = {
  de: /[“”](?!\s|[.,;:)]|$)|"/,
  es: /[“”"]/,
  fr: /[“”"]/,
};

describe('the texts for viewers', () => {
  before(async () => {
    for (const language of TRANSLATED_LANGUAGES) await loadMessages(language);
  });

  for (const language of TRANSLATED_LANGUAGES) {
    it(`have a text with the same values for each English one in "${language}"`, () => {
      const texts = textsIn(language);
      expect([...texts.keys()]).to.have.members([...textsIn('en').keys()]);
      for (const [name, english] of textsIn('en')) {
        expect(texts.get(name)?.trim(), name).not.to.equal('');
        expect(valuesIn(texts.get(name)), name).to.deep.equal(valuesIn(english));
      }
    });

    it(`leave nothing in English in "${language}"`, () => {
      const texts = textsIn(language);
      const same = [...textsIn('en')].filter(([name, english]) => texts.get(name) === english);
      expect(same).to.deep.equal([]);
    });
  }

  for (const language of LANGUAGES)
    it(`use the quotation marks and apostrophes of "${language}"`, () => {
      for (const [name, text] of textsIn(language)) {
        expect(text, name).not.to.match(WRONG_QUOTES[language] ?? /"/);
        expect(text, name).not.to.match(/\p{L}'\p{L}/u);
      }
    });

  it('keep the punctuation of French on the line of its word', () => {
    for (const [name, text] of textsIn('fr')) expect(text, name).not.to.match(/ [:;?!»](?: |$)|« /);
  });
});
