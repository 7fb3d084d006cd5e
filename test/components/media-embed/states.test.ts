import { expect, fixture, html } from '@open-wc/testing';
import type { MediaEmbed } from '../../../components/index.js';
import { embedFixture, failedEmbed, processingEmbed } from '../embed-fixture.js';
import { type PageWatch, watchPage } from '../page-watch.js';
import {
  errorsOf,
  eventsOf,
  frameOf,
  messageOf,
  mount,
  reaches,
  retryButtonOf,
  unmountAll,
} from './mount.js';

const IMAGE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

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

describe('<media-embed>: states', () => {
  let watch: PageWatch;
  beforeEach(() => {
    watch = watchPage();
  });
  afterEach(() => {
    unmountAll();
    watch.end();
    expect(watch.seen).to.deep.equal([]);
  });

  for (const { state, embed, en, it: italian } of states) {
    it(`${state}: shows a sized box with a message in the page's language, and is accessible`, async () => {
      const el = await mount({ embed, lang: 'en' });
      await reaches(el, state);
      expect(el.matches(`:state(${state})`)).to.equal(true);
      expect(messageOf(el)).to.equal(en);
      expect(el.getBoundingClientRect().height).to.be.greaterThan(100);
      await expect(el).to.be.accessible();
      el.lang = 'it-CH';
      await el.updateComplete;
      expect(messageOf(el)).to.equal(italian);
    });
  }

  it('loading: waits outside the viewport with a message, and is accessible', async () => {
    const el = await mount({ src: '/package.json', lang: 'en' });
    expect(el.state).to.equal('loading');
    expect(messageOf(el)).to.equal('Loading the video…');
    await expect(el).to.be.accessible();
  });

  it('ready: the frame has an accessible name, from the attribute, the embed, or a message', async () => {
    const el = await mount({ embed: embedFixture(), lang: 'en', title: 'Mine' });
    expect(el.state).to.equal('ready');
    expect(el.matches(':state(ready)')).to.equal(true);
    expect(frameOf(el)?.title).to.equal('Mine');
    el.removeAttribute('title');
    await el.updateComplete;
    expect(frameOf(el)?.title).to.equal('A walk by the sea');
    el.embed = embedFixture({ title: '' });
    await el.updateComplete;
    expect(frameOf(el)?.title).to.equal('Video player');
    el.lang = 'it';
    await el.updateComplete;
    expect(frameOf(el)?.title).to.equal('Lettore video');
    await expect(el).to.be.accessible();
  });

  it('facade: is accessible', async () => {
    const video = { id: '1', available_video: '1', preview_image: IMAGE };
    const el = await mount({ embed: embedFixture({ video }), loading: 'click', lang: 'en' });
    expect(el.state).to.equal('facade');
    await expect(el).to.be.accessible();
  });

  it('follows the lang of the closest ancestor, out of shadow trees too, when it changes', async () => {
    const outer = await fixture<HTMLElement>(html`<div lang="it"><div id="inner"></div></div>`);
    const root = outer.querySelector('#inner')?.attachShadow({ mode: 'open' });
    const el = document.createElement('media-embed');
    root?.append(el);
    await el.updateComplete;
    expect(messageOf(el)).to.equal('Qui non c’è nessun video.');
    outer.lang = 'en';
    await Promise.resolve();
    await el.updateComplete;
    expect(messageOf(el)).to.equal('There is no video here.');
  });

  it('shows the content of the page below a message, and what it slots in place of one', async () => {
    const el = await fixture<MediaEmbed>(html`
      <media-embed .embed=${[]}>
        <a href="/video">Watch it there</a>
        <p slot="error">Not today.</p>
      </media-embed>
    `);
    await reaches(el, 'error');
    expect(el.querySelector('a')?.checkVisibility()).to.equal(true);
    expect(el.querySelector('p')?.checkVisibility()).to.equal(true);
    expect(el.shadowRoot?.querySelector('[part=message]')?.checkVisibility()).to.equal(false);
    el.embed = embedFixture();
    await el.updateComplete;
    expect(el.querySelector('a')?.checkVisibility()).to.equal(false);
  });

  it('error: tells once, does not bubble, and tries again from the button with the focus kept', async () => {
    const bubbled: Event[] = [];
    document.body.addEventListener('error', (event) => bubbled.push(event), { once: true });
    const el = await mount({ lang: 'en' });
    const errors = errorsOf(el);
    el.embed = embedFixture({ code_iframe: null });
    await reaches(el, 'error');
    el.muted = true;
    el.title = 'A';
    await el.updateComplete;
    expect(errors.map(({ code }) => code)).to.deep.equal(['no-player']);
    expect(errors[0]?.error).to.equal(errors[0] && el.error ? errors[0].error : null);
    retryButtonOf(el)?.focus();
    retryButtonOf(el)?.click();
    await el.updateComplete;
    expect(errors.map(({ code }) => code)).to.deep.equal(['no-player', 'no-player']);
    expect(el.shadowRoot?.activeElement).to.equal(retryButtonOf(el));
    expect(bubbled).to.deep.equal([]);
  });

  it('a listener may set properties', async () => {
    const el = await mount();
    el.addEventListener('error', () => {
      el.embed = embedFixture();
    });
    el.embed = [];
    await reaches(el, 'ready');
    expect(el.error).to.equal(null);
  });

  it('gives its config when it says so', async () => {
    const el = await mount();
    expect(el.config).to.equal(null);
    const resolved = eventsOf(el, 'embedready');
    el.embed = embedFixture({ width: 'wide' });
    await el.updateComplete;
    expect(resolved).to.have.length(1);
    expect(el.config?.title).to.equal('A walk by the sea');
  });

  it('an embed without source and player is empty, with a player it is shown', async () => {
    const el = await mount({ embed: { id: '7' } });
    expect(el.state).to.equal('empty');
    el.embed = embedFixture({ video: null });
    await el.updateComplete;
    expect(el.state).to.equal('ready');
  });
});
