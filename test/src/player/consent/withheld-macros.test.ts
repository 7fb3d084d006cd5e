import { expect } from '@open-wc/testing';
import {
  withheldMacros,
  type WithholdingInput,
  withholdingReason,
} from '../../../../src/player/consent/withheld-macros.js';

const ALL = ['IFA', 'IFATYPE', 'DEVICEIP', 'LATLONG'];

const agreed = { gdprApplies: true, tcfPurposes: [1], tcfSpecialFeatures: [1], tcfVendors: [12] };

const CASES: readonly (readonly [
  string,
  WithholdingInput,
  ReturnType<typeof withholdingReason>,
  readonly string[],
])[] = [
  ['nothing is known', { consent: {} }, null, []],
  ['content for children', { consent: { ...agreed, coppa: true } }, 'coppa', ALL],
  ['content not for children', { consent: { coppa: false } }, null, []],
  ['the GDPR applies, no purposes are known', { consent: { gdprApplies: true } }, 'gdpr', ALL],
  ['purpose 1 refused', { consent: { ...agreed, tcfPurposes: [2, 3] } }, 'gdpr', ALL],
  ['purpose 1 agreed', { consent: agreed }, null, []],
  [
    'precise location refused',
    { consent: { ...agreed, tcfSpecialFeatures: [2] } },
    null,
    ['LATLONG'],
  ],
  ['the GDPR does not apply', { consent: { gdprApplies: false, tcfPurposes: [] } }, null, []],
  ['the vendor agreed to', { consent: agreed, vendor: 12 }, null, []],
  ['the vendor refused', { consent: agreed, vendor: 13 }, 'gdpr', ALL],
  ['a vendor outside the GDPR', { consent: {}, vendor: 13 }, null, []],
  ['the GPP alone says that the GDPR applies', { consent: { gppSectionIds: [2] } }, 'gdpr', ALL],
  ['the TCF says otherwise', { consent: { gppSectionIds: [2], gdprApplies: false } }, null, []],
  ['a US section says no', { consent: { usOptOut: true } }, 'us-opt-out', ALL],
  ['a US section says nothing against', { consent: { usOptOut: false } }, null, []],
  ['opted out of sale', { consent: { uspString: '1YYN' } }, 'us-opt-out', ALL],
  ['not opted out of sale', { consent: { uspString: '1YNY' } }, null, []],
  ['US privacy does not apply', { consent: { uspString: '1---' } }, null, []],
  [
    'platforms answered or absent',
    { consent: {}, platforms: { tcf: 'absent', gpp: 'answered' } },
    null,
    [],
  ],
  ['a platform asks', { consent: agreed, platforms: { tcf: 'asked' } }, 'unanswered', ALL],
  ['a platform timed out', { consent: agreed, platforms: { gpp: 'timed-out' } }, 'unanswered', ALL],
  ['a platform failed', { consent: {}, platforms: { usp: 'failed' } }, 'unanswered', ALL],
];

describe('withheldMacros', () => {
  for (const [sentence, grounds, reason, names] of CASES) {
    it(`${sentence}: ${reason ?? 'no reason'}, ${names.join() || 'nothing'}`, () => {
      expect(withholdingReason(grounds)).to.equal(reason);
      expect(withheldMacros(grounds)).to.deep.equal(names);
    });
  }
});
