import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { AdTagDebugger, DiagnosisEvent, type EmbedErrorEvent } from '../../../components/index.js';
import { expandAdTag } from '../../../src/index.js';
import { FakeFetch, jsonResponse } from '../fake-fetch.js';
import { expectQuietPage } from '../page-watch.js';
import { inlineJson } from '../page.js';
import {
  button,
  emptyInspection,
  mountDebugger,
  openSection,
  query,
  queryAll,
  recordingInspectors,
  removeDebuggers,
  textOf,
  type,
  verdictReady,
} from './debugger-page.js';
import { waitUntil } from '../wait-until.js';

const TAG = 'https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]&x=[VENDOR]';

/** A tag that has nothing wrong with it. */
const SOUND_TAG = 'https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]';

const EMBED = {
  id: '7',
  title: 'Opening night',
  preroll: [
    {
      id: '1',
      title: 'First',
      adv_type: 'dart',
      type: 'linear',
      source_url: `${TAG}***${TAG}&n=2`,
    },
    { id: '2', title: 'Second', adv_type: 'dart', type: 'linear', source_url: TAG },
  ],
  mobile_preroll: [{ id: '3', title: 'Small', adv_type: 'dart', type: 'linear', source_url: TAG }],
};

describe('<ad-tag-debugger>', () => {
  expectQuietPage();
  let restore: () => void = () => undefined;
  afterEach(() => {
    restore();
    removeDebuggers();
  });

  it('is defined', () => {
    expect(customElements.get('ad-tag-debugger')).to.equal(AdTagDebugger);
  });

  it('says that there is nothing to check while it has no input', async () => {
    const el = await mountDebugger();
    expect(textOf(query(el, '.verdict'))).to.equal('Nothing to check yet.');
    expect(queryAll(el, '.section')).to.have.length(0);
    await expect(el).to.be.accessible();
  });

  it('diagnoses pasted text, shows the verdict first and emits it', async () => {
    const el = await mountDebugger();
    const diagnoses: string[] = [];
    el.addEventListener('diagnosis', (event) => {
      expect(event).to.be.instanceOf(DiagnosisEvent);
      diagnoses.push(event.diagnosis.verdict.id);
    });
    const changes: Event[] = [];
    el.addEventListener('change', (event) => changes.push(event));
    type(query(el, 'textarea'), 'http://ads.example/vast');
    await verdictReady(el);
    expect(el.value).to.equal('http://ads.example/vast');
    expect(changes).to.have.length(1);
    expect(diagnoses).to.deep.equal(['http-on-https']);
    const text = textOf(query(el, '.verdict'));
    expect(text).to.match(/^Who acts: Publisher Ad tag .*https pages\. Next step .*https:\/\//);
    const order = queryAll(el, '.verdict, .evidence');
    expect(order[0]?.className).to.contain('verdict');
    await expect(el).to.be.accessible();
  });

  it('expands the tag as expandAdTag does and marks every placeholder', async () => {
    const el = await mountDebugger({ value: TAG });
    await verdictReady(el);
    const request = query(el, '[data-url]');
    const expected = expandAdTag(TAG, {
      page: { url: 'https://paper.example/story?id=7' },
      random: 0.25,
    });
    expect(request.dataset['url']).to.equal(expected.url);
    expect(textOf(request)).to.equal(expected.text);
    expect(queryAll(el, '.placeholders tbody tr').map(textOf)[2]).to.match(/\[VENDOR\].*kept/);
  });

  it('leads from a placeholder in the tag to its row and back with the keyboard', async () => {
    const el = await mountDebugger({ value: TAG });
    await verdictReady(el);
    query(el, '#mark-2').focus();
    await sendKeys({ press: 'Enter' });
    expect(el.shadowRoot?.activeElement?.id).to.equal('row-2');
    await el.updateComplete;
    expect(query(el, 'tr.linked th').textContent).to.contain('[CACHEBUSTING]');
    expect(query(el, '#mark-2').className).to.contain('linked');
    expect(location.hash).to.equal('');
    await sendKeys({ press: 'Enter' });
    expect(el.shadowRoot?.activeElement?.id).to.equal('mark-2');
  });

  it('shows every slot on both devices and the evidence of the chosen ad', async () => {
    const el = await mountDebugger({ embed: EMBED });
    await verdictReady(el);
    const rows = queryAll(el, '.matrix tbody tr').map(textOf);
    expect(rows[0]).to.match(/^Preroll different/);
    expect(rows[1]).to.match(/^Midroll empty on both/);
    expect(queryAll(el, '.matrix .entry')).to.have.length(4);
    button(el, 'Show Preroll, Desktop, First, 2 of 2').click();
    await waitUntil(() => el.shadowRoot?.activeElement?.tagName === 'SUMMARY');
    expect(query(el, '[data-url]').dataset['url']).to.match(/&n=2$/);
    expect(textOf(query(el, '#section-tag'))).to.contain('2 of 2 requested when the tag before');
    expect(textOf(query(el, '.entry[aria-pressed=true]'))).to.contain('2 of 2');
    await expect(el).to.be.accessible();
  });

  it('takes the embed of the page from src, from inline JSON and from text, in this order of precedence', async () => {
    const fake = new FakeFetch(() => jsonResponse({ ...EMBED, title: 'From src' }));
    restore = () => fake.restore();
    const el = await mountDebugger({ src: '/embed.json' });
    await verdictReady(el);
    expect(el.diagnosis?.kind).to.equal('embed');
    expect(textOf(query(el, '#input-note'))).to.match(/embed of this page/);
    el.value = TAG;
    await waitUntil(() => el.diagnosis?.kind === 'ad-tag');
    el.value = '';
    el.src = '';
    await waitUntil(() => el.diagnosis === null);
    el.append(inlineJson(EMBED));
    await waitUntil(() => el.diagnosis?.kind === 'embed');
  });

  it('reports an embed that cannot be loaded', async () => {
    const fake = new FakeFetch(() => new Response('', { status: 500 }));
    restore = () => fake.restore();
    const el = await mountDebugger();
    const errors: EmbedErrorEvent[] = [];
    el.addEventListener('error', (event) => errors.push(event));
    el.src = '/embed.json';
    await waitUntil(() => errors.length > 0);
    expect(errors[0]?.code).to.equal('http-status');
    expect(el.error?.code).to.equal('http-status');
    await el.updateComplete;
    expect(textOf(query(el, '#input-note'))).to.match(/cannot be loaded/);
  });

  it('requests no server before the person presses the button that says so', async () => {
    const requested: string[] = [];
    const el = await mountDebugger({
      value: SOUND_TAG,
      createInspectors: recordingInspectors(requested),
    });
    await verdictReady(el);
    expect(requested).to.deep.equal([]);
    expect(textOf(query(el, '.verdict'))).to.contain('It counts as an ad request.');
    button(el, 'Request the ad from ads.example').click();
    await waitUntil(() => el.diagnosis?.verdict.id === 'no-ad');
    await verdictReady(el);
    expect(requested).to.deep.equal([query(el, '[data-url]').dataset['url']]);
    expect(textOf(query(el, '.hop'))).to.match(/Request 1 200 12 ms.*Stopped here · 303/);
    type(query(el, 'textarea'), `${SOUND_TAG}&other=1`);
    await verdictReady(el);
    expect(requested).to.have.length(1);
    await expect(el).to.be.accessible();
  });

  it('requests servers of the given origins at once, and again when the context changes the URL', async () => {
    const requested: string[] = [];
    const el = await mountDebugger({
      value: SOUND_TAG,
      requestedOrigins: ['https://ads.example'],
      createInspectors: recordingInspectors(requested),
    });
    await waitUntil(() => el.diagnosis?.verdict.id === 'no-ad');
    const count = requested.length;
    el.context = { 'page-url': 'https://paper.example/other' };
    await waitUntil(() => requested.length > count);
    expect(requested.at(-1)).to.contain('other');
  });

  it('keeps the responses of an earlier context, and says so', async () => {
    const requested: string[] = [];
    const el = await mountDebugger({
      value: SOUND_TAG,
      createInspectors: recordingInspectors(requested),
    });
    await verdictReady(el);
    button(el, 'Request the ad').click();
    await waitUntil(() => el.diagnosis?.verdict.id === 'no-ad');
    el.context = { 'page-url': 'https://paper.example/other' };
    await el.updateComplete;
    expect(textOf(query(el, '#section-chain'))).to.contain('belong to an earlier context');
    await verdictReady(el);
    expect(requested).to.have.length(1);
    expect(button(el, 'Request the ad from ads.example').className).to.contain('primary');
  });

  it('changes the request while the person types into the context', async () => {
    const el = await mountDebugger({ value: TAG });
    await verdictReady(el);
    const section = await openSection(el, 'context');
    const field = section.querySelector<HTMLInputElement>('#page-url');
    if (field === null) throw new Error('There is no field for the page.');
    type(field, 'https://paper.example/new');
    await el.updateComplete;
    expect(query(el, '[data-url]').dataset['url']).to.contain('paper.example%2Fnew');
    expect(el.context).to.deep.equal({ 'page-url': 'https://paper.example/new' });
    button(el, 'Reset').click();
    await el.updateComplete;
    expect(query(el, '[data-url]').dataset['url']).to.contain('story');
    await expect(el).to.be.accessible();
  });

  it('applies a repair, shows what changed, and undoes it', async () => {
    const el = await mountDebugger({ value: 'https://ads.example/vast?page=[PAGEURL]' });
    await verdictReady(el);
    button(el, 'Apply: Add a random number').click();
    await el.updateComplete;
    expect(el.value).to.match(/\[CACHEBUSTING\]|\[cachebust|\[timestamp/i);
    expect(query(el, '.diff ins').textContent).to.not.equal('');
    await verdictReady(el);
    await expect(el).to.be.accessible();
    button(el, 'Undo').click();
    await el.updateComplete;
    expect(el.value).to.equal('https://ads.example/vast?page=[PAGEURL]');
    expect(queryAll(el, '.applied')).to.have.length(0);
  });

  it('reads a dropped file, and says why a file cannot be read', async () => {
    const el = await mountDebugger();
    const drop = (content: BlobPart): void => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'vast.xml'));
      query(el, '.input').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    };
    drop('<VAST version="4.2"/>');
    await waitUntil(() => el.diagnosis?.kind === 'vast');
    drop(new Uint8Array([0xff, 0xfe, 0xfd]));
    await waitUntil(() => textOf(query(el, '#input-note')).includes('cannot be read'));
  });

  it('restores what its fragment says', async () => {
    const el = await mountDebugger({ value: TAG, device: 'mobile', context: { muted: '1' } });
    const { fragment } = el;
    const other = await mountDebugger();
    other.restore(`#${fragment ?? ''}`);
    await verdictReady(other);
    expect(other.value).to.equal(TAG);
    expect(other.device).to.equal('mobile');
    expect(other.context).to.deep.equal({ muted: '1' });
  });

  it('is in Italian on Italian pages', async () => {
    const el = await mountDebugger({ value: 'http://ads.example/vast', lang: 'it-CH' });
    await waitUntil(() => query(el, 'label').textContent === 'Che cosa non parte?');
    await verdictReady(el);
    await waitUntil(() => textOf(query(el, '.verdict')).startsWith('Chi agisce: Editore Ad tag'));
    expect(query(el, '.debugger').lang).to.equal('it');
    expect(textOf(query(el, '.next'))).to.match(/^Che cosa fare /);
    await expect(el).to.be.accessible();
  });

  it('shows the inspection of the chosen tag', async () => {
    const el = await mountDebugger({
      embed: EMBED,
      requestedOrigins: ['https://ads.example'],
      createInspectors: recordingInspectors([], (url) => ({
        ...emptyInspection(url),
        ...(url.includes('n=2') && { result: 'linear', failure: null }),
      })),
    });
    await waitUntil(() => queryAll(el, '.entry .good').length === 1);
    await waitUntil(() => queryAll(el, '.entry .bad').length === 3);
  });
});
