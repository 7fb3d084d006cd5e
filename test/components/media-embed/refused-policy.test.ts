import { expect } from '@open-wc/testing';
import { embedFixture } from '../embed-fixture.js';
import { watchPage } from '../page-watch.js';
import { enforce } from '../content-policy.js';
import { eventsOf, frameOf, mount, mountReady, reaches, unmountAll } from './mount.js';
import { painted } from '../page.js';

describe('<media-embed format=standard> where the page does not allow its Trusted Types policy', () => {
  before(() => enforce("require-trusted-types-for 'script'; trusted-types lit-html"));
  afterEach(unmountAll);

  it('shows an error without an exception, and the browser reports the policy once', async () => {
    const watch = watchPage();
    const el = await mount({ format: 'standard', loading: 'eager' });
    const errors = eventsOf(el, 'error');
    el.embed = embedFixture();
    await reaches(el, 'error');
    await painted();
    el.title = 'Another update';
    await painted();
    const second = await mount({ embed: embedFixture(), format: 'standard', loading: 'eager' });
    await reaches(second, 'error');
    await painted();
    watch.end();
    expect([el.error?.code, second.error?.code]).to.deep.equal(['trusted-types', 'trusted-types']);
    expect(errors).to.have.length(1);
    expect(el.error?.cause).to.be.instanceOf(TypeError);
    expect(watch.seen).to.deep.equal(['violation trusted-types']);
  });

  it('still shows the hosted player', async () => {
    const el = await mountReady({ embed: embedFixture() });
    expect(frameOf(el)).to.not.equal(null);
  });
});
