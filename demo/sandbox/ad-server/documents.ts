import { ADVERT, type Creative, INTERACTIVE, MISNAMED, MISSING, UNSUPPORTED } from './creative.js';
import { VAST_2_EVENTS, type TrackerUrl } from './trackers.js';
import * as vast from './vast.js';
import { type AdBreak, vmap } from './vmap.js';
import { xml, type XmlMarkup } from './xml.js';

export interface VastContext {
  readonly origin: string;
  readonly creative: Creative;
  /** Makes the tracker URLs of an ad, which repeat the name of the run. */
  readonly trackerOf: (ad: string) => TrackerUrl;
  readonly addressOf: (document: string) => string;
}

type Document = (context: VastContext) => string;

const linearAd = (
  { trackerOf, creative, origin }: VastContext,
  name: string,
  options: Partial<vast.LinearOptions> & Omit<Partial<vast.AdOptions>, 'creative'> = {},
): XmlMarkup => {
  const tracker = trackerOf(name);
  const content = vast.linear(tracker, { creative, origin, ...options });
  return vast.inLineAd({ ...options, name, tracker, creative: content });
};

const linearDocument =
  (name: string, more: Partial<vast.LinearOptions> = {}): Document =>
  (context) =>
    vast.vastDocument(linearAd(context, name, more));

/** Ignores the requested creative. */
const always = (name: string, creative: Creative): Document => linearDocument(name, { creative });

const wrapperOf =
  (name: string, addressOf: (context: VastContext) => string): Document =>
  (context) => {
    const tracker = context.trackerOf(name);
    const creative = vast.wrappedLinear(tracker);
    return vast.vastDocument(vast.wrapperAd({ name, tracker, creative }, addressOf(context)));
  };

const wrapper = (name: string, next: string): Document =>
  wrapperOf(name, ({ addressOf }) => addressOf(next));

/** More wrappers than players follow (VAST 4.2, section 2.4.3.4, recommends at least five). */
const DEEP_WRAPPERS = 8;

const deepWrapper = (index: number): string =>
  index === 1 ? 'wrapper-deep' : `wrapper-deep-${index}`;

const deepWrappers: readonly (readonly [string, Document])[] = Array.from(
  { length: DEEP_WRAPPERS },
  (_, at) => {
    const name = deepWrapper(at + 1);
    return [name, wrapper(name, at + 1 < DEEP_WRAPPERS ? deepWrapper(at + 2) : 'inline')];
  },
);

const overlay =
  (name: string, options: (origin: string) => Omit<vast.NonLinearOptions, 'origin'>): Document =>
  (context) => {
    const tracker = context.trackerOf(name);
    const { origin } = context;
    const creative = vast.nonLinear(tracker, { origin, ...options(origin) });
    return vast.vastDocument(vast.inLineAd({ name, tracker, creative }));
  };

const banner = (name: string, file: string, width: number, height: number): Document =>
  overlay(name, (origin) => ({
    width,
    height,
    creativeType: 'image/png',
    resource: `${origin}/media/${file}`,
  }));

const text: Document = overlay('non-linear-text', () => ({
  width: 320,
  height: 40,
  creativeType: 'text/plain',
  resource: 'An advert <in> words & signs',
}));

const viewable: Document = (context) =>
  vast.vastDocument(
    linearAd(context, 'viewable', {
      more: [vast.viewableImpression(context.trackerOf('viewable'))],
    }),
  );

const additions: Document = (context) =>
  vast.vastDocument(
    linearAd(context, 'additions', {
      additions: true,
      more: [xml`<Advertiser>Demo Shoes</Advertiser>`],
      companions: vast.companionAds(context.trackerOf('additions'), context.origin),
    }),
  );

/** A companion that has to be shown, as markup, which no player of this service shows. */
const companionRequired: Document = (context) => {
  const name = 'companion-required';
  const companions = vast.requiredCompanion(context.trackerOf(name));
  return vast.vastDocument(linearAd(context, name, { companions }));
};

