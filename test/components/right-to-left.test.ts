import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../components/media-embed-code/define.js';
import '../../components/media-embed-preview/define.js';
import '../../components/media-embed/define.js';
import { loadDebuggerTexts } from '../../components/ad-tag-debugger/locales/load-texts.js';
import { loadMessages } from '../../src/locales/registry.js';
import { embedCodeMessages } from '../../src/messages/generated/embed-code/index.js';
import { previewMessages } from '../../src/messages/generated/preview/index.js';
import { mountDebugger, verdictReady } from './ad-tag-debugger/debugger-page.js';
import { embedFixture, processingEmbed } from './embed-fixture.js';
import { layoutFaults, turnArabic } from './layout-faults.js';
import { configOf, WATERMARK } from './media-embed-player/player-fixture.js';
import { waitUntil } from './wait-until.js';

const EMBED = embedFixture({
  watermark: WATERMARK,
  watermark_displaytime: '5',
  scrollmode_enabled: '1',
  skip_preroll: '1',
  bulks: [{ id: '1', label: 'news', context_rules: [] }],
  preroll: [{ adv_type: 'dart', title: 'First ad', source_url: 'https://ads.example/v?cb=1' }],
  overlay_main: [{ adv_type: 'dart', title: 'Overlay', source_url: 'https://ads.example/o' }],
});

const DOCUMENT =
  '<VAST version="4.2"><Ad id="1"><InLine><AdSystem>A</AdSystem><Creatives><Creative><Linear skipoffset="5">' +
  '<Duration>30</Duration><MediaFiles><MediaFile type="video/x-mp4">http://m.example/a.mp4</MediaFile>' +
  '</MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>';

const append = async (name: string, properties: object): Promise<void> => {
  const element = Object.assign(document.createElement(name), { lang: 'de' }, properties);
  document.body.append(element);
  await Reflect.get(element, 'updateComplete');
};

/** Puts an element into the page in German, whose texts are the longest. */
const ELEMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'media-embed with a picture': () => append('media-embed', { embed: EMBED, loading: 'click' }),
  'media-embed with a message': () =>
    append('media-embed', { embed: processingEmbed(), loading: 'eager' }),
  'media-embed that needs consent': () =>
    append('media-embed', { embed: EMBED, loading: 'eager', consent: 'required' }),
  'media-embed-player with a bar': async () => {
    await append('media-embed-player', { config: configOf() });
    const root = document.querySelector('media-embed-player')?.shadowRoot;
    await waitUntil(() => root?.querySelector('[part=controls]') !== null, 'No bar.');
  },
  'media-embed-code with its builder': () =>
    append('media-embed-code', { embed: EMBED, builder: true }),
  'media-embed-preview': () => append('media-embed-preview', { embed: EMBED }),
  'ad-tag-debugger with a document': async () =>
    verdictReady(await mountDebugger({ lang: 'de', value: DOCUMENT })),
};

describe('elements', () => {
  before(async () => {
    await loadMessages('de');
    await loadDebuggerTexts('de');
    for (const { loadMessages: load } of [embedCodeMessages, previewMessages]) await load('de');
  });
  afterEach(() => {
    document.body.replaceChildren();
    for (const name of ['dir', 'lang']) document.documentElement.removeAttribute(name);
  });

  for (const [name, mount] of Object.entries(ELEMENTS))
    for (const width of [390, 1280])
      it(`cut off and cover no text in German and from right to left: ${name} at ${width} px`, async () => {
        await setViewport({ width, height: 800 });
        await mount();
        await nextFrame();
        expect(layoutFaults(), 'de').to.deep.equal([]);
        turnArabic();
        await nextFrame();
        expect(layoutFaults(), 'ar').to.deep.equal([]);
      });

  it('are checked by a test that finds faults', async () => {
    await setViewport({ width: 390, height: 800 });
    const text = 'Donaudampfschifffahrtsgesellschaft';
    const [first, second, third] = ['1', '2', '3'].map((digit) =>
      Object.assign(document.createElement('p'), { textContent: `${digit}${text}` }),
    );
    if (!first || !second || !third) throw new Error('There are no paragraphs.');
    first.style.cssText = 'inline-size:100px;overflow:hidden';
    second.style.cssText = 'margin:0';
    third.style.cssText = 'margin-inline-start:300px';
    document.body.append(first, second, third);
    const faults = layoutFaults().map((fault) => fault.replaceAll(text.slice(0, 29), ''));
    expect(faults[0]).to.match(/^the page is \d+ px wide$/);
    expect(faults.slice(1)).to.deep.equal(['"3" is outside of the page', '"1" is cut off']);
    third.style.cssText = 'margin-block-start:-1.2em';
    expect(layoutFaults().some((fault) => fault.includes('overlaps'))).to.equal(true);
  });
});
