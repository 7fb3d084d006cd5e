import { expect } from '@open-wc/testing';
import { watchPage } from '../../../components/page-watch.js';
import { API_CASES, gppGiven, sent, tcGiven } from './consent-cases.js';
import { installResponses, endAll, installApi, startWatcher } from './consent-watcher.js';

const SHORT = { appear: 1, answer: 15, usp: 15 };

const refuse = (): never => {
  throw new Error('refused');
};

const throwing = new Proxy({}, { get: refuse, ownKeys: refuse });

/** Responses that no API sends. */
const FOREIGN: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a text', 'tcloaded'],
  ['a number', 7],
  ['a list', [1, 2, 3]],
  ['an empty object', {}],
  ['an object that throws', throwing],
  ['an object whose parts throw', { gdprApplies: true, purpose: throwing, pingData: throwing }],
  ['a function', () => 'tcloaded'],
  ['a symbol', Symbol('tcloaded')],
];

const NO_PLATFORMS: readonly (readonly [string, PropertyDescriptor])[] = [
  ['a value that is not a function', { value: { call: 1 } }],
  ['a property that throws', { get: refuse }],
];

for (const { name, api, given, malformed, ...expected } of API_CASES) {
  describe(`${api} with invalid responses`, () => {
    afterEach(endAll);

    for (const [sentence, value] of [...malformed, ...FOREIGN]) {
      it(`withholds personal data when the response is invalid: ${sentence}`, async () => {
        const page = watchPage();
        installResponses(api, [value]);
        const { consent, apis } = await startWatcher({ timeouts: SHORT }).reading();
        page.end();
        expect(apis[name]).to.equal('timed-out');
        expect(consent).to.not.have.property('knownAt');
        expect(sent(consent)).to.deep.include({ ifa: '-2', ll: '-2' });
        expect(JSON.stringify(consent).length).to.be.lessThan(1_000);
        expect(page.seen).to.deep.equal([]);
      });
    }

    it('keeps a valid response until the next valid one', async () => {
      const fake = installApi(api, given);
      const watcher = startWatcher();
      await watcher.reading();
      for (const [, value] of malformed) fake.respond(value);
      fake.respond(given);
      const { apis } = await startWatcher().reading();
      expect(apis[name]).to.equal('answered');
      expect(watcher.readings).to.have.length(1);
      expect(sent(watcher.readings[0]?.consent ?? {})).to.deep.equal(expected.sentWhenGiven);
    });

    it('reads 10,000 responses at once as one', async () => {
      const responses = Array.from({ length: 10_000 }, (_, listenerId) => ({
        ...given,
        listenerId,
      }));
      installResponses(api, responses);
      const watcher = startWatcher();
      expect(sent((await watcher.reading()).consent)).to.deep.equal(expected.sentWhenGiven);
      expect(watcher.readings).to.have.length(1);
    });

    for (const [what, descriptor] of NO_PLATFORMS) {
      it(`counts ${what} as absent`, async () => {
        Object.defineProperty(window, api, { ...descriptor, configurable: true });
        const { apis } = await startWatcher({ timeouts: SHORT }).reading();
        Reflect.deleteProperty(window, api);
        expect(apis[name]).to.equal('absent');
      });
    }

    it('counts an element with the id of the locator as absent', async () => {
      const clobber = document.createElement('div');
      clobber.id = `${api}Locator`;
      document.body.append(clobber);
      const { apis } = await startWatcher({ timeouts: SHORT }).reading();
      clobber.remove();
      expect(apis[name]).to.equal('absent');
    });
  });
}

describe('a valid response with invalid parts', () => {
  afterEach(endAll);

  it('has only valid ids of purposes and vendors', async () => {
    const consents = {
      0: true,
      1: true,
      2: 'true',
      3: 1,
      25: true,
      '-1': true,
      '1.5': true,
      x: true,
    };
    const vendors = { 12: true, 65_535: true, 65_536: true, __proto__: { 14: true }, 13: false };
    installApi('__tcfapi', {
      ...tcGiven,
      purpose: { consents },
      vendor: { consents: vendors },
      specialFeatureOptins: [true, true],
    });
    const { consent } = await startWatcher().reading();
    expect(consent.tcfPurposes).to.deep.equal([1]);
    expect(consent.tcfVendors).to.deep.equal([12, 65_535]);
    expect(consent.tcfSpecialFeatures).to.deep.equal([1]);
  });

  it('has no consented purposes if they are not an object', async () => {
    installApi('__tcfapi', { ...tcGiven, purpose: 'all', addtlConsent: '2~&x=1' });
    const { consent } = await startWatcher().reading();
    expect(consent).to.not.have.any.keys('tcfPurposes', 'addtlConsent');
    expect(sent(consent)).to.deep.include({ gdpr: '1', tc: tcGiven.tcString, ifa: '-2' });
  });

  const sections: readonly (readonly [string, unknown, readonly number[] | undefined])[] = [
    ['valid', [7, 8], [7, 8]],
    ['none', [-1], [-1]],
    ['unknown', [0], []],
    ['of any type', ['7', null, 7.5, NaN, 8], [8]],
    ['very many', Array.from({ length: 100_000 }, () => 7), Array.from({ length: 100 }, () => 7)],
    ['not a list', '7', undefined],
  ];
  for (const [sentence, applicableSections, ids] of sections) {
    it(`has the right section ids of the GPP if they are ${sentence}`, async () => {
      installApi('__gpp', { ...gppGiven, applicableSections });
      expect((await startWatcher().reading()).consent.gppSectionIds).to.deep.equal(ids);
    });
  }

  const optOuts: readonly (readonly [string, unknown, boolean | undefined])[] = [
    ['no sections', undefined, undefined],
    ['no US section', { tcfeuv2: [{ SaleOptOut: 1 }] }, undefined],
    ['a section as an object', { usca: { SaleOptOut: 1 } }, true],
    ['a section as segments', { usnatv1: [{ SharingOptOut: 1 }] }, true],
    ['targeted ads', { usco: [{ TargetedAdvertisingOptOut: 1 }] }, true],
    ['Global Privacy Control', { usnat: [{ SaleOptOut: 2 }, { Gpc: true }] }, true],
    ['no opt-out', { usnat: [{ SaleOptOut: 2, SharingOptOut: 0 }, { Gpc: false }] }, false],
    ['one of two', { usnat: [{ SaleOptOut: 2 }], usva: [{ SaleOptOut: 1 }] }, true],
    ['sections of any type', { usnat: 'SaleOptOut', usca: null, usva: [null, 1] }, false],
    ['a string', 'usnat', undefined],
  ];
  for (const [sentence, parsedSections, usOptOut] of optOuts) {
    it(`has the right opt-out of the GPP for ${sentence}`, async () => {
      installApi('__gpp', { ...gppGiven, parsedSections });
      expect((await startWatcher().reading()).consent.usOptOut).to.equal(usOptOut);
    });
  }
});
