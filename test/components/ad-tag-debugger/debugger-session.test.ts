import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createCase, diagnose } from '../../../src/diagnosis/index.js';
import { expectQuietPage } from '../page-watch.js';
import {
  button,
  emptyInspection,
  FIXED,
  mountDebugger,
  query,
  queryAll,
  recordingInspectors,
  removeDebuggers,
  textOf,
  verdictReady,
} from './debugger-page.js';
import { waitUntil } from '../wait-until.js';

/** A tag that has nothing wrong with it. */
const SOUND_TAG = 'https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]';

describe('the session of a debugger', () => {
  expectQuietPage();
  afterEach(removeDebuggers);

  it('undoes and redoes repairs, Clear and typing in turn, and keeps the focus in the box after Clear', async () => {
    const el = await mountDebugger({ value: 'http://ads.example/vast?page=[PAGEURL]' });
    await verdictReady(el);
    button(el, 'Apply: Add a random number').click();
    await el.updateComplete;
    const repaired = el.value;
    button(el, 'Clear').click();
    await el.updateComplete;
    expect(el.value).to.equal('');
    expect(el.shadowRoot?.activeElement?.id).to.equal('input');
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'z' });
    await sendKeys({ up: 'Control' });
    expect(el.value).to.equal(repaired);
    await el.updateComplete;
    expect(queryAll(el, '.applied')).to.have.length(1);
    button(el, 'Undo').click();
    await el.updateComplete;
    expect(el.value).to.equal('http://ads.example/vast?page=[PAGEURL]');
    button(el, 'Redo').click();
    await el.updateComplete;
    expect(el.value).to.equal(repaired);
    button(el, 'Redo').click();
    await el.updateComplete;
    expect(button(el, 'Redo').getAttribute('aria-disabled')).to.equal('true');
  });

  it('undoes what was pasted one by one, by the button and by the keys', async () => {
    const el = await mountDebugger({ value: '' });
    const box = query(el, '#input') as HTMLTextAreaElement;
    for (const text of ['303', '402']) {
      box.value = text;
      box.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste' }));
      await el.updateComplete;
    }
    button(el, 'Undo').click();
    await el.updateComplete;
    expect(el.value).to.equal('303');
    button(el, 'Redo').click();
    await el.updateComplete;
    expect(el.value).to.equal('402');
    box.focus();
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'z' });
    await sendKeys({ up: 'Control' });
    expect(el.value).to.equal('303');
  });

  it('says how many ad tags were pasted, what each of them does, and checks only the one that the person chooses', async () => {
    const other = 'http://other.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]';
    const el = await mountDebugger({ value: `${SOUND_TAG}\n${other}` });
    await verdictReady(el);
    expect(textOf(query(el, '.tag-choice label'))).to.equal('2 ad tags found. Check');
    expect(el.diagnosis?.verdict.id).to.equal('http-on-https');
    expect(query(el, '[data-url]').dataset['url']).to.contain('other.example');
    expect(queryAll(el, '.tag-list li').map(textOf)).to.satisfy(
      ([first = '', second = '']: readonly string[]) =>
        /^Not known yet .* Tag 1 https:\/\/ads\.example/.test(first) &&
        /^Publisher .*block on https pages.* Tag 2 http:\/\/other/.test(second),
    );
    expect(textOf(query(el, '#section-findings'))).to.contain('Tag 2');
    await expect(el).to.be.accessible();
    button(el, 'Check only this: Tag 1').click();
    await waitUntil(() => el.diagnosis?.verdict.id === 'not-requested');
    await verdictReady(el);
    expect(query(el, '[data-url]').dataset['url']).to.contain('ads.example');
    const select = query(el, '#tag-choice');
    expect(Reflect.get(select, 'value')).to.equal('0');
    Reflect.set(select, 'value', '1');
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await waitUntil(() => el.diagnosis?.verdict.id === 'http-on-https');
    await verdictReady(el);
    expect(el.value).to.equal(`${SOUND_TAG}\n${other}`);
    button(el, 'Apply: ').click();
    await verdictReady(el);
    expect(el.value).to.equal(`${SOUND_TAG}\n${other.replace('http:', 'https:')}`);
    el.value = `${SOUND_TAG}***${SOUND_TAG}&n=2`;
    await el.updateComplete;
    expect(Reflect.get(query(el, '#tag-choice'), 'value')).to.equal('');
    expect(queryAll(el, '.matrix .entry')).to.have.length(4);
  });

  it('offers the repair of the next step beside it', async () => {
    const el = await mountDebugger({
      value: 'https://ads.example/vast?page=[PAGEURL]&ord=[CACHEBUSTIN]&u=[referrer]',
    });
    await verdictReady(el);
    const apply = query(el, '.verdict .primary');
    expect(textOf(apply)).to.equal('Apply');
    apply.click();
    await verdictReady(el);
    expect(el.value).to.equal(
      'https://ads.example/vast?page=[PAGEURL]&ord=[CACHEBUSTING]&u=[referrer]',
    );
    expect(el.shadowRoot?.activeElement?.id).to.equal('undo');
    await waitUntil(() => el.diagnosis?.verdict.id === 'tag-fault');
    await verdictReady(el);
    button(el, 'Apply: Remove the parameter u').click();
    await verdictReady(el);
    expect(el.shadowRoot?.activeElement?.id).to.equal('applied');
  });

  it('shows no verdict before it is final', async () => {
    const seen = new Set<string>();
    let respond: (() => void) | null = null;
    const el = await mountDebugger({
      value: 'http://ads.example/vast',
      requestedOrigins: ['https://ads.example'],
      createInspectors: () => ({
        inspectAdTag: (url) =>
          new Promise((resolve) => {
            respond = () => resolve(emptyInspection(url));
          }),
        inspectDocument: () => Promise.resolve(emptyInspection('')),
      }),
    });
    await verdictReady(el);
    el.addEventListener('diagnosis', () => {
      void el.updateComplete.then(() => {
        seen.add(`${query(el, '.verdict').className} ${textOf(query(el, '.verdict'))}`);
      });
    });
    el.value = SOUND_TAG;
    await el.updateComplete;
    expect(textOf(query(el, '.verdict'))).to.equal('Checking …');
    await waitUntil(() => textOf(query(el, '.verdict')) === 'Waiting for the ad server …');
    expect(query(el, '.verdict').className.trim()).to.equal('verdict');
    await waitUntil(() => respond !== null);
    (respond as (() => void) | null)?.();
    await waitUntil(() => el.diagnosis?.verdict.id === 'no-ad');
    await verdictReady(el);
    expect(
      [...seen].filter((text) => !/Checking|Waiting|responded without an ad/.test(text)),
    ).to.deep.equal([]);
  });

  it('names the button that requests the ad in the next step', async () => {
    const el = await mountDebugger({ value: SOUND_TAG });
    await verdictReady(el);
    const label = textOf(button(el, 'Request the ad from ads.example'));
    expect(textOf(query(el, '.next'))).to.contain(`Press “${label}”`);
  });

  it('names the placeholders that only the player of a page fills', async () => {
    const el = await mountDebugger({
      value: 'https://ads.example/v?ord=[CACHEBUSTIN]&gdpr=[GDPR]&x=[DEVICE_MODEL]',
      defaults: { ...FIXED, gdpr: '' },
    });
    await verdictReady(el);
    expect(el.diagnosis?.verdict.note).to.contain('[GDPR] and [DEVICE_MODEL]');
  });

  it('offers to request again only what was requested', async () => {
    const vpaid = `<VAST version="3.0"><Ad id="1"><InLine><AdSystem>a</AdSystem><AdTitle>t</AdTitle><Impression>https://ads.example/i</Impression><Creatives><Creative><Linear><Duration>00:00:10</Duration><MediaFiles><MediaFile delivery="progressive" type="application/javascript" apiFramework="VPAID" width="640" height="360">https://ads.example/v.js</MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;
    const el = await mountDebugger({ value: vpaid });
    await verdictReady(el);
    expect(textOf(query(el, '.sentence'))).to.contain('only VPAID media');
    expect(() => button(el, 'Request again')).to.throw();
    removeDebuggers();
    const requested: string[] = [];
    const live = await mountDebugger({
      value: SOUND_TAG,
      requestedOrigins: ['https://ads.example'],
      createInspectors: recordingInspectors(requested),
    });
    await waitUntil(() => queryAll(live, 'button').some((one) => textOf(one) === 'Request again'));
    expect(requested).to.have.length(1);
  });

  it('says beside the link what the link leaves out', async () => {
    const el = await mountDebugger({ value: SOUND_TAG });
    await verdictReady(el);
    expect(textOf(query(el, '#link-note'))).to.equal('');
    el.context = { 'tc-string': 'CONSENT', 'desktop-ifa': 'x', muted: '1' };
    await verdictReady(el);
    expect(textOf(query(el, '#link-note'))).to.equal(
      'The link leaves out: Advertising id (IFA), TCF string.',
    );
    expect(button(el, 'Copy link').getAttribute('aria-describedby')).to.equal('link-note');
  });

  it('shows that an opened case is recorded, and checks its tag live on demand', async () => {
    const requested: string[] = [];
    const viewer = {
      now: Date.UTC(2026, 4, 4, 3, 2, 1),
      page: { url: 'https://paper.example/case' },
    };
    const tag = 'https://ads.example/vast?page=[PAGEURL]';
    const adCase = await createCase(await diagnose(tag, { viewer }), { viewer });
    const el = await mountDebugger({
      value: JSON.stringify(adCase),
      createInspectors: recordingInspectors(requested),
    });
    await verdictReady(el);
    expect(textOf(query(el, '.about'))).to.match(/Recorded Case file of May 4, 2026, .* · Ad tag/);
    expect(queryAll(el, '.button.primary')).to.have.length(0);
    expect(queryAll(el, '#section-context')).to.have.length(0);
    expect(queryAll(el, '.findings button')).to.have.length(0);
    await expect(el).to.be.accessible();
    button(el, 'Check again live').click();
    await verdictReady(el);
    expect(el.value).to.equal(tag);
    expect(query(el, '[data-url]').dataset['url']).to.contain('paper.example%2Fcase');
    expect(requested).to.deep.equal([]);
    button(el, 'Undo').click();
    await waitUntil(() => textOf(query(el, '.about')).includes('Recorded'));
  });
});
