import { expect } from '@open-wc/testing';
import { enforce } from '../content-policy.js';
import {
  configOf,
  mountReady,
  rootOf,
  startPlaying,
  unmountAll,
  videoOf,
} from './player-fixture.js';

describe('<media-embed-player> where the page allows no inline styles', () => {
  before(() => enforce("style-src 'self'"));
  afterEach(unmountAll);

  it("uses the browser's controls instead of an unstyled bar", async () => {
    const el = await mountReady({ config: configOf() });
    expect(rootOf(el).dataset['controls']).to.equal('native');
    expect([videoOf(el).controls, videoOf(el).slot]).to.deep.equal([true, '']);
    expect(el.renderRoot.querySelector('media-controller')).to.equal(null);
    await startPlaying(el);
  });
});