const pod: Document = (context) =>
  vast.vastDocument(
    ...[1, 2].map((sequence) => linearAd(context, `pod-${sequence}`, { sequence })),
  );

const old: Document = (context) => {
  const tracker = context.trackerOf('old');
  const { origin, creative } = context;
  const options = { origin, creative, events: VAST_2_EVENTS };
  return vast.vast2(
    vast.vast2Ad({ name: 'old', tracker, creative: vast.linear(tracker, options) }),
  );
};

/** Breaks before, in and after the content, and an overlay. */
const playlist: Document = (context) => {
  const adBreak = (
    name: string,
    timeOffset: string,
    source: AdBreak['source'],
    breakType: AdBreak['breakType'] = 'linear',
  ): AdBreak => ({ name, timeOffset, source, breakType, tracker: context.trackerOf(name) });
  return vmap(
    adBreak('break-start', 'start', vast.vastElement(linearAd(context, 'inline'))),
    adBreak('break-overlay', '00:00:02', context.addressOf('non-linear'), 'nonlinear'),
    adBreak('break-middle', '50%', context.addressOf('progress')),
    adBreak('break-end', 'end', context.addressOf('skippable')),
  );
};

/** The documents of the ad server by name: every way in which an ad can load or fail. */
export const DOCUMENTS: ReadonlyMap<string, Document> = new Map<string, Document>([
  // One linear ad
  ['inline', linearDocument('inline')],
  ['skippable', linearDocument('skippable', { skippable: true })],
  ['progress', linearDocument('progress', { progress: true })],
  ['viewable', viewable],
  ['old', old],
  ['additions', additions],
  ['companion-required', companionRequired],

  // Pods and wrappers
  ['pod', pod],
  ['wrapper', wrapper('wrapper', 'inline')],
  ['wrapper-chain', wrapper('wrapper-chain', 'wrapper-chain-2')],
  ['wrapper-chain-2', wrapper('wrapper-chain-2', 'wrapper-chain-3')],
  ['wrapper-chain-3', wrapper('wrapper-chain-3', 'inline')],
  ['wrapper-skippable', wrapper('wrapper-skippable', 'skippable')],
  ['wrapper-no-ad', wrapper('wrapper-no-ad', 'no-ad')],
  ['wrapper-loop', wrapper('wrapper-loop', 'wrapper-loop')],
  ['wrapper-nowhere', wrapper('wrapper-nowhere', 'nowhere')],
  ['wrapper-relative', wrapperOf('wrapper-relative', () => 'inline.xml')],
  ['wrapper-slow', wrapper('wrapper-slow', 'wrapper-slow-2')],
  ['wrapper-slow-2', wrapper('wrapper-slow-2', 'slow')],
  ...deepWrappers,

  // Ad breaks of VMAP
  ['vmap', playlist],

  // Overlays
  ['non-linear', banner('non-linear', 'banner.png', 480, 70)],
  ['non-linear-small', banner('non-linear-small', 'small-banner.png', 160, 40)],
  ['non-linear-text', text],

  // Creatives that cannot be played
  ['vpaid', always('vpaid', INTERACTIVE)],
  ['no-media', always('no-media', UNSUPPORTED)],
  ['missing-media', always('missing-media', MISSING)],
  ['bad-media', always('bad-media', MISNAMED)],

  // No ad
  ['no-ad', ({ trackerOf }) => vast.vastDocument(vast.errorElement(trackerOf('no-ad')))],
  ['empty', () => '<VAST/>\n'],
  ['broken', (context) => linearDocument('broken')(context).slice(0, -30)],
  ['html', () => '<!doctype html>\n<title>Not found</title>\n<p>This is not VAST.<br>\n'],

  // Documents with special replies: see routes.ts
  ['slow', linearDocument('slow')],
  ['stalled', linearDocument('stalled')],
  ['no-cors', linearDocument('no-cors')],
  ['error-500', always('error-500', ADVERT)],
]);
