import { expect, waitUntil } from '@open-wc/testing';
import { watchEachTest } from './page-watch.js';

/** Puts a Content Security Policy on the page, for good: a file of tests of its own. */
export const enforce = (policy: string): void => {
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
};

const STRICT = "style-src 'self'; require-trusted-types-for 'script'";

/**
 * Puts a suite under a policy without inline styles, with Trusted Types of these names, and tests that it is enforced. Returns what
 * reads everything that the page complained about in the test that runs.
 */
export const underStrictPolicy = (trustedTypes: string, more = ''): (() => readonly string[]) => {
  const seen = watchEachTest();
  before(() => enforce(`${STRICT}; trusted-types ${trustedTypes}; ${more}`));

  it('is enforced: a style attribute and a text as markup are refused', async () => {
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
