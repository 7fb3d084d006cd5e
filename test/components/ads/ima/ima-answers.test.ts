import { expect } from '@open-wc/testing';
import {
  failureOf,
  startVolume,
  vpaidModeName,
} from '../../../../components/ads/ima/ima-answers.js';
import type { AdVolume } from '../../../../src/index.js';

describe('what the IMA SDK is told and tells', () => {
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
      expect(vpaidModeName(wire)).to.equal(mode);
    });
  }

  const volumes: readonly [AdVolume, number, boolean, number][] = [
    ['player', 0.5, false, 0.5],
    ['player', 0.5, true, 0],
    ['unchecked', 0.5, false, 0.5],
    ['on', 0.5, true, 0.5],
    ['on', 0, true, 1],
    ['off', 1, false, 0],
  ];
  for (const [rule, volume, muted, expected] of volumes) {
    it(`starts ads at ${expected} by the rule ${rule} in a player at ${volume}${muted ? ', muted' : ''}`, () => {
      expect(startVolume(rule, { volume, muted })).to.equal(expected);
    });
  }

  it('takes the VAST code, else the code of the SDK', () => {
    const error = (vast: number, own: number): ReturnType<typeof failureOf> =>
      failureOf({ getVastErrorCode: () => vast, getErrorCode: () => own, getMessage: () => 'x' });
    expect(error(402, 400)).to.deep.equal({ code: 402, isEmpty: false, message: 'x' });
    expect(error(900, 1009)).to.deep.equal({ code: 303, isEmpty: true, message: 'x' });
    expect(error(0, 1101).code).to.equal(900);
    expect(failureOf(null).code).to.equal(900);
  });
});
