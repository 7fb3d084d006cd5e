import { expect } from '@open-wc/testing';
import * as parts from '../../../../src/player/ads/lazy-vast.js';
import type {
  PlayerRecord,
  RecordedAdRequest,
  RecordedTracker,
} from '../../../../src/player/recorder/ad-record.js';
import { recordAds } from '../../../../src/player/recorder/ad-recorder.js';
import type { Consent } from '../../../../src/viewer.js';
import {
  allTracking,
  documentError,
  inline,
  linear,
  MEDIA,
  tracker,
  vast,
  wrapper,
} from '../../vast/documents.js';
import { FakeAdServer, type Reply } from '../../vast/fake-ad-server.js';
import { adVideo, until } from '../ads/fake-stage.js';
import { ADVERT, tagAd } from '../ads/fake-vast.js';
import { closeAll, open, type OpenedAds, started } from '../ads/open-ads.js';

const TAG = 'https://ads.example/tag?p=[PAGEURL]&c=[GDPRCONSENT]';
const INNER = 'https://inner.example/vast?cb=[CACHEBUSTING]';

const CONSENT: Consent = { gdprApplies: true, tcString: 'CPsecretConsentString', tcfPurposes: [1] };
const VIEWER = {
  page: { url: 'https://news.example/article' },
  consent: CONSENT,
  device: { ifa: 'f3c1d0de-0000-4000-8000-1234567890ab' },
};

const PLAYABLE = MEDIA.replace('https://media.example/advert.mp4', ADVERT);

const ad = (name: string): string =>
  inline(name, { creatives: linear({ media: PLAYABLE, trackers: allTracking(name) }) });

const recorder = recordAds();

