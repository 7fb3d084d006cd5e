import { expect } from '@open-wc/testing';
import {
  CONSENT_SCENARIOS,
  consentRows,
  viewerUnder,
} from '../../../../components/ad-tag-debugger/consent/scenarios.js';
import { decodeConsentString } from '../../../../src/consent-strings/decode-consent-string.js';
import { expandAdTag } from '../../../../src/index.js';

const TAG =
  'https://ads.example/?gdpr=[GDPR]&gdpr_consent=[GDPRCONSENT]&page=[PAGEURL]&ifa=[IFA]&coppa=[coppa]';

const VIEWER = { page: { url: 'https://a.example/' }, device: { ifa: 'ABC' } };

const rows = consentRows(
  CONSENT_SCENARIOS.map((scenario) => expandAdTag(TAG, viewerUnder(VIEWER, scenario))),
);

const valuesOf = (name: string): Readonly<Record<string, string | null | undefined>> =>
  Object.fromEntries(
    CONSENT_SCENARIOS.map((scenario, index) => [
      scenario.name,
      rows.find((row) => row.name === name)?.values[index],
    ]),
  );

describe('the consent matrix', () => {
  it('has a row for each parameter that depends on consent, by its name', () => {
    expect(rows.map(({ name }) => name)).to.deep.equal(['gdpr', 'gdpr_consent', 'ifa', 'coppa']);
  });

  it('sends the advertising id only with consent', () => {
    expect(valuesOf('ifa')).to.deep.equal({
      granted: 'ABC',
      refused: '-2',
      'no-platform': 'ABC',
      late: '-2',
      'us-opt-out': '-2',
      'child-directed': '-2',
    });
  });

  it('says whether the GDPR applies only where it is known', () => {
    expect(valuesOf('gdpr')).to.include({ granted: '1', refused: '1', 'us-opt-out': '0' });
  });

  for (const { name, consent } of CONSENT_SCENARIOS) {
    it(`has only strings that can be decoded under ${name}`, () => {
      const { tcString, gppString, uspString } = consent;
      for (const text of [tcString, gppString, uspString])
        if (text !== undefined) expect(decodeConsentString(text).fault, text).to.equal(null);
    });
  }
});
