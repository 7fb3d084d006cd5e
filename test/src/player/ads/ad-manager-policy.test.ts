import { expect } from '@open-wc/testing';
import {
  chooseManager,
  mayPlayVpaid,
  vpaidMode,
} from '../../../../src/player/ads/ad-manager-policy.js';
import type { Consent } from '../../../../src/viewer.js';

const SDK = 'https://sdk.example/ima.js';

describe('the choice of an ad manager', () => {
  const cases: readonly [string, string | null, Consent | undefined, 'ima' | 'built-in'][] = [
    ['ima', SDK, undefined, 'ima'],
    ['IMA', SDK, {}, 'ima'],
    ['ima', null, undefined, 'built-in'],
    ['', SDK, undefined, 'built-in'],
    ['freewheel', SDK, undefined, 'built-in'],
    ['imaginary', SDK, undefined, 'built-in'],
    ['ima', SDK, { gdprApplies: true }, 'built-in'],
    ['ima', SDK, { gdprApplies: true, tcfPurposes: [2] }, 'built-in'],
    ['ima', SDK, { gdprApplies: true, tcfPurposes: [1] }, 'ima'],
    ['ima', SDK, { gdprApplies: false, tcfPurposes: [] }, 'ima'],
    ['ima', SDK, { usOptOut: true }, 'built-in'],
    ['ima', SDK, { uspString: '1YYN' }, 'built-in'],
    ['ima', SDK, { uspString: '1YNN' }, 'ima'],
    ['ima', SDK, { coppa: true }, 'built-in'],
    // A consent platform that has not responded.
    ['ima', SDK, { withheld: ['IFA', 'LATLONG'] }, 'built-in'],
    ['ima', SDK, { withheld: ['ifa'] }, 'built-in'],
    ['ima', SDK, { gdprApplies: true, tcfPurposes: [1], withheld: ['LATLONG'] }, 'ima'],
  ];
  for (const [manager, imaSdk, consent, expected] of cases) {
    it(`is ${expected} for manager "${manager}", SDK ${imaSdk ?? 'none'} and consent ${JSON.stringify(consent)}`, () => {
      const ads = { manager, vpaidMode: '' };
      expect(chooseManager({ ads, settings: { imaSdk }, consent })).to.equal(expected);
    });
  }

  const modes: readonly [string, string][] = [
    ['', 'DISABLED'],
    ['disabled', 'DISABLED'],
    ['0', 'DISABLED'],
    ['whatever', 'DISABLED'],
    ['enabled', 'ENABLED'],
    ['ENABLED', 'ENABLED'],
    ['1', 'ENABLED'],
    [' true ', 'ENABLED'],
    ['insecure', 'INSECURE'],
    ['2', 'INSECURE'],
  ];
  for (const [value, mode] of modes) {
    it(`treats interactive units as ${mode} for adsdk_vpaid_mode ${JSON.stringify(value)}`, () => {
      expect(vpaidMode(value)).to.equal(mode);
      const may = (imaSdk: string | null): boolean =>
        mayPlayVpaid({
          ads: { manager: '', vpaidMode: value },
          settings: { imaSdk },
          consent: {},
        });
      expect([may(SDK), may(null)]).to.deep.equal([mode !== 'DISABLED', false]);
    });
  }
});
