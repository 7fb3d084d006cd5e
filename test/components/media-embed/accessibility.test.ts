import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import type { EmbedState } from '../../../components/index.js';
import { embedFixture, failedEmbed, processingEmbed } from '../embed-fixture.js';
import { FakeFetch } from '../fake-fetch.js';
import { mount, reaches, type Settings, unmountAll } from './mount.js';
import { playableEmbed } from './playable-embed.js';
import { painted } from '../page.js';
import { waitUntil } from '../wait-until.js';

const COLORS = [
  ['light', { 'prefers-color-scheme': 'light' }],
  ['dark', { 'prefers-color-scheme': 'dark' }],
  ['forced', { 'forced-colors': 'active' }],
] as const;

const code = '<!doctype html><html lang="en"><title>Player</title><main>A player</main></html>';

const SHOWN: readonly [string, EmbedState, Settings][] = [
  ['empty', 'empty', { embed: { id: '7' } }],
  ['loading', 'loading', { src: '/never.json', loading: 'eager' }],
  ['processing', 'processing', { embed: processingEmbed() }],
  ['failed', 'failed', { embed: failedEmbed() }],
  ['error', 'error', { embed: [] }],
  ['consent required', 'consent', { embed: embedFixture(), consent: 'required' }],
  ['consent denied', 'consent', { embed: embedFixture(), consent: 'denied' }],
  ['facade', 'facade', { embed: playableEmbed(), loading: 'click' }],
  ['playing in a frame', 'ready', { embed: embedFixture(), loading: 'eager' }],
  [
    'playing the service’s code',
    'ready',
    { embed: embedFixture({ code }), format: 'standard', loading: 'eager' },
  ],
  ['playing in the page', 'ready', { embed: playableEmbed(), format: 'player', autoplay: true }],
];

/** Texts have another color than the background. */
const hasDistinctColors = (element: Element): boolean =>
  [
    ...(element.shadowRoot?.querySelectorAll('[part=message], [part=retry], [part=allow]') ?? []),
  ].every((each) => getComputedStyle(each).color !== getComputedStyle(element).backgroundColor);

for (const [name, features] of COLORS) {
  describe(`<media-embed> accessibility in ${name} colors`, () => {
    let fake: FakeFetch | null = null;
    before(() => executeServerCommand('media-features', features));
    after(() => executeServerCommand('media-features', {}));
    afterEach(() => {
      unmountAll();
      fake?.restore();
      fake = null;
    });

    it('emulates the media feature', () => {
      const holds = Object.entries(features).every(
        ([feature, value]) => matchMedia(`(${feature}: ${value})`).matches,
      );
      expect(holds).to.equal(true);
    });

    for (const [sentence, state, settings] of SHOWN) {
      it(`has no violations when ${sentence}`, async () => {
        if (state === 'loading') fake = new FakeFetch(() => new Promise(() => undefined));
        const el = await mount({ lang: 'en', ...settings });
        await reaches(el, state);
        if (settings.format === 'player') await waitUntil(() => !el.paused && el.currentTime > 0);
        if (!['loading', 'facade', 'ready'].includes(state))
          await waitUntil(() => el.shadowRoot?.querySelector('[part=message]'));
        await painted();
        await expect(el).to.be.accessible();
        expect(hasDistinctColors(el)).to.equal(true);
      });
    }
  });
}
