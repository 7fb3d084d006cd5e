import { expect } from '@open-wc/testing';
import { embedFixture, processingEmbed } from '../embed-fixture.js';
import { underStrictPolicy } from '../content-policy.js';
import { eventsOf, frameOf, mount, playButtonOf, reaches, unmountAll } from './mount.js';
import { painted } from '../page.js';
import { waitUntil } from '../wait-until.js';

describe('<media-embed> under a strict Content Security Policy and Trusted Types', () => {
  const seen = underStrictPolicy('lit-html media-embed');
  afterEach(unmountAll);

  it('shows every state and both formats without a report', async () => {
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
    expect(seen()).to.deep.equal([]);
  });
});
