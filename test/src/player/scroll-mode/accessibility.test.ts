import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { loadMessages } from '../../../../src/locales/registry.js';
import { unmountAll, closeButtonOf, floatNow, mountPlayer } from './scroll-page.js';

describe('the floating player for assistive technology', () => {
  before(async () => {
    await setViewport({ width: 1000, height: 700 });
    await loadMessages('it');
  });
  afterEach(unmountAll);

  const NAMES = [
    ['en', 'Floating video player', 'Close the floating video'],
    ['it-CH', 'Lettore video fluttuante', 'Chiudi il video fluttuante'],
  ] as const;
  for (const [language, region, close] of NAMES) {
    it(`is a region with a name and a close button with one (${language})`, async () => {
      const parent = document.createElement('main');
      document.body.append(parent);
      const made = mountPlayer({ language, parent });
      await floatNow(made);
      expect(made.stage.getAttribute('role')).to.equal('complementary');
      expect(made.stage.getAttribute('aria-label')).to.equal(region);
      expect(closeButtonOf(made)?.getAttribute('aria-label')).to.equal(close);
      await expect(parent).to.be.accessible();
      parent.remove();
    });
  }
});
