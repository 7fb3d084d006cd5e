import { expect } from '@open-wc/testing';
import { render } from 'lit';
import { liveMoment, viewersOf } from '../../../components/ad-tag-debugger/context/viewers.js';
import { diagnoseInput } from '../../../components/ad-tag-debugger/diagnose.js';
import { DiagnosisController } from '../../../components/ad-tag-debugger/diagnosis-controller.js';
import { entriesOf } from '../../../components/ad-tag-debugger/entries.js';
import { expandInput } from '../../../components/ad-tag-debugger/expand-input.js';
import { debuggerTexts } from '../../../components/ad-tag-debugger/locales/load-texts.js';
import { VerdictActions } from '../../../components/ad-tag-debugger/verdict-actions.js';
import { ViewState } from '../../../components/ad-tag-debugger/view-state.js';
import {
  button,
  emptyInspection,
  mountDebugger,
  query,
  queryAll,
  recordingInspectors,
  removeDebuggers,
  textOf,
  verdictReady,
} from './debugger-page.js';
import { waitUntil } from '../wait-until.js';

const TAG = 'https://ads.example/vast?page=[PAGEURL]&cb=[CACHEBUSTING]&ua=[DEVICEUA]';

/** The actions of a tag that was requested, with a clock that stands still until `tick`. */
const mountActions = async () => {
  const requested: string[] = [];
  const waiting: (() => void)[] = [];
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: () => undefined,
    updateComplete: Promise.resolve(true),
  };
  const createInspectors = recordingInspectors(requested);
  const viewers = viewersOf({ 'mobile-ua': 'Phone/1', 'desktop-ua': 'Desk/1' }, liveMoment());
  const expanded = expandInput({ kind: 'ad-tag', tags: [TAG], replaceRules: [] }, viewers, '');
  const tags = expanded.tags.map((tag) => ({
    ...tag,
    inspection: emptyInspection(tag.expanded.url),
  }));
  const entries = entriesOf({ ...expanded, tags });
  const diagnosis = await diagnoseInput(TAG, {});
  const current = {
    text: TAG,
    viewers,
    tags,
    device: 'desktop',
    context: {},
    language: 'en',
    diagnose: diagnoseInput,
    createInspectors,
    isOwn: () => false,
  } as const;
  const controller = Object.assign(new DiagnosisController(host, () => undefined), { current });
  const wait = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));
  const actions = new VerdictActions(host, () => undefined, wait);
  const place = document.createElement('div');
  const update = (): HTMLElement => {
    const view = new ViewState(host).context(debuggerTexts('en'));
    const [entry = null] = entries;
    const shared = { controller, diagnosis, context: {}, entry, entries, recording: null };
    const state = { value: TAG, device: 'desktop', context: {} } as const;
    const given = { isLive: true, requestAgain: null, state, fragment: null };
    const press = { checkLive: () => undefined, showFindings: () => undefined };
    render(actions.render(view, { ...shared, ...given, ...press }), place);
    return place;
  };
  const press = (note: string): void =>
    update().querySelector<HTMLElement>(`[aria-describedby=${note}]`)?.click();
  return { requested, waiting, actions, update, press, tick: () => waiting.shift()?.() };
};

describe('the actions of a verdict', () => {
  afterEach(removeDebuggers);

  it('request a tag ten times and no more, each a second after the answer before', async () => {
    const { requested, waiting, press, tick, update } = await mountActions();
    press('rate-note');
    for (let count = 1; count < 10; count += 1) {
      await waitUntil(() => waiting.length === 1);
      expect(requested).to.have.length(count);
      tick();
    }
    await waitUntil(
      () => update().querySelector('[role=status] .badge')?.textContent.includes('10') === true,
    );
    expect(requested).to.have.length(10);
    expect(waiting).to.have.length(0);
    expect(new Set(requested)).to.have.length(10);
    expect(requested.every((url) => url.includes('Desk'))).to.equal(true);
  });

  it('send no further request after Stop, and keep what came', async () => {
    const { requested, waiting, press, tick, update } = await mountActions();
    press('rate-note');
    await waitUntil(() => waiting.length === 1);
    press('rate-note');
    tick();
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    expect(requested).to.have.length(1);
    expect(update().querySelectorAll('[role=status] .badge')).to.not.have.length(0);
  });

  it('send no further request when the element is removed', async () => {
    const { requested, waiting, press, tick, actions } = await mountActions();
    press('rate-note');
    await waitUntil(() => waiting.length === 1);
    actions.hostDisconnected();
    tick();
    await new Promise((resolve) => setTimeout(resolve));
    expect(requested).to.have.length(1);
  });

  it('request the same tag once as the other device, beside the answer that is known', async () => {
    const { requested, press, update } = await mountActions();
    press('device-note');
    await waitUntil(() => update().querySelectorAll('[role=status] > div').length === 2);
    expect(requested).to.have.length(1);
    expect(requested[0]).to.contain('Phone');
  });

  it('appear after the ad was requested, are accessible and keep the focus', async () => {
    const requested: string[] = [];
    const el = await mountDebugger({
      value: TAG,
      createInspectors: recordingInspectors(requested),
    });
    await verdictReady(el);
    expect(queryAll(el, '[aria-describedby=rate-note]')).to.have.length(0);
    button(el, 'Request the ad').click();
    await waitUntil(() => queryAll(el, '[aria-describedby=rate-note]').length === 1);
    const repeat = query(el, '[aria-describedby=rate-note]');
    const count = requested.length;
    repeat.focus();
    repeat.click();
    await waitUntil(() => requested.length > count);
    await waitUntil(() => textOf(query(el, '.verdict [role=status].decoded')) !== '');
    expect(el.shadowRoot?.activeElement === repeat).to.equal(true);
    repeat.click();
    await el.updateComplete;
    expect(el.shadowRoot?.activeElement === repeat).to.equal(true);
    await expect(el).to.be.accessible();
  });
});
