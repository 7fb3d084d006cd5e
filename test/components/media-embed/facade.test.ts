import { expect } from '@open-wc/testing';
import { embedFixture, PLAYER_ADDRESS, POSTER } from '../embed-fixture.js';
import { frameOf, mount, playButtonOf, posterOf, reaches, unmountAll } from './mount.js';
import { waitUntil } from '../wait-until.js';

const embed = (fields = {}): object =>
  embedFixture({ video: { id: '70', available_video: '1', preview_image: POSTER }, ...fields });

describe('<media-embed loading=click>', () => {
  afterEach(unmountAll);

  it('shows the poster as an image and a named button, and no frame', async () => {
    const el = await mount({ embed: embed(), loading: 'click', lang: 'en' });
    expect(frameOf(el)).to.equal(null);
    expect(posterOf(el)?.src).to.equal(POSTER);
    expect(posterOf(el)?.alt).to.equal('');
    expect(playButtonOf(el)?.getAttribute('aria-label')).to.equal('Play video: A walk by the sea');
  });

  it('is shown without a poster and a title', async () => {
    const el = await mount({
      embed: embed({ title: '', video: { id: '1', available_video: '1' } }),
      loading: 'click',
      lang: 'it',
    });
    expect(posterOf(el)).to.equal(null);
    await waitUntil(() => playButtonOf(el)?.getAttribute('aria-label') === 'Riproduci il video');
  });

  it('replaces the facade on a click by a player that starts and has the focus', async () => {
    const el = await mount({ embed: embed(), loading: 'click' });
    playButtonOf(el)?.focus();
    playButtonOf(el)?.click();
    await reaches(el, 'ready');
    expect(frameOf(el)?.getAttribute('src')).to.equal(`${PLAYER_ADDRESS}#autoplay=1`);
    expect(el.shadowRoot?.activeElement).to.equal(frameOf(el));
  });

  it('shows the facade again for another embed', async () => {
    const el = await mount({ embed: embed(), loading: 'click' });
    playButtonOf(el)?.click();
    await reaches(el, 'ready');
    el.embed = embed({ title: 'Another' });
    await reaches(el, 'facade');
    expect(frameOf(el)).to.equal(null);
  });

  it('shows an error before any click when there is no player', async () => {
    const el = await mount({ embed: embed({ code_iframe: '' }), loading: 'click' });
    await reaches(el, 'error');
  });

  it('does not move the focus to the player when the page has it', async () => {
    const el = await mount({ embed: embed(), loading: 'click' });
    playButtonOf(el)?.click();
    await reaches(el, 'ready');
    expect(document.activeElement).to.equal(document.body);
  });
});
