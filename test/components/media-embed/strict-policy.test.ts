import { expect, waitUntil } from '@open-wc/testing';
import { embedFixture, processingEmbed } from '../embed-fixture.js';
import { type PageWatch, watchPage } from '../page-watch.js';
import { enforce } from './content-policy.js';
import { eventsOf, frameOf, mount, painted, playButtonOf, reaches, unmountAll } from './mount.js';

describe('<media-embed> under a strict Content Security Policy and Trusted Types', () => {
  let watch: PageWatch;
  before(() => {
    enforce(
      "style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html media-embed",
    );
    watch = watchPage();
  });
  after(() => watch.end());
  afterEach(unmountAll);

  it('is enforced: a style attribute and a text as markup are refused', async () => {
    const control = watchPage();
    const div = document.createElement('div');
    div.setAttribute('style', 'color: red');
    expect(() => Reflect.set(div, 'innerHTML', '<p>')).to.throw(TypeError);
    await waitUntil(() => control.seen.length >= 2);
    control.end();
    expect(control.seen).to.include.members([
      'violation style-src-attr',
      'violation require-trusted-types-for',
    ]);
  });

  it('shows every state and both formats without a report', async () => {
    watch.end();
    watch = watchPage();
    const el = await mount({ width: 320, height: 180, lang: 'it' });
    el.embed = processingEmbed();
    await reaches(el, 'processing');
    el.embed = [];
    await reaches(el, 'error');
    el.embed = embedFixture();
    el.loading = 'click';
    await reaches(el, 'facade');
    playButtonOf(el)?.click();
    await reaches(el, 'ready');
    el.loading = 'eager';
    const loads = eventsOf(el, 'load');
    el.format = 'standard';
    await el.updateComplete;
    await waitUntil(() => loads.length > 0);
    await reaches(el, 'ready');
    expect(frameOf(el)?.srcdoc).to.contain('media-embed-container');
    expect(el.getBoundingClientRect().width).to.equal(320);
    const second = await mount({ embed: embedFixture(), format: 'standard', loading: 'eager' });
    await reaches(second, 'ready');
    await painted();
    expect(watch.seen).to.deep.equal([]);
  });
});
