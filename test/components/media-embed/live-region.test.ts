import { expect } from '@open-wc/testing';
import type { EmbedState, MediaEmbed } from '../../../components/index.js';
import { embedFixture, failedEmbed, processingEmbed } from '../embed-fixture.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { mount, reaches, says, type Settings, unmountAll } from './mount.js';

const regionOf = (element: MediaEmbed): Element | null =>
  element.renderRoot.querySelector('[role=status]');

const MESSAGES = {
  empty: 'There is no video here.',
  processing: 'This video is being prepared. Please come back later.',
  failed: 'This video could not be prepared.',
  error: 'This video cannot be shown.',
  consent: 'This video comes from player.invalid, which may store data on your device.',
} as const;

const ENDS: readonly [keyof typeof MESSAGES, Settings][] = [
  ['empty', { embed: { id: '7' } }],
  ['processing', { embed: processingEmbed() }],
  ['failed', { embed: failedEmbed() }],
  ['error', { embed: [] }],
  ['consent', { embed: embedFixture(), consent: 'required' }],
];

const STARTS: readonly [EmbedState, Settings][] = [
  ['loading', { src: '/never.json' }],
  ['facade', { embed: embedFixture(), loading: 'click' }],
  ['ready', { embed: embedFixture({ code: '<p>x</p>' }), format: 'standard', loading: 'eager' }],
];

describe('<media-embed> live region', () => {
  let fake: FakeFetch;
  beforeEach(() => {
    fake = new FakeFetch(() => new Promise(() => undefined));
  });
  afterEach(() => {
    unmountAll();
    fake.restore();
  });

  for (const [start, settings] of STARTS) {
    for (const [end, change] of ENDS) {
      it(`exists without text in the state ${start}, and gets its text in the state ${end}`, async () => {
        const el = await mount({ lang: 'en', ...settings });
        await reaches(el, start);
        const region = regionOf(el);
        expect(region?.checkVisibility()).to.equal(true);
        expect([region?.textContent, region?.childElementCount]).to.deep.equal(['', 0]);
        Object.assign(el, change);
        await says(el, MESSAGES[end]);
        expect(regionOf(el)).to.equal(region);
        expect(region?.textContent).to.contain(MESSAGES[end]);
      });
    }
  }

  it('shows a failed request, and is empty again after a successful retry', async () => {
    fake.restore();
    let status = 500;
    fake = new FakeFetch(() => jsonResponse(embedFixture(), { status }));
    const el = await mount({ src: '/embed.json', loading: 'eager', lang: 'en' });
    const region = regionOf(el);
    expect([el.state, region?.childElementCount]).to.deep.equal(['loading', 0]);
    await says(el, MESSAGES.error);
    status = 200;
    el.retry();
    await reaches(el, 'ready');
    expect([regionOf(el), region?.childElementCount]).to.deep.equal([region, 0]);
  });

  it('covers nothing and takes no click while it is empty', async () => {
    const el = await mount({ embed: [], lang: 'en' });
    await says(el, MESSAGES.error);
    Object.assign(el, { embed: embedFixture(), loading: 'click' });
    await reaches(el, 'facade');
    expect(regionOf(el)?.getBoundingClientRect().height).to.equal(0);
    const { x, y } = el.getBoundingClientRect();
    const under = el.shadowRoot?.elementFromPoint(x + 20, y + 100);
    expect(under?.part.contains('play')).to.equal(true);
  });
});
