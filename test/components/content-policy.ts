import { expect } from '@open-wc/testing';
import { watchEachTest } from './page-watch.js';
import { waitUntil } from './wait-until.js';

/** Sets a Content Security Policy for the rest of the page, so it needs a test file of its own. */
export const enforce = (policy: string): void => {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
};

const STRICT = "style-src 'self'; require-trusted-types-for 'script'";

/**
 * Runs a suite under a policy without inline styles and with these Trusted Types, and tests that it is enforced.
 * Returns a function that reads everything the page reported in the current test.
 */
export const underStrictPolicy = (trustedTypes: string, more = ''): (() => readonly string[]) => {
  const seen = watchEachTest();
  before(() => enforce(`${STRICT}; trusted-types ${trustedTypes}; ${more}`));

  it('refuses a style attribute and a string as markup', async () => {
    const div = document.createElement('div');
    div.setAttribute('style', 'color: red');
    expect(() => Reflect.set(div, 'innerHTML', '<p>')).to.throw(TypeError);
    await waitUntil(() => seen().length >= 2);
    expect(seen()).to.include.members([
      'violation style-src-attr',
      'violation require-trusted-types-for',
    ]);
  });

  return seen;
};
