import { expect } from '@open-wc/testing';
import { diagnose } from '../../../src/diagnosis/index.js';
import { inspectDocument } from '../../../src/vast/index.js';
import { waitUntil } from '../wait-until.js';
import {
  button,
  mountDebugger,
  openSection,
  query,
  queryAll,
  recordingInspectors,
  removeDebuggers,
  textOf,
  verdictReady,
} from './debugger-page.js';

const SIZE = 1_500_000;
const MAX_BOX_LENGTH = 50_000;

const adsOf = (count: number): string =>
  `<VAST version="4.2">${Array.from(
    { length: count },
    (_, index) =>
      `<Ad id="${index}" sequence="${index + 1}"><InLine><AdSystem>a</AdSystem><AdTitle>t</AdTitle><Impression>https://a.example/i</Impression></InLine></Ad>`,
  ).join('')}</VAST>`;

const PLAYABLE = `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>a</AdSystem><AdTitle>t</AdTitle><Impression>https://a.example/i</Impression><Creatives><Creative><Linear>
  <Duration>00:00:06</Duration><MediaFiles><MediaFile delivery="progressive" type="video/mp4" width="640" height="360">https://a.example/a.mp4</MediaFile></MediaFiles>
  </Linear></Creative></Creatives></InLine></Ad></VAST>`;

const harOf = (count: number): string =>
  JSON.stringify({
    log: {
      entries: Array.from({ length: count }, (_, index) => ({
        startedDateTime: '2026-05-04T03:02:01Z',
        time: 5,
        request: { method: 'GET', url: `https://a.example/vast?n=${index}`, headers: [] },
        response: { status: 200, content: { mimeType: 'text/xml', text: adsOf(1) } },
      })),
    },
  });

const TEXTS: Readonly<Record<string, string>> = {
  'a text': 'lorem ipsum '.repeat(SIZE / 12),
  'a text of many lines': 'lorem ipsum\r\n'.repeat(SIZE / 13),
  'one word': 'a'.repeat(SIZE),
  'JSON in one line': JSON.stringify(Array.from({ length: 100_000 }, (_, index) => `${index}/x`)),
  'a HAR file': harOf(4000),
  'a document with 5,000 ads': adsOf(5000),
};

const box = (el: HTMLElement): HTMLTextAreaElement =>
  el.shadowRoot?.querySelector('textarea') as HTMLTextAreaElement;

const paste = (el: HTMLElement, text: string): boolean => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true });
  return box(el).dispatchEvent(event);
};

const choose = (el: HTMLElement, text: string): void => {
  const files = new DataTransfer();
  files.items.add(new File([text], 'long.txt'));
  const input = query(el as never, 'input[type=file]') as HTMLInputElement;
  input.files = files.files;
  input.dispatchEvent(new Event('change'));
};

describe('the views of a debugger', () => {
  afterEach(removeDebuggers);

  it('show the first of 5,000 ads and requests, and more on demand', async () => {
    const ads = await inspectDocument(PLAYABLE, { canPlay: () => true, checksMedia: false });
    const [ad] = ads.ads;
    const [hop] = ads.hops;
    if (ad === undefined || hop === undefined) throw new Error('The document has no ad.');
    const inspection = {
      ...ads,
      ads: Array.from({ length: 5000 }, () => ad),
      hops: Array.from({ length: 5000 }, () => ({ ...hop, url: 'https://a.example/v' })),
    };
    const el = await mountDebugger({
      value: 'https://a.example/v?page=[PAGEURL]&cb=[CACHEBUSTING]',
      requestedOrigins: ['https://a.example'],
      createInspectors: recordingInspectors([], () => inspection),
    });
    await waitUntil(() => queryAll(el, '#section-media').length > 0);
    for (const name of ['chain', 'media', 'trackers', 'additions'] as const) {
      const section = await openSection(el, name);
      expect(section.querySelectorAll('*')).to.have.length.at.most(4000);
      expect(section.querySelectorAll('h3, .hop')).to.have.length(50);
      [...section.querySelectorAll('button')].at(-1)?.click();
      await el.updateComplete;
      expect(section.querySelectorAll('h3, .hop')).to.have.length(100);
    }
  });
});

describe('the text box of a debugger', () => {
  afterEach(removeDebuggers);

  for (const [name, text] of Object.entries(TEXTS))
    for (const [way, bring] of [
      ['pasted', paste],
      ['chosen as a file', choose],
    ] as const)
      it(`holds an excerpt of ${name}, ${way}, which is diagnosed as a whole and once`, async () => {
        const diagnosed: unknown[] = [];
        const el = await mountDebugger({
          diagnose: (input, options) => {
            diagnosed.push(input);
            return diagnose(input, options);
          },
        });
        bring(el, text);
        await verdictReady(el);
        expect(el.value).to.equal(text);
        expect(diagnosed).to.deep.equal([text]);
        expect(box(el).value).to.have.length.at.most(MAX_BOX_LENGTH);
        expect(box(el).readOnly).to.equal(true);
        expect(textOf(query(el, '#input-note'))).to.contain(text.length.toLocaleString('en'));
        for (const section of queryAll(el, '.section')) section.setAttribute('open', '');
        await el.updateComplete;
        expect(queryAll(el, '*')).to.have.length.at.most(4000);
        for (const part of queryAll(el, 'pre, code, p, span, textarea'))
          expect(textOf(part).length).to.be.at.most(MAX_BOX_LENGTH);
      });

  it('takes a long text at the caret, replaces an excerpt as a whole, and undoes both', async () => {
    const el = await mountDebugger({ value: 'before after' });
    const long = 'x'.repeat(MAX_BOX_LENGTH);
    box(el).setSelectionRange(7, 12);
    expect(paste(el, long)).to.equal(false);
    expect(el.value).to.equal(`before ${long}`);
    await el.updateComplete;
    expect(paste(el, '303')).to.equal(false);
    expect(el.value).to.equal('303');
    await el.updateComplete;
    expect(box(el).readOnly).to.equal(false);
    expect(textOf(query(el, '#input-note'))).to.equal('');
    button(el, 'Undo').click();
    await el.updateComplete;
    expect(el.value).to.equal(`before ${long}`);
    expect(paste(el, '')).to.equal(true);
    button(el, 'Clear').click();
    await el.updateComplete;
    expect(el.value).to.equal('');
    expect(paste(el, '303')).to.equal(true);
  });
});
