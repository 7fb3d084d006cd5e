import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import type { Inspectors } from '../../../src/diagnosis/diagnose-options.js';
import type {
  Hop,
  InspectedAd,
  Inspection,
  InspectionFailure,
  MediaCheck,
} from '../../../src/vast/inspect/inspection.js';
import type { VastMedia } from '../../../src/vast/vast-ad.js';

/** VAST with one linear ad of this media file. */
export const inlineVast = (
  media = '<MediaFile type="video/mp4" width="640" height="360">https://cdn.example/ad.mp4</MediaFile>',
): string =>
  `<VAST version="4.2"><Ad id="1"><InLine><AdSystem>Test</AdSystem><AdTitle>Ad</AdTitle><AdServingId>1</AdServingId><Impression>https://ads.example/seen</Impression><Creatives><Creative><UniversalAdId idRegistry="test">1</UniversalAdId><Linear><Duration>00:00:15</Duration><MediaFiles>${media}</MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

export const VPAID_MEDIA =
  '<MediaFile type="application/javascript" apiFramework="VPAID" width="640" height="360">https://cdn.example/unit.js</MediaFile>';

export const wrapperVast = (tagUri: string): string =>
  `<VAST version="4.2"><Ad id="1"><Wrapper><AdSystem>Test</AdSystem><VASTAdTagURI><![CDATA[${tagUri}]]></VASTAdTagURI></Wrapper></Ad></VAST>`;

export const EMPTY_VAST =
  '<VAST version="4.2"><Error>https://ads.example/error?code=[ERRORCODE]</Error></VAST>';

/** A request with a response, unless `details` say otherwise. */
export const hop = (url: string, details: Partial<Hop> = {}): Hop => ({
  url,
  responseUrl: url,
  parent: null,
  startMs: 0,
  durationMs: 120,
  status: 200,
  contentType: 'application/xml',
  cors: 'with-credentials',
  sentCookies: true,
  text: '',
  template: '',
  expansions: [],
  root: 'VAST',
  version: '4.2',
  adSystems: ['Test'],
  failure: null,
  ...details,
});

export const failure = (code: number, id = 'unexpected'): InspectionFailure => ({
  code,
  id,
  params: {},
  message: 'The ad failed.',
});

const TIMEOUT = failure(301, 'request-timeout');

/** A request that got no response within five seconds. */
export const lateHop = (url: string, details: Partial<Hop> = {}): Hop =>
  hop(url, {
    responseUrl: '',
    status: null,
    contentType: null,
    text: null,
    root: null,
    version: null,
    adSystems: [],
    durationMs: 5000,
    cors: 'not-applicable',
    failure: TIMEOUT,
    ...details,
  });

/** A media file that is there. */
export const FOUND: MediaCheck = {
  result: 'found',
  status: 200,
  contentType: 'video/mp4',
  contentLength: 100_000,
};

/** A media file as the player judges it. */
const judged = (apiFramework: string | null, type: string): InspectedAd['media'][number] => {
  const media: VastMedia = {
    url: 'https://cdn.example/ad.mp4',
    type,
    width: 640,
    height: 360,
    bitrateKbps: 800,
    apiFramework,
  };
  const isPlayable = apiFramework === null;
  return {
    media,
    isPlayable,
    isChosen: isPlayable,
    reason: { id: 'file-only', params: {}, message: 'It is the only one.' },
    ...(isPlayable && { check: FOUND }),
  };
};

/** An ad of the hop, of 15 s, with one media file. */
export const inspectedAd = (
  index: number,
  apiFramework: string | null = null,
  type = 'video/mp4',
): InspectedAd => {
  const media = judged(apiFramework, type);
  return {
    ad: {
      id: '1',
      title: 'Ad',
      info: {
        adSystem: 'Test',
        advertiser: '',
        description: '',
        adServingId: '',
        creativeId: '',
        universalAdIds: [],
        adParameters: '',
        extensions: [],
      },
      tag: '',
      linear: {
        durationSeconds: 15,
        skipAfterSeconds: null,
        media: [media.media],
        isInteractive: apiFramework !== null,
        captions: [],
      },
      nonLinears: [],
      icons: [],
      companions: { required: 'none', items: [] },
      clickThrough: null,
    },
    hop: index,
    media: [media],
    trackers: [],
    refusedCode: apiFramework === null ? [] : [apiFramework],
    failure: apiFramework === null ? null : failure(403),
  };
};

/** An inspection of these hops: one that plays if there are ads without a failure. */
export const inspectionOf = (
  hops: readonly Hop[],
  ads: readonly InspectedAd[] = [],
): Inspection => {
  const plays = ads.some((ad) => ad.failure === null);
  return {
    hops,
    ads,
    result: plays ? 'linear' : 'none',
    failure: plays ? null : (hops.at(-1)?.failure ?? ads.at(-1)?.failure ?? null),
    errorTrackers: [],
    durationMs: hops.reduce((sum, { durationMs }) => sum + durationMs, 0),
  };
};

export const playingInspection = (url: string): Inspection =>
  inspectionOf([hop(url, { text: inlineVast() })], [inspectedAd(0)]);

export const emptyInspection = (url: string): Inspection =>
  inspectionOf([hop(url, { text: EMPTY_VAST, failure: failure(303) })]);

/** Answers the first request by the URL, and a document as its text says. */
export const answering = (
  answer: (url: string, context: AdTagContext) => Inspection,
): Inspectors => ({
  inspectAdTag: (tag, { context = {} }) => Promise.resolve(answer(tag, context)),
  inspectDocument: (text, { context = {} }) => Promise.resolve(answer(text, context)),
});
