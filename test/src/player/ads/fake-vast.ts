import type { Ad, TagAd, VideoAd } from '../../../../src/resolve/player-config.js';
import type {
  RequestVast,
  VastAd,
  VastLinear,
  VastOutcome,
  VastRequest,
  VastTracker,
} from '../../../../src/vast/vast-ad.js';

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
  wire: {},
};

export const linear = (fields: Partial<VastLinear> = {}): VastLinear => ({
  duration: 6,
  skipAfter: null,
  media: [
    {
      url: ADVERT,
      type: 'video/mp4',
      delivery: 'progressive',
      width: 480,
      height: 270,
      bitrate: 300,
      apiFramework: null,
    },
  ],
  isVpaid: false,
  ...fields,
});

/** A tracker that writes down what it is told. */
export const recorder = (): VastTracker & { readonly seen: string[] } => {
  const seen: string[] = [];
  const write = (what: string): void => void seen.push(what);
  return {
    seen,
    impression: () => write('impression'),
    viewable: (how) => write(how),
    event: (name) => write(name),
    progress: () => seen.includes('progress') || write('progress'),
    complete: () => write('complete'),
    click: () => write('click'),
    error: (code) => write(`error ${code}`),
  };
};

export const vastAd = (fields: Partial<VastAd> = {}): VastAd => ({
  id: 'vast',
  title: 'From the server',
  tag: 'https://ads.example/1',
  linear: linear(),
  nonLinears: [],
  clickThrough: null,
  tracker: recorder(),
  ...fields,
});

/** A server's answer, or what is done in place of one. */
export type Answer = VastOutcome | VastAd | ((request: VastRequest) => Promise<VastOutcome>);

export const EMPTY: VastOutcome = { ads: null, errorCode: 303, isEmpty: true, message: 'None.' };

/** Answers each request as listed, the last one for good; keeps the requests. */
export const answering = (
  ...answers: readonly [Answer, ...Answer[]]
): RequestVast & { readonly requests: readonly VastRequest[] } => {
  const requests: VastRequest[] = [];
  const requestVast = (request: VastRequest): Promise<VastOutcome> => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? EMPTY;
    requests.push(request);
    if (typeof answer === 'function') return answer(request);
    return Promise.resolve('tracker' in answer ? { ads: [answer] } : answer);
  };
  return Object.assign(requestVast, { requests });
};
