import { UNKNOWN_AD } from '../../../../src/player/ads/ad-info.js';
import type { Ad, Overlay, TagAd, VideoAd } from '../../../../src/resolve/player-config.js';
import type {
  AdCandidates,
  CandidateResult,
  RequestVast,
  VastAd,
  VastLinear,
  VastNonLinear,
  VastRequest,
  VastTracker,
} from '../../../../src/vast/vast-ad.js';
import { noAd, VastError } from '../../../../src/vast/vast-error.js';

/** Six seconds of picture and sound. */
export const ADVERT = `${location.origin}/demo/sandbox/media/advert.mp4`;

export const tagAd = (...tags: readonly string[]): TagAd => ({
  kind: 'tag',
  id: 'a',
  title: 'Tag',
  path: '/preroll/0',
  advType: 'dart',
  linearity: 'linear',
  tags,
  replaceRules: [],
});

export const videoAd = (fields: Partial<VideoAd> = {}): VideoAd => ({
  kind: 'video',
  id: 'v',
  title: 'Video',
  path: '/preroll/0',
  advType: '',
  url: ADVERT,
  destinationUrl: null,
  destinationTitle: '',
  poster: null,
  ...fields,
});

export const unknownAd: Ad = {
  kind: 'unknown',
  id: 'u',
  title: '',
  path: '/preroll/0',
  advType: '?',
  raw: {},
};

export const linear = (fields: Partial<VastLinear> = {}): VastLinear => ({
  durationSeconds: 6,
  skipAfterSeconds: null,
  media: [
    {
      url: ADVERT,
      type: 'video/mp4',
      width: 480,
      height: 270,
      bitrateKbps: 300,
      apiFramework: null,
    },
  ],
  isInteractive: false,
  captions: [],
  ...fields,
});

/** A tracker that records its calls. */
export const recorder = (): VastTracker & { readonly calls: string[] } => {
  const calls: string[] = [];
  const write = (call: string): void => void calls.push(call);
  return {
    calls,
    values: {},
    readPlayer: () => undefined,
    impression: () => write('impression'),
    viewable: (result) => write(result),
    event: (name) => write(name),
    progress: () => calls.includes('progress') || write('progress'),
    complete: () => write('complete'),
    click: () => write('click'),
    report: (templates) => templates.forEach(write),
    error: (code) => write(`error ${code}`),
  };
};

export const vastAd = (fields: Partial<VastAd> = {}): VastAd => ({
  id: 'vast',
  title: 'From the server',
  info: UNKNOWN_AD,
  tag: 'https://ads.example/1',
  linear: linear(),
  nonLinears: [],
  icons: [],
  companions: { required: 'none', items: [] },
  clickThrough: null,
  tracker: recorder(),
  ...fields,
});

/** An ad that is an overlay: a picture with a link, except for what the test replaces. */
export const overlayResponse = (
  fields: Partial<VastNonLinear> = {},
  tracker: VastTracker = recorder(),
): VastAd => {
  const nonLinear = {
    image: `${location.origin}/demo/sandbox/media/watermark.png`,
    text: null,
    width: 300,
    height: 60,
    minDurationSeconds: null,
    clickThrough: 'https://shop.example/',
    ...fields,
  };
  return vastAd({ linear: null, nonLinears: [nonLinear], tracker });
};

/** The response to a request: an ad, a pod, an error, or a function that responds. */
export type Response = VastAd | readonly VastAd[] | VastError | RequestVast;

/** The ads of a pod. The codes of those that fail are reported, as by the VAST client. */
// oxlint-disable-next-line typescript/require-await -- Nothing is requested.
export async function* podOf(...ads: readonly VastAd[]): AdCandidates {
  let result: CandidateResult = noAd();
  for (const [index, ad] of ads.entries()) {
    const filled = yield { ad, remaining: ads.length - index, hasAlternative: false };
    if (filled !== 'played') ad.tracker.error(filled.code);
    if (result !== 'played') result = filled;
  }
  return result;
}

/** Responds to each request as listed, with the last one from then on; records the requests. */
export const responding = (
  ...responses: readonly [Response, ...Response[]]
): RequestVast & { readonly requests: readonly VastRequest[] } => {
  const requests: VastRequest[] = [];
  const requestVast: RequestVast = async function* (request) {
    const response = responses[Math.min(requests.length, responses.length - 1)] ?? noAd();
    requests.push(request);
    if (response instanceof VastError) return response;
    if (typeof response === 'function') return yield* response(request);
    return yield* podOf(...[response].flat());
  };
  return Object.assign(requestVast, { requests });
};

/** A server that never responds. */
export const hanging: RequestVast = async function* ({ signal }) {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
};

/** An overlay of an embed that is due at once and stays. */
export const overlayAd = (fields: Partial<Overlay> = {}): Overlay => ({
  ad: tagAd('https://ads.example/overlay'),
  after: 0,
  stay: null,
  delay: 0,
  fixed: false,
  maxWidth: null,
  maxHeight: null,
  ...fields,
});
