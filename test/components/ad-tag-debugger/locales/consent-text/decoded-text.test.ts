import { expect } from '@open-wc/testing';
import { CONSENT_SCENARIOS } from '../../../../../components/ad-tag-debugger/consent/scenarios.js';
import type { ConsentTexts } from '../../../../../components/ad-tag-debugger/locales/consent-text/consent-texts.js';
import { german } from '../../../../../components/ad-tag-debugger/locales/consent-text/de.js';
import { decodedText } from '../../../../../components/ad-tag-debugger/locales/consent-text/decoded-text.js';
import { spanish } from '../../../../../components/ad-tag-debugger/locales/consent-text/es.js';
import { french } from '../../../../../components/ad-tag-debugger/locales/consent-text/fr.js';
import { italian } from '../../../../../components/ad-tag-debugger/locales/consent-text/it.js';
import { portuguese } from '../../../../../components/ad-tag-debugger/locales/consent-text/pt.js';
import { decodeConsentString } from '../../../../../src/consent-strings/decode-consent-string.js';
import type { TranslatedLanguage } from '../../../../../src/locales/languages.js';

const TEXTS: Readonly<Record<TranslatedLanguage, ConsentTexts>> = {
  ...{ de: german, es: spanish, fr: french, it: italian, pt: portuguese },
};

const STRINGS = [
  ...CONSENT_SCENARIOS.flatMap(({ consent }) => [
    consent.tcString ?? '',
    consent.gppString ?? '',
    consent.uspString ?? '',
  ]),
  '1-YN',
].filter((text) => text !== '');

/** Names of standards, fields and states, which are the same in every language. */
const isName = (text: string): boolean =>
  /^(?:[A-Z][A-Za-z]+|Transparency and Consent Framework|Global Privacy Platform|(?:tcf|us)\w+: .*)$/.test(
    text,
  ) && !/^(?:Version|Created|Screen|Language|Vendors|Sections|Content)$/.test(text);

const isNeutral = (text: string): boolean =>
  !/[a-z]{2}/.test(text) || /^\d{4}-\d\d-\d\dT/.test(text);

for (const [language, texts] of Object.entries(TEXTS)) {
  const translate = decodedText(texts);

  describe(`decodedText in "${language}"`, () => {
    for (const string of STRINGS)
      it(`leaves no label and no value of ${string.slice(0, 12)} in English`, () => {
        const decoded = decodeConsentString(string).sections.flatMap(({ title, rows }) => [
          title,
          ...rows.flatMap(({ label, value }) => [label, value]),
        ]);
        expect(decoded).to.not.have.length(0);
        const english = decoded.filter(
          (text) => !isName(text) && !isNeutral(text) && text !== 'no' && translate(text) === text,
        );
        expect(english).to.deep.equal([]);
      });

    it('translates faults with their position', () => {
      for (const string of ['CONSENT', 'BOEF', 'DBABLA', '1YQN', '1YNNX', 'x', 'DBACNY~CP', 'C%']) {
        const fault = decodeConsentString(string).fault?.message ?? '';
        const position = /^Position (\d+)/.exec(fault)?.[1] ?? '';
        expect(translate(fault), string)
          .to.contain(position)
          .and.to.match(/^(?!Position \d+ has)(?!.*\b(?:the|of|or|field|and)\b).+\.$/);
      }
    });

    it('keeps a text that it does not know', () => {
      for (const text of ['SaleOptOutNotice', 'constructor', ''])
        expect(translate(text)).to.equal(text);
    });
  });
}

describe('decodedText', () => {
  const translate = decodedText(italian);

  it('translates names and numbers in a text', () => {
    expect(translate('Purpose 7: measure ads')).to.equal('Finalità 7: misurare gli annunci');
    expect(translate('1-3, 9 (4 in all)')).to.equal('1-3, 9 (4 in tutto)');
    expect(translate('1-3 not applicable, 4 consent')).to.equal('1-3 non pertinente, 4 consenso');
    expect(translate('only with consent: vendors 2-4 (3 in all)')).to.equal(
      'solo con consenso: fornitori 2-4 (3 in tutto)',
    );
  });

  it('writes the punctuation of the language', () => {
    expect(decodedText(french)('Purpose 7: measure ads')).to.equal(
      'Finalité 7\u00a0: mesurer la performance des publicités',
    );
  });
});
