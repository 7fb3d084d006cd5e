import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { underStrictPolicy } from '../../../components/content-policy.js';
import {
  landed,
  floatingPlayer,
  unmountAll,
  closeButtonOf,
  floatNow,
  returnButtonOf,
} from './scroll-page.js';
import { painted } from '../../../components/page.js';

describe('scroll mode under a strict Content Security Policy and Trusted Types', () => {
  const seen = underStrictPolicy('lit-html');
  before(() => setViewport({ width: 1000, height: 700 }));
  afterEach(unmountAll);

  it('floats, moves and returns without a violation', async () => {
    const made = await floatingPlayer();
    await setViewport({ width: 400, height: 700 });
    await painted();
    expect(made.stage.getBoundingClientRect().width).to.be.within(256, 376);
    returnButtonOf(made)?.click();
    await landed(made);
    await floatNow(made);
    closeButtonOf(made)?.click();
    expect(made.floats.at(-1)).to.equal('dismissed');
    expect(seen()).to.deep.equal([]);
  });
});
