import { expect } from '@open-wc/testing';
import { deviceType } from '../../../components/browser/device.js';
import { browserViewer } from '../../../components/index.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

describe('browserViewer', () => {
  it('reads the page, without its fragment', () => {
    history.replaceState(null, '', '#token');
    document.title = 'The page';
    document.documentElement.lang = 'it';
    const { page, now, random } = browserViewer();
    expect(page?.url).to.equal(location.href.replace('#token', ''));
    expect([page?.title, page?.language]).to.deep.equal(['The page', 'it']);
    expect([now, random]).to.deep.equal([Date.now, Math.random]);
    document.documentElement.removeAttribute('lang');
    expect(browserViewer().page).to.not.have.property('language');
  });

  it('has one correlator a page view, a positive integer', () => {
    const correlator = browserViewer().page?.correlator ?? 0;
    expect(Number.isSafeInteger(correlator) && correlator > 0).to.equal(true);
    expect(browserViewer().page?.correlator).to.equal(correlator);
  });

  const devices: readonly [string, Parameters<typeof deviceType>[0], string][] = [
    ['client hints say mobile', { userAgent: DESKTOP, userAgentData: { mobile: true } }, 'mobile'],
    [
      'client hints win over the string',
      { userAgent: PHONE, userAgentData: { mobile: false } },
      'desktop',
    ],
    ['a phone without client hints', { userAgent: PHONE }, 'mobile'],
    ['a desktop without client hints', { userAgent: DESKTOP }, 'desktop'],
    ['an empty string', { userAgent: '' }, 'desktop'],
  ];
  for (const [sentence, navigator, expected] of devices) {
    it(`${sentence}: ${expected}`, () => {
      expect(deviceType(navigator)).to.equal(expected);
    });
  }
});
