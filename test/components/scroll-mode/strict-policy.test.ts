import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { enforce } from '../media-embed/content-policy.js';
import { type PageWatch, watchPage } from '../page-watch.js';
import { clearScenes, closeButtonOf, floatNow, painted, placeOf, scene, until } from './scene.js';

describe('scroll mode under a strict Content Security Policy and Trusted Types', () => {
  let watch: PageWatch;
  before(async () => {
    await setViewport({ width: 1000, height: 700 });
    enforce("style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html");
    watch = watchPage();
  });
  after(() => watch.end());
  afterEach(clearScenes);

  it('is enforced: a style attribute is refused', async () => {
    const control = watchPage();
    document.createElement('div').setAttribute('style', 'color: red');
    await until(() => control.seen.includes('violation style-src-attr'));
    control.end();
  });

  it('floats, moves and returns without a report', async () => {
    watch.end();
    watch = watchPage();
    const made = scene();
    await floatNow(made);
    await setViewport({ width: 400, height: 700 });
    await painted();
    expect(made.stage.getBoundingClientRect().width).to.be.within(256, 376);
    placeOf(made)?.click();
    await until(() => !made.control.isFloating);
    await floatNow(made);
    closeButtonOf(made)?.click();
    expect(made.floats.at(-1)).to.equal('dismissed');
    expect(watch.seen).to.deep.equal([]);
  });
});
