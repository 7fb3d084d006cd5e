import { expect } from '@open-wc/testing';
import { createInspectors, diagnoseInput } from '../../components/ad-tag-debugger/diagnose.js';
import { DiagnosisExport } from '../../components/ad-tag-debugger/diagnosis-export.js';
import {
  EVIDENCE_PANELS,
  PanelLoader,
} from '../../components/ad-tag-debugger/panels/panel-loader.js';
import { fetchEmbed } from '../../components/controllers/fetch-embed.js';
import { MediaEmbedCode } from '../../components/media-embed-code/media-embed-code.js';
import '../../components/media-embed-preview/define.js';
import { loadMount } from '../../components/media-embed/mount/mount-player.js';
import { loadMediaEmbed } from '../../components/media-embed/loader.js';
import { NoticePart } from '../../components/media-embed/notice-part.js';
import type { EmbedError } from '../../src/player/embed-error.js';
import { playerMessages } from '../../src/locales/area-messages.js';
import { loadMessages } from '../../src/locales/registry.js';
import { AdGuard } from '../../src/player/ads/ad-guard.js';
import { showControls } from '../../src/player/controls/show-controls.js';
import { openHlsEngine } from '../../src/player/media/media-loader.js';
import { loadRecorder } from '../../src/player/recorder/load-recorder.js';
import { openStage } from '../src/player/ads/fake-stage.js';
import { withEverySlot } from '../src/player/ads/stuck-ads.js';
import { enforce } from './content-policy.js';
import { embedFixture } from './embed-fixture.js';
import { FakeFetch, jsonResponse } from './fake-fetch.js';
import { waitUntil } from './wait-until.js';

/** Uses a part, and resolves with what is left without it. */
type Use = () => unknown;

const HOST = { addController: () => undefined, requestUpdate: () => undefined } as never;

const diagnosisExport = () => new DiagnosisExport(HOST, () => undefined);

const DIAGNOSED = { diagnosis: {}, options: {} } as never;

const noText = (() => '') as never;

const embedAt = async (src: string): Promise<unknown> => {
  const network = new FakeFetch(() => jsonResponse(embedFixture()));
  const work = new AbortController();
  return fetchEmbed(src, { base: document.baseURI, allowedOrigins: () => [], work }).finally(() =>
    network.restore(),
  );
};

/** Parts whose callers get the failure. */
const REJECTING: Readonly<Record<string, Use>> = {
  'the diagnosis': () => diagnoseInput('x', {}),
  'the inspectors': () => createInspectors({} as never).inspectAdTag('https://a.example/', {}),
  'the report of a diagnosis': () => diagnosisExport().copyReport(DIAGNOSED, noText),
  'the case file of a diagnosis': () => diagnosisExport().saveCase(DIAGNOSED, noText),
  'the element, by its loader': () => loadMediaEmbed(),
  'the player of an element': () => loadMount('player'),
  'the reader of a response': () => embedAt('/1.json'),
  'a language': () => loadMessages('de'),
};

const panelStatus = async (): Promise<string> => {
  const panels = new PanelLoader(HOST, EVIDENCE_PANELS);
  await waitUntil(() => panels.get('context').status !== 'loading');
  return panels.get('context').status;
};

const isPlayerShown = async (): Promise<boolean> => {
  const element = document.createElement('media-embed-preview');
  element.embed = embedFixture();
  document.body.append(element);
  await element.updateComplete;
  const isShown = await element.showPlayer();
  element.remove();
  return isShown;
};

const noticesIn = (area: HTMLElement): string => {
  const element = { requestUpdate: () => undefined };
  const part = new NoticePart({ element } as never);
  part.update(area, { state: 'error' } as never, null, 'en');
  return area.firstElementChild?.localName ?? '';
};

/** The events of ads until the content plays. */
const adEvents = async (): Promise<readonly string[]> => {
  const stage = openStage({ ads: withEverySlot() });
  const guard = new AdGuard({
    stage: { viewerInput: () => null, ...stage },
    onGiveUp: () => undefined,
  });
  await guard.beforeContent();
  guard.destroy();
  stage.remove();
  return stage.events.map(({ name, errorCode }) => `${name} ${errorCode}`);
};

const shownControls = async (): Promise<string> => {
  const { kind } = await showControls({
    stage: {
      video: document.createElement('video'),
      waiting: document.createElement('div'),
      watermark: null,
    } as never,
    config: { controls: { visible: true } } as never,
    controls: 'auto',
    isLoading: false,
    host: document.body,
    commands: {} as never,
    messages: () => playerMessages('en'),
    signal: new AbortController().signal,
  });
  return kind;
};

const hlsError = async (): Promise<unknown> => {
  const errors: EmbedError[] = [];
  const video = Object.assign(document.createElement('video'), { canPlayType: () => '' });
  const candidate = { url: '/x.m3u8', type: 'application/x-mpegurl' };
  const options = { video, candidate, onError: (error: EmbedError) => errors.push(error) };
  await openHlsEngine(options as never, new AbortController().signal);
  return errors.map(({ code }) => code);
};

/** Parts that are reported, and what is left without them. */
const REPORTED: Readonly<Record<string, readonly [use: Use, left: unknown]>> = {
  'the builder of embed code': [() => MediaEmbedCode.loadBuilder(), false],
  'a panel of the debugger': [panelStatus, 'failed'],
  'the player of a preview': [isPlayerShown, false],
  'the notices of an element': [() => noticesIn(document.createElement('div')), 'slot'],
  'the recorder of ads': [loadRecorder, undefined],
  'the controls of the player': [shownControls, 'native'],
  'hls.js': [hlsError, ['module']],
};

describe('code that cannot be loaded', () => {
  const { reportError } = window;
  let reported: unknown[] = [];
  let requested = 0;

  before(() => {
    document.addEventListener('securitypolicyviolation', () => (requested += 1));
    history.replaceState(null, '', '#ad-debug');
    enforce("script-src 'none'");
  });
  beforeEach(() => {
    [reported, requested] = [[], 0];
    window.reportError = (error) => void reported.push(error);
  });
  afterEach(() => {
    window.reportError = reportError;
  });
  after(() => history.replaceState(null, '', ' '));

  for (const [part, use] of Object.entries(REJECTING))
    it(`rejects, and is requested again by the next use: ${part}`, async () => {
      for (const times of [1, 2]) {
        const failure: unknown = await Promise.resolve(use()).catch((error: unknown) => error);
        expect(failure).to.be.instanceOf(Error);
        await waitUntil(() => requested >= times);
      }
      expect(reported).to.deep.equal([]);
    });

  it('is an error of the ads, and is requested again by the next use', async () => {
    for (const times of [1, 2]) {
      expect(await adEvents()).to.deep.equal(['aderror 900']);
      await waitUntil(() => requested >= times);
    }
  });

  for (const [part, [use, left]] of Object.entries(REPORTED))
    it(`is reported, and is requested again by the next use: ${part}`, async () => {
      for (const times of [1, 2]) {
        expect(await use()).to.deep.equal(left);
        await waitUntil(() => requested >= times && reported.length >= times);
        expect(reported.length).to.equal(times);
      }
    });
});
