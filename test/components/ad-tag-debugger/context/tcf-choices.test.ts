import { expect } from '@open-wc/testing';
import { CONSENT_SCENARIOS } from '../../../../components/ad-tag-debugger/consent/scenarios.js';
import { tcfChoices } from '../../../../components/ad-tag-debugger/context/tcf-choices.js';

describe('tcfChoices', () => {
  for (const { name, consent } of CONSENT_SCENARIOS) {
    const { tcString, tcfPurposes, tcfSpecialFeatures } = consent;
    if (tcString === undefined) continue;
    it(`reads the purposes and special features of the string under ${name}`, () => {
      expect(tcfChoices(tcString)).to.deep.equal({ tcfPurposes, tcfSpecialFeatures });
    });
  }

  for (const text of ['', 'CONSENT', 'CP%', '….x']) {
    it(`says nothing about ${text || 'an empty string'}`, () => {
      expect(tcfChoices(text)).to.deep.equal({});
    });
  }
});
