import { html as xml, raw } from 'hono/html';
import { ADVERT, type Creative, INTERACTIVE, MISNAMED, MISSING, UNSUPPORTED } from './creative.js';
import { VAST_2_EVENTS } from './trackers.js';
import * as vast from './vast.js';
import { type AdBreak, vmapElement } from './vmap.js';

/** Makes the document of an ad, or of others beside it. */
type Document = (ad: vast.Ad) => vast.Markup;

type OptionsOf<Options> = (ad: vast.Ad) => Options;

const none = () => ({});

const vastDocument = (...children: readonly vast.Markup[]): vast.Markup =>
  vast.xmlDocument(vast.vastElement(...children));

const linearAd = (
  ad: vast.Ad,
  linear: vast.LinearOptions = {},
  more: vast.InLineOptions = {},
): vast.Markup => vast.inLineAd(ad, vast.linear(ad, linear), more);

const linear =
  (
    linearOptions: OptionsOf<vast.LinearOptions> = none,
    options: OptionsOf<vast.InLineOptions> = none,
  ): Document =>
  (ad) =>
    vastDocument(linearAd(ad, linearOptions(ad), options(ad)));

/** Ignores the requested creative. */
const always =
  (creative: Creative): Document =>
  (ad) =>
    linear()({ ...ad, creative });

/** A wrapper of the document with that name. */
const wrapper =
  (next: string): Document =>
  (ad) =>
    vastDocument(vast.wrapperAd(ad, ad.addressOf(next)));

/** More wrappers than players follow (VAST 4.2, section 2.4.3.4, recommends at least five). */
const DEEP_WRAPPERS = 8;

const deepWrappers = Array.from({ length: DEEP_WRAPPERS }, (_, at) => {
  const name = at === 0 ? 'wrapper-deep' : `wrapper-deep-${at + 1}`;
  return [name, wrapper(at + 1 < DEEP_WRAPPERS ? `wrapper-deep-${at + 2}` : 'inline')] as const;
});

const overlay =
  (options: OptionsOf<vast.NonLinearOptions>): Document =>
  (ad) =>
    vastDocument(vast.inLineAd(ad, vast.nonLinear(ad, options(ad))));

const banner = (file: string, width: number, height: number): Document =>
  overlay(({ origin }) => ({
    width,
    height,
    creativeType: 'image/png',
    resource: `${origin}/media/${file}`,
  }));

const text: Document = overlay(() => ({
  width: 320,
  height: 40,
  creativeType: 'text/plain',
  resource: 'An advert <in> words & signs',
}));

const additions: Document = linear(
  (ad) => ({ icons: vast.icons(ad), captions: vast.captionFiles(ad) }),
  (ad) => ({
    more: xml`<Advertiser>Demo Shoes</Advertiser>`,
    companions: vast.companionAds(ad),
  }),
);

const pod: Document = (ad) =>
  vastDocument(
    ...[1, 2].map((sequence) => linearAd(ad.named(`pod-${sequence}`), {}, { sequence })),
  );

const old: Document = (ad) =>
  vast.xmlDocument(vast.vast2Element(ad, vast.linear(ad, { events: VAST_2_EVENTS })));

/** Breaks before, in and after the content, and an overlay. */
const playlist: Document = ({ named, addressOf }) => {
  const adBreak = (name: string, timeOffset: string, source: AdBreak['source']): AdBreak => ({
    name,
    timeOffset,
    source,
    breakType: name === 'break-overlay' ? 'nonlinear' : 'linear',
    track: named(name).track,
  });
  return vast.xmlDocument(
    vmapElement(
      adBreak('break-start', 'start', vast.vastElement(linearAd(named('inline')))),
      adBreak('break-overlay', '00:00:02', new URL(addressOf('non-linear'))),
      adBreak('break-middle', '50%', new URL(addressOf('progress'))),
      adBreak('break-end', 'end', new URL(addressOf('skippable'))),
    ),
  );
};

const broken: Document = async (ad) => raw((await linear()(ad)).slice(0, -30));

const notVast: Document = () =>
  xml`<!doctype html>\n<title>Not found</title>\n<p>This is not VAST.<br>\n`;

/** The documents of the ad server by name: every way in which an ad can load or fail. */
export const DOCUMENTS: ReadonlyMap<string, Document> = new Map<string, Document>([
  // One linear ad
  ['inline', linear()],
  ['skippable', linear(() => ({ skippable: true }))],
  ['progress', linear((ad) => ({ tracking: vast.progressTracking(ad) }))],
  ['viewable', linear(none, (ad) => ({ more: vast.viewableImpression(ad) }))],
  ['old', old],
  ['additions', additions],
  ['companion-required', linear(none, (ad) => ({ companions: vast.requiredCompanion(ad) }))],

  // Pods and wrappers
  ['pod', pod],
  ['wrapper', wrapper('inline')],
  ['wrapper-chain', wrapper('wrapper-chain-2')],
  ['wrapper-chain-2', wrapper('wrapper-chain-3')],
  ['wrapper-chain-3', wrapper('inline')],
  ['wrapper-skippable', wrapper('skippable')],
  ['wrapper-no-ad', wrapper('no-ad')],
  ['wrapper-loop', wrapper('wrapper-loop')],
  ['wrapper-nowhere', wrapper('nowhere')],
  ['wrapper-relative', (ad) => vastDocument(vast.wrapperAd(ad, 'inline.xml'))],
  ['wrapper-slow', wrapper('wrapper-slow-2')],
  ['wrapper-slow-2', wrapper('slow')],
  ...deepWrappers,

  // Ad breaks of VMAP
  ['vmap', playlist],

  // Overlays
  ['non-linear', banner('banner.png', 480, 70)],
  ['non-linear-small', banner('small-banner.png', 160, 40)],
  ['non-linear-text', text],

  // Creatives that cannot be played
  ['vpaid', always(INTERACTIVE)],
  ['no-media', always(UNSUPPORTED)],
  ['missing-media', always(MISSING)],
  ['bad-media', always(MISNAMED)],

  // No ad
  ['no-ad', (ad) => vastDocument(vast.errorElement(ad))],
  ['empty', () => xml`<VAST/>\n`],
  ['broken', broken],
  ['html', notVast],

  // Documents with special replies: see routes.ts
  ['slow', linear()],
  ['stalled', linear()],
  ['no-cors', linear()],
  ['error-500', always(ADVERT)],
]);
