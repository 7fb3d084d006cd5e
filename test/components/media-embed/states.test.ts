import { expect, fixture, html } from '@open-wc/testing';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture, failedEmbed, processingEmbed } from '../embed-fixture.js';
import { expectQuietPage } from '../page-watch.js';
import {
  errorsOf,
  eventsOf,
  frameOf,
  mount,
  reaches,
  retryButtonOf,
  says,
  type Settings,
  unmountAll,
} from './mount.js';
import { waitUntil } from '../wait-until.js';

const states = [
  { state: 'empty', embed: null, en: 'There is no video here.', it: 'Qui non c’è nessun video.' },
  {
    state: 'processing',
    embed: processingEmbed(),
    en: 'This video is being prepared. Please come back later.',
    it: 'Il video è in preparazione. Torna più tardi.',
  },
  {
    state: 'failed',
    embed: failedEmbed(),
    en: 'This video could not be prepared.',
    it: 'Non è stato possibile preparare il video.',
  },
  {
    state: 'error',
    embed: [],
    en: 'This video cannot be shown.',
    it: 'Non è possibile mostrare il video.',
  },
] as const;

describe('<media-embed> states', () => {
  expectQuietPage();
  afterEach(unmountAll);

  for (const { state, embed, en, it: italian } of states) {
    it(`shows a sized box with a message in the language of the page when the state is ${state}`, async () => {
      const el = await mount({ embed, lang: 'en' });
      await reaches(el, state);
      expect(el.matches(`:state(${state})`)).to.equal(true);
      await says(el, en);
      expect(el.getBoundingClientRect().height).to.be.greaterThan(100);
      el.lang = 'it-CH';
      await el.updateComplete;
      await says(el, italian);
    });
  }

  it('shows only the content of the loading slot while the data is loading', async () => {
    const el = await fixture<MediaEmbed>(html`
      <media-embed src="/package.json" lang="en"><i slot="loading">Wait</i>Fallback</media-embed>
    `);
    expect([el.state, el.matches(':state(loading)')]).to.deep.equal(['loading', true]);
    expect(el.querySelector('i')?.checkVisibility()).to.equal(true);
    expect(el.innerText).to.equal('Wait');
  });

  it('names the frame by the attribute, else the embed, else a message', async () => {
    const el = await mount({ embed: embedFixture(), lang: 'en', title: 'Mine' });
    await reaches(el, 'ready');
    expect(el.matches(':state(ready)')).to.equal(true);
    expect(frameOf(el)?.title).to.equal('Mine');
    el.removeAttribute('title');
    await el.updateComplete;
    expect(frameOf(el)?.title).to.equal('A walk by the sea');
    el.embed = embedFixture({ title: '' });
    await waitUntil(() => frameOf(el)?.title === 'Video player');
    el.lang = 'it';
    await waitUntil(() => frameOf(el)?.title === 'Lettore video');
  });

  it('follows the lang of the closest ancestor across shadow roots when it changes', async () => {
    const outer = await fixture<HTMLElement>(html`<div lang="it"><div id="inner"></div></div>`);
    const root = outer.querySelector('#inner')?.attachShadow({ mode: 'open' });
    const el = document.createElement('media-embed');
    root?.append(el);
    await el.updateComplete;
    await says(el, 'Qui non c’è nessun video.');
    outer.lang = 'en';
    await Promise.resolve();
    await el.updateComplete;
    await says(el, 'There is no video here.');
  });

  it('shows the content of the page below a message, and slotted content instead of one', async () => {
    const el = await fixture<MediaEmbed>(html`
      <media-embed .embed=${[]}>
        <a href="/video">Watch it there</a>
        <p slot="error">Not today.</p>
      </media-embed>
    `);
    await waitUntil(() => el.shadowRoot?.querySelector('[part=message]'));
    expect(el.querySelector('a')?.checkVisibility()).to.equal(true);
    expect(el.querySelector('p')?.checkVisibility()).to.equal(true);
    expect(el.shadowRoot?.querySelector('[part=message]')?.checkVisibility()).to.equal(false);
    el.embed = embedFixture();
    await reaches(el, 'ready');
    expect(el.querySelector('a')?.checkVisibility()).to.equal(false);
  });

  it('fires one error event that does not bubble, and keeps the focus on the button to try again', async () => {
    const bubbled: Event[] = [];
    document.body.addEventListener('error', (event) => bubbled.push(event), { once: true });
    const el = await mount({ lang: 'en' });
    const errors = errorsOf(el);
    el.embed = [];
    await waitUntil(() => retryButtonOf(el));
    el.muted = true;
    el.title = 'A';
    await el.updateComplete;
    expect(errors.map(({ code }) => code)).to.deep.equal(['not-an-embed']);
    expect(errors[0]?.error).to.equal(errors[0] && el.error ? errors[0].error : null);
    retryButtonOf(el)?.focus();
    retryButtonOf(el)?.click();
    await el.updateComplete;
    expect(errors.map(({ code }) => code)).to.deep.equal(['not-an-embed', 'not-an-embed']);
    expect(el.shadowRoot?.activeElement).to.equal(retryButtonOf(el));
    expect(bubbled).to.deep.equal([]);
  });

  it('lets a listener of the error event set properties', async () => {
    const el = await mount();
    el.addEventListener('error', () => {
      el.embed = embedFixture();
    });
    el.embed = [];
    await reaches(el, 'ready');
    expect(el.error).to.equal(null);
  });

  it('has its config when embedready fires', async () => {
    const el = await mount();
    expect(el.config).to.equal(null);
    const resolved = eventsOf(el, 'embedready');
    el.embed = embedFixture({ width: 'wide' });
    await el.updateComplete;
    expect(resolved).to.have.length(1);
    expect(el.config?.title).to.equal('A walk by the sea');
  });

  it('is empty for an embed with neither source nor player, and ready for one with a player', async () => {
    const el = await mount({ embed: { id: '7' } });
    await reaches(el, 'empty');
    el.embed = embedFixture({ video: null });
    await reaches(el, 'ready');
  });

  const permanent: readonly [string, Settings][] = [
    ['no-player', { embed: embedFixture({ code_iframe: null }) }],
    ['no-player', { embed: embedFixture(), label: '..', loading: 'eager' }],
    ['no-code', { embed: embedFixture({ code: '' }), format: 'standard' }],
    ['source-refused', { src: 'https://elsewhere.invalid/', loading: 'eager' }],
    ['player-refused', { embed: embedFixture({ code_iframe: `<iframe src="${location.href}">` }) }],
  ];
  for (const [code, settings] of permanent) {
    it(`has no button to try again after ${code}`, async () => {
      const el = await mount({ ...settings, lang: 'en' });
      await says(el, 'This video cannot be shown.');
      expect([el.error?.code, retryButtonOf(el)]).to.deep.equal([code, null]);
    });
  }
});
