import { expect } from '@open-wc/testing';
import { CONSENT_SCENARIOS } from '../../../../components/ad-tag-debugger/consent/scenarios.js';
import {
  momentOf,
  tcfChoices,
  viewersOf,
} from '../../../../components/ad-tag-debugger/context/viewers.js';

const LIVE = { now: 5, random: 0.5 };

describe('the viewers of a context', () => {
  it('differ in the fields of their devices', () => {
    const { desktop, mobile } = viewersOf(
      {
        'desktop-ua': 'Desktop/1',
        'mobile-ua': 'Mobile/1',
        'mobile-size': '360 x 202',
        'mobile-lmt': '1',
        'mobile-lat-long': '45.44, 12.33',
        'page-url': 'https://a.example/',
        withheld: 'IFA,LATLONG',
        'gpp-sid': '2, 6',
      },
      LIVE,
    );
    expect(desktop).to.deep.equal({
      device: { type: 'desktop', userAgent: 'Desktop/1' },
      page: { url: 'https://a.example/' },
      player: {},
      consent: { withheld: ['IFA', 'LATLONG'], gppSectionIds: [2, 6] },
      ...LIVE,
    });
    expect(mobile.device).to.deep.equal({
      type: 'mobile',
      userAgent: 'Mobile/1',
      limitAdTracking: true,
      latLong: [45.44, 12.33],
    });
    expect(mobile.player).to.deep.equal({ width: 360, height: 202 });
  });

  it('are unknown in fields that cannot be read', () => {
    const { desktop } = viewersOf(
      {
        'desktop-size': 'big',
        playhead: 'x',
        correlator: 'NaN',
        gdpr: '',
        'desktop-lat-long': '1',
      },
      LIVE,
    );
    expect(desktop.player).to.deep.equal({});
    expect(desktop.page).to.deep.equal({});
    expect(desktop.consent).to.deep.equal({ withheld: [] });
    expect(desktop.device).to.deep.equal({ type: 'desktop' });
  });

  it('have the fixed time and random number only if these are valid', () => {
    const fixed = { moment: 'fixed', now: '2026-05-04T03:02:01.000Z', random: '0.25' };
    expect(momentOf(fixed, LIVE)).to.deep.equal({ now: 1777863721000, random: 0.25 });
    expect(momentOf({ ...fixed, now: 'soon', random: '1' }, LIVE)).to.deep.equal(LIVE);
    expect(momentOf({ ...fixed, moment: 'live' }, LIVE)).to.deep.equal(LIVE);
  });
});

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
