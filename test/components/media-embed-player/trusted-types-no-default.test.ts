import { expect } from '@open-wc/testing';
import { enforce } from '../content-policy.js';
import { watchPage } from '../page-watch.js';
import { configOf, mountReady, rootOf, startPlaying, unmountAll } from './player-fixture.js';

describe('<media-embed-player> under Trusted Types, with inline styles and without a default policy', () => {
  before(() => enforce("require-trusted-types-for 'script'; trusted-types lit-html media-embed"));
  afterEach(unmountAll);

  it("shows the browser's controls, and the browser reports the markup of media-chrome", async () => {
    const watch = watchPage();
    const el = await mountReady({ config: configOf() });
    await startPlaying(el);
    watch.end();
    expect(rootOf(el).dataset['controls']).to.equal('native');
    expect(new Set(watch.seen)).to.deep.equal(new Set(['violation require-trusted-types-for']));
  });
});
