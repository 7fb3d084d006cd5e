import { expect } from '@open-wc/testing';
import { loadImaSdk } from '../../../../../src/player/ads/ima/ima-sdk.js';
import { FakeIma } from './fake-ima.js';

/** A script that is there; it is no SDK. */
const SCRIPT = new URL('/node_modules/axe-core/axe.min.js', location.href).href;

const scripts = (): readonly HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>(`script[src="${SCRIPT}"]`),
];

describe('the script of the IMA SDK', () => {
  it('is loaded once a page, through the policy of a page that enforces Trusted Types', async () => {
    const meta = document.createElement('meta');
    meta.httpEquiv = 'Content-Security-Policy';
    meta.content = "require-trusted-types-for 'script'";
    document.head.append(meta);
    const { namespace } = new FakeIma();
    const both = [loadImaSdk(SCRIPT), loadImaSdk(SCRIPT)];
    Object.assign(window, { google: { ima: namespace } });
    expect(scripts()).to.have.lengthOf(1);
    for (const ima of await Promise.all(both)) expect(ima).to.equal(namespace);
    await loadImaSdk(SCRIPT);
    expect(scripts()).to.have.lengthOf(1);
  });
});