describe('recordAds', () => {
  const { fetch } = window;
  let server: FakeAdServer | null = null;
  let pings: string[] = [];
  beforeEach(() => {
    pings = [];
    window.fetch = (address) => {
      pings.push(address as string);
      return Promise.resolve(new Response());
    };
  });
  afterEach(() => {
    closeAll();
    server?.restore();
    window.fetch = fetch;
  });

  const openRecorded = (
    replies: (url: string) => Reply | undefined,
    ...tags: string[]
  ): OpenedAds => {
    server = new FakeAdServer(replies);
    return open({ preroll: [tagAd(...tags)] }, parts.requestVast, {
      viewer: VIEWER,
      loadVast: (stage) => Promise.resolve(recorder.recordVast(parts, stage)),
    });
  };

  /** The last player that was recorded. */
  const lastPlayer = (): PlayerRecord => {
    const player = recorder.record.players.at(-1);
    if (player === undefined) throw new Error('No player was recorded.');
    return player;
  };

  const lastRequest = (): RecordedAdRequest => {
    const request = lastPlayer().requests.at(-1);
    if (request === undefined) throw new Error('No request was recorded.');
    return request;
  };

  /** Plays the ad that is on to its end. */
  const playToEnd = async ({ stage }: OpenedAds): Promise<void> => {
    await started(stage);
    const video = adVideo(stage);
    if (video === null) throw new Error('No ad is on.');
    video.currentTime = video.duration - 0.2;
    await until(() => stage.log.includes('adend'));
  };

  const verdicts = (trackers: readonly RecordedTracker[]): Record<string, string> =>
    Object.fromEntries(
      trackers.map(({ template, verdict }) => [
        template.replace('https://count.example/', '').replace(/\?.*/, ''),
        verdict,
      ]),
    );

  const wrapped = (url: string): Reply | undefined =>
    url.startsWith('https://ads.example/')
      ? vast(wrapper('outer', INNER))
      : url.startsWith('https://inner.example/')
        ? vast(ad('one'))
        : undefined;

  it('returns the one recorder of the page', () => {
    expect(recordAds()).to.equal(recorder);
  });

  it('records each hop of an ad with its expansions, and each tracker exactly once', async () => {
    const opened = openRecorded(wrapped, TAG);
    const done = opened.ads.beforeContent();
    await playToEnd(opened);
    await done;
    const { hops, ads, template, tag, result, expansions, position, failure } = lastRequest();
    expect([template, result, position, failure]).to.deep.equal([TAG, 'played', 'preroll', null]);
    expect(expansions.map(({ placeholder }) => placeholder)).to.deep.equal([
      '[PAGEURL]',
      '[GDPRCONSENT]',
    ]);
    expect(
      hops.map(({ url, parent, status, root }) => [url.split('?')[0], parent, status, root]),
    ).to.deep.equal([
      ['https://ads.example/tag', null, 200, 'VAST'],
      ['https://inner.example/vast', 0, 200, 'VAST'],
    ]);
    expect(hops[0]?.url).to.equal(tag);
    expect(hops[1]?.template).to.equal(INNER);
    expect(hops[1]?.expansions.map(({ name }) => name)).to.deep.equal(['CACHEBUSTING']);
    expect(hops[1]?.text).to.contain('<InLine>');
    const [recorded] = ads;
    expect([recorded?.hop, recorded?.result, recorded?.title]).to.deep.equal([
      1,
      'played',
      'Title of one',
    ]);
    const trackers = recorded?.trackers ?? [];
    const due = [
      'outer-impression',
      'one-impression',
      'one-loaded',
      'one-creativeView',
      'one-start',
      'one-firstQuartile',
      'one-midpoint',
      'one-thirdQuartile',
      'one-complete',
    ];
    const expected = new Map(due.map((name) => [name, 'requested']));
    expect(verdicts(trackers)).to.deep.equal(
      Object.fromEntries(
        Object.keys(verdicts(trackers)).map((name) => [name, expected.get(name) ?? 'not-due']),
      ),
    );
    // The page sees the same requests.
    const recordedUrls = trackers.flatMap(({ requests }) => requests.map(({ url }) => url));
    expect([...recordedUrls].sort()).to.deep.equal([...pings].sort());
    expect(pings).to.have.lengthOf(due.length);
  });

  it('counts repeated events as often as they happen', async () => {
    const opened = openRecorded(() => vast(ad('two')), TAG);
    void opened.ads.beforeContent();
    await started(opened.stage);
    const video = adVideo(opened.stage);
    if (video === null) throw new Error('No ad is on.');
    for (const isMuted of [false, true, false, true]) {
      const before = pings.length;
      video.muted = isMuted;
      await until(() => pings.length > before);
    }
    const { trackers = [] } = lastRequest().ads[0] ?? {};
    const counts = trackers.filter(({ event }) => event === 'mute' || event === 'unmute');
    expect(
      counts.map(({ due, requests, verdict }) => [due, requests.length, verdict]),
    ).to.deep.equal([
      [2, 2, 'requested'],
      [2, 2, 'requested'],
    ]);
  });

  it('records error codes of hops, of ads and of requests, and the Error trackers', async () => {
    const opened = openRecorded(
      (url) => (url.includes('second') ? vast(documentError('empty')) : vast(wrapper('w', INNER))),
      TAG,
      'https://ads.example/second',
    );
    server?.restore();
    server = new FakeAdServer((url) => {
      if (url.includes('second')) return vast(documentError('empty'));
      return url.startsWith('https://inner') ? 'missing' : vast(wrapper('w', INNER));
    });
    await opened.ads.beforeContent();
    const [first, second] = lastPlayer().requests;
    expect(first?.result).to.equal('failed');
    expect(first?.failure?.code).to.equal(301);
    expect(first?.failure?.message, 'the text, which is loaded').not.to.equal(first?.failure?.id);
    expect(first?.hops.map(({ status, failure }) => [status, failure?.code])).to.deep.equal([
      [200, undefined],
      [404, 301],
    ]);
    expect(verdicts(first?.errorTrackers ?? [])).to.deep.equal({ 'w-error': 'requested' });
    expect(first?.errorTrackers[0]?.requests[0]?.url).to.equal(`${tracker('w-error')}?301`);
    expect([second?.failure?.code, second?.hops[0]?.failure?.code]).to.deep.equal([303, 303]);
    expect(second?.errorTrackers[0]?.requests[0]?.url).to.equal(`${tracker('empty-error')}?303`);
  });

  it('records the trackers of the breaks of a playlist', async () => {
    const VMAP =
      '<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">' +
      '<vmap:AdBreak timeOffset="start" breakType="linear"><vmap:AdSource><vmap:VASTAdData>' +
      `${vast(ad('three')).replace(/^<\?.*?\?>\n/, '')}</vmap:VASTAdData></vmap:AdSource><vmap:TrackingEvents>` +
      `<vmap:Tracking event="breakStart">${tracker('break-start')}</vmap:Tracking>` +
      `<vmap:Tracking event="breakEnd">${tracker('break-end')}</vmap:Tracking>` +
      `<vmap:Tracking event="error">${tracker('break-error')}</vmap:Tracking>` +
      '</vmap:TrackingEvents></vmap:AdBreak></vmap:VMAP>';
    const opened = openRecorded(() => VMAP, TAG);
    const done = opened.ads.beforeContent();
    await playToEnd(opened);
    await done;
    const { breakTrackers, requests } = lastPlayer();
    expect(verdicts(breakTrackers)).to.deep.equal({
      'break-start': 'requested',
      'break-end': 'requested',
      'break-error': 'not-due',
    });
    expect(requests.map(({ result, tag }) => [result, tag === ''])).to.deep.equal([
      ['playlist', false],
      ['played', true],
    ]);
    expect(verdicts(requests[1]?.ads[0]?.trackers ?? [])['three-complete']).to.equal('requested');
  });

  it('is plain JSON, and has what identifies the viewer only in what was sent', async () => {
    const opened = openRecorded(wrapped, TAG);
    const done = opened.ads.beforeContent();
    await playToEnd(opened);
    await done;
    const { record } = recorder;
    expect(JSON.parse(JSON.stringify(record))).to.deep.equal(record);
    const sent = new Set(['url', 'tag', 'responseUrl', 'text', 'raw', 'encoded']);
    const rest = JSON.stringify(record, (name, value: unknown) =>
      sent.has(name) ? undefined : value,
    );
    expect(JSON.stringify(record)).to.contain(CONSENT.tcString ?? '');
    expect(rest).not.to.contain(CONSENT.tcString ?? '');
    expect(rest).not.to.contain(VIEWER.device.ifa);
    expect(rest).not.to.contain(VIEWER.page.url);
  });

  it('emits one change for all that happens in a task', async () => {
    const NO_FILE = { id: 'no-playable-file', params: {} };
    let changes = 0;
    const count = (): void => void (changes += 1);
    const element = document.createElement('div');
    document.body.append(element);
    recorder.addEventListener('change', count);
    const changed = new Promise((resolve) => recorder.addEventListener('change', resolve));
    const { AdEvent } = await import('../../../../src/player/playback/player-events.js');
    element.dispatchEvent(new AdEvent('adrequest', { position: 'midroll' }));
    element.dispatchEvent(
      new AdEvent('aderror', { position: 'midroll', errorCode: 403, reason: NO_FILE }),
    );
    await changed;
    recorder.removeEventListener('change', count);
    expect(changes).to.equal(1);
    const events = lastPlayer().events.map(({ name, position, errorCode, reason }) => ({
      name,
      position,
      errorCode,
      reason,
    }));
    expect(events).to.deep.equal([
      { name: 'adrequest', position: 'midroll', errorCode: null, reason: null },
      { name: 'aderror', position: 'midroll', errorCode: 403, reason: NO_FILE },
    ]);
    element.remove();
  });
});
