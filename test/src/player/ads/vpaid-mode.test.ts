import { expect } from '@open-wc/testing';
import { vpaidMode } from '../../../../src/player/ads/vpaid-mode.js';

describe('how interactive units may be treated', () => {
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
  for (const [wire, mode] of modes) {
    it(`reads adsdk_vpaid_mode ${JSON.stringify(wire)} as ${mode}`, () => {
      expect(vpaidMode(wire)).to.equal(mode);
    });
  }
});
