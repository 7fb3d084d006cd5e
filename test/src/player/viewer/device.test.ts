import { expect } from '@open-wc/testing';
import {
  browserDevice,
  detailedDevice,
  type DeviceNavigator,
  deviceType,
} from '../../../../src/player/viewer/device.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

const brands = [{ brand: 'Chromium', version: '126' }];
const exact = [{ brand: 'Chromium', version: '126.0.6478.61' }];
const hints = { brands, mobile: true, platform: 'Android' };

/** A browser whose client hints are getters of a class, as they are in real ones. */
const withHints = (details: () => Promise<unknown>): DeviceNavigator => ({
  userAgent: PHONE,
  userAgentData: Object.create({ ...hints, getHighEntropyValues: details }) as typeof hints,
});

describe('deviceType', () => {
  const devices: readonly [string, DeviceNavigator, string][] = [
    ['mobile client hints', { userAgent: DESKTOP, userAgentData: { mobile: true } }, 'mobile'],
    [
      'client hints that contradict the user agent',
      { userAgent: PHONE, userAgentData: { mobile: false } },
      'desktop',
    ],
    ['a phone without client hints', { userAgent: PHONE }, 'mobile'],
    ['a desktop without client hints', { userAgent: DESKTOP }, 'desktop'],
    ['an empty string', { userAgent: '' }, 'desktop'],
  ];
  for (const [sentence, navigator, expected] of devices) {
    it(`is ${expected} for ${sentence}`, () => {
      expect(deviceType(navigator)).to.equal(expected);
    });
  }
});

describe('browserDevice and detailedDevice', () => {
  it('describe this browser', async () => {
    const { type, userAgent, clientHints } = browserDevice();
    expect([type, userAgent]).to.deep.equal(['desktop', navigator.userAgent]);
    if (isSecureContext) expect(clientHints?.brands).to.not.be.empty;
    expect((await detailedDevice()).userAgent).to.equal(userAgent);
  });

  it('have the language and the Do Not Track setting, which is off where it is not set', () => {
    const from = { userAgent: DESKTOP, language: 'de-AT', doNotTrack: '1' };
    expect(browserDevice(from)).to.deep.include({ language: 'de-AT', doNotTrack: true });
    expect(browserDevice({ ...from, doNotTrack: null })).to.deep.include({ doNotTrack: false });
  });

  it('have no client hints if the browser provides none', async () => {
    const expected = { type: 'desktop', userAgent: DESKTOP };
    expect(browserDevice({ userAgent: DESKTOP })).to.deep.equal(expected);
    expect(await detailedDevice({ userAgent: DESKTOP })).to.deep.equal(expected);
  });

  it('have the low-entropy hints', () => {
    const from = withHints(() => Promise.reject(new Error('unexpected')));
    expect(browserDevice(from)).to.deep.equal({
      type: 'mobile',
      userAgent: PHONE,
      clientHints: hints,
    });
  });

  it('have the high-entropy hints when the browser resolves them', async () => {
    const model = { model: 'Pixel 8', platformVersion: '14.0.0' };
    const from = withHints(() => Promise.resolve({ ...hints, ...model, fullVersionList: exact }));
    const { clientHints } = await detailedDevice(from);
    expect(clientHints).to.deep.equal({ ...hints, ...model, brands: exact });
  });

  const failures: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['that are refused', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['that throw', () => assertNever()],
    ['that are undefined', () => Promise.resolve(undefined)],
  ];
  for (const [sentence, details] of failures) {
    it(`have only the low-entropy hints for details ${sentence}`, async () => {
      const from = withHints(details);
      expect(await detailedDevice(from)).to.deep.equal(browserDevice(from));
    });
  }

  it('omit hints of wrong types', async () => {
    const wrong = {
      brands: [null, { brand: 1, version: '2' }, { brand: 'B', version: '2' }],
      mobile: 'yes',
      platform: { toString: () => 'Android' },
      model: 'x'.repeat(1_000_000),
    };
    const { clientHints } = await detailedDevice(withHints(() => Promise.resolve(wrong)));
    expect(clientHints).to.deep.equal({ brands: [{ brand: 'B', version: '2' }] });
  });
});

const assertNever = (): never => {
  throw new Error('no details');
};
