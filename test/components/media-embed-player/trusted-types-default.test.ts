import { expect } from '@open-wc/testing';
import { enforce } from '../content-policy.js';
import { watchPage } from '../page-watch.js';
import { configOf, mountReady, rootOf, startPlaying, unmountAll } from './player-fixture.js';

interface PolicyWindow extends Window {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): unknown;
  };
}

describe('<media-embed-player> under Trusted Types, with inline styles and a default policy', () => {
  before(() => {
    enforce("require-trusted-types-for 'script'; trusted-types lit-html media-embed default");
    (window as PolicyWindow).trustedTypes?.createPolicy('default', { createHTML: (html) => html });
  });
  afterEach(unmountAll);

  it('shows the bar of media-chrome without a report', async () => {
    const watch = watchPage();
    const el = await mountReady({ config: configOf() });
    await startPlaying(el);
    watch.end();
    expect(rootOf(el).dataset['controls']).to.equal('bar');
    expect(watch.seen).to.deep.equal([]);
  });
});
