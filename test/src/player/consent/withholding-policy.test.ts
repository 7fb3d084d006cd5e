import { expect } from '@open-wc/testing';
import {
  withheldMacros,
  type WithholdingInput,
  withholdingReason,
} from '../../../../src/player/consent/withholding-policy.js';

const ALL = ['IFA', 'IFATYPE', 'DEVICEIP', 'LATLONG'];

const agreed = { gdprApplies: true, tcfPurposes: [1], tcfSpecialFeatures: [1], tcfVendors: [12] };

const CASES: readonly (readonly [
  string,
  WithholdingInput,
  ReturnType<typeof withholdingReason>,
  readonly string[],
])[] = [
  ['nothing is known', { consent: {} }, null, []],
  ['the content is for children', { consent: { ...agreed, coppa: true } }, 'coppa', ALL],
  ['the content is not for children', { consent: { coppa: false } }, null, []],
  ['the GDPR applies and no purposes are known', { consent: { gdprApplies: true } }, 'gdpr', ALL],
  ['purpose 1 is refused', { consent: { ...agreed, tcfPurposes: [2, 3] } }, 'gdpr', ALL],
  ['purpose 1 is agreed', { consent: agreed }, null, []],
  [
    'precise location is refused',
    { consent: { ...agreed, tcfSpecialFeatures: [2] } },
    null,
    ['LATLONG'],
  ],
  ['the GDPR does not apply', { consent: { gdprApplies: false, tcfPurposes: [] } }, null, []],
  ['the vendor agreed to', { consent: agreed, vendor: 12 }, null, []],
  ['the vendor is refused', { consent: agreed, vendor: 13 }, 'gdpr', ALL],
  ['the GDPR does not apply to the vendor', { consent: {}, vendor: 13 }, null, []],
  ['only the GPP declares the GDPR', { consent: { gppSectionIds: [2] } }, 'gdpr', ALL],
  ['the TCF overrides the GPP', { consent: { gppSectionIds: [2], gdprApplies: false } }, null, []],
  ['a US section opts out', { consent: { usOptOut: true } }, 'us-opt-out', ALL],
  ['no US section opts out', { consent: { usOptOut: false } }, null, []],
  ['the viewer opted out of sale', { consent: { uspString: '1YYN' } }, 'us-opt-out', ALL],
  ['the viewer did not opt out of sale', { consent: { uspString: '1YNY' } }, null, []],
  ['US privacy does not apply', { consent: { uspString: '1---' } }, null, []],
  [
    'the CMPs answered or are absent',
    { consent: {}, apis: { tcf: 'absent', gpp: 'answered' } },
    null,
    [],
  ],
  ['a CMP shows its dialog', { consent: agreed, apis: { tcf: 'pending' } }, 'unanswered', ALL],
  ['a CMP timed out', { consent: agreed, apis: { gpp: 'timed-out' } }, 'unanswered', ALL],
  ['a CMP failed', { consent: {}, apis: { usp: 'failed' } }, 'unanswered', ALL],
];

describe('withheldMacros', () => {
  for (const [sentence, input, reason, names] of CASES) {
    it(`withholds ${names.join() || 'nothing'} for ${reason ?? 'no reason'} when ${sentence}`, () => {
      expect(withholdingReason(input)).to.equal(reason);
      expect(withheldMacros(input)).to.deep.equal(names);
    });
  }
});
