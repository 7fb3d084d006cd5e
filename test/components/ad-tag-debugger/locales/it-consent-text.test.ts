import { expect } from '@open-wc/testing';
import { CONSENT_SCENARIOS } from '../../../../components/ad-tag-debugger/consent/scenarios.js';
import { decodedText } from '../../../../components/ad-tag-debugger/locales/it-consent-text.js';
import { decodeConsentString } from '../../../../src/consent-strings/decode-consent-string.js';

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

describe('decodedText', () => {
  for (const string of STRINGS)
    it(`is Italian for every label and value of ${string.slice(0, 12)}`, () => {
      const texts = decodeConsentString(string).sections.flatMap(({ title, rows }) => [
        title,
        ...rows.flatMap(({ label, value }) => [label, value]),
      ]);
      expect(texts).to.not.have.length(0);
      const english = texts.filter(
        (text) => !isName(text) && !isNeutral(text) && text !== 'no' && decodedText(text) === text,
      );
      expect(english).to.deep.equal([]);
    });

  it('translates names and numbers in a text', () => {
    expect(decodedText('Purpose 7: measure ads')).to.equal('Finalità 7: misurare gli annunci');
    expect(decodedText('1-3, 9 (4 in all)')).to.equal('1-3, 9 (4 in tutto)');
    expect(decodedText('1-3 not applicable, 4 consent')).to.equal('1-3 non pertinente, 4 consenso');
    expect(decodedText('only with consent: vendors 2-4 (3 in all)')).to.equal(
      'solo con consenso: fornitori 2-4 (3 in tutto)',
    );
  });

  it('translates faults', () => {
    for (const string of ['CONSENT', 'BOEF', 'DBABLA', '1YQN', '1YNNX', 'x', 'DBACNY~CP', 'C%'])
      expect(decodedText(decodeConsentString(string).fault?.message ?? ''), string).to.match(
        /^Alla posizione \d+ c’è .*, ma era atteso: (?!.*\b(?:the|of|or|field|and)\b)/,
      );
  });

  it('keeps a text that it does not know', () => {
    expect(decodedText('SaleOptOutNotice')).to.equal('SaleOptOutNotice');
  });
});
