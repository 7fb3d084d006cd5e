import { ADVERT, type Creative, FOREIGN, INTERACTIVE, MISNAMED, MISSING } from './creative.js';
import { OLD_EVENTS, type TrackerUrl } from './trackers.js';
import {
  errorElement,
  inLineAd,
  linear,
  type LinearParts,
  nonLinear,
  type NonLinearParts,
  oldAd,
  vast,
  viewableImpression,
  wrappedLinear,
  wrapperAd,
} from './vast.js';
import type { XmlElement } from './xml.js';

/** A request for an ad, as far as a document depends on it. */
export interface AdCall {
  /** Origin of the sandbox. */
  readonly origin: string;
  /** The creative that was asked for. */
  readonly creative: Creative;
  /** Makes the addresses of an ad's trackers, which keep the name of the run. */
  readonly trackerOf: (ad: string) => TrackerUrl;
  /** Address of another document, asked for as this one was. */
  readonly addressOf: (document: string) => string;
}

/** Text of the document that a name stands for. */
type Document = (call: AdCall) => string;

const linearAd = (
  call: AdCall,
  name: string,
  more: Partial<LinearParts> & {
    readonly sequence?: number;
    readonly more?: readonly XmlElement[];
  } = {},
): XmlElement => {
  const tracker = call.trackerOf(name);
  const creative = linear(tracker, { creative: call.creative, origin: call.origin, ...more });
  const place = more.sequence === undefined ? {} : { sequence: more.sequence };
  return inLineAd({ name, tracker, creative, ...place, more: more.more ?? [] });
};

/** One linear ad, named as its document. */
const one =
  (name: string, more: Partial<LinearParts> = {}): Document =>
  (call) =>
    vast('4.2', linearAd(call, name, more));

/** The same creative whatever was asked for. */
const always = (name: string, creative: Creative): Document => one(name, { creative });

const wrapper =
  (name: string, next: string): Document =>
  (call) => {
    const tracker = call.trackerOf(name);
    const creative = wrappedLinear(tracker);
    return vast('4.2', wrapperAd({ name, tracker, creative }, call.addressOf(next)));
  };

const overlay =
  (name: string, parts: (origin: string) => Omit<NonLinearParts, 'origin'>): Document =>
  (call) => {
    const tracker = call.trackerOf(name);
    const { origin } = call;
    const creative = nonLinear(tracker, { origin, ...parts(origin) });
    return vast('4.2', inLineAd({ name, tracker, creative }));
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

const viewable: Document = (call) =>
  vast(
    '4.2',
    linearAd(call, 'viewable', { more: [viewableImpression(call.trackerOf('viewable'))] }),
  );

const pod: Document = (call) =>
  vast('4.2', ...[1, 2].map((sequence) => linearAd(call, `pod-${sequence}`, { sequence })));

const old: Document = (call) => {
  const tracker = call.trackerOf('old');
  const { origin, creative } = call;
  const parts = { origin, creative, events: OLD_EVENTS };
  return vast('2.0', oldAd({ name: 'old', tracker, creative: linear(tracker, parts) }));
};

/** The documents of the ad server by name: every way in which an ad can come, or fail to. */
export const DOCUMENTS: ReadonlyMap<string, Document> = new Map<string, Document>([
  // One linear ad
  ['inline', one('inline')],
  ['skippable', one('skippable', { skippable: true })],
  ['progress', one('progress', { progress: true })],
  ['viewable', viewable],
  ['old', old],

  // More than one, and those that other documents have
  ['pod', pod],
  ['wrapper', wrapper('wrapper', 'inline')],
  ['wrapper-chain', wrapper('wrapper-chain', 'wrapper-chain-2')],
  ['wrapper-chain-2', wrapper('wrapper-chain-2', 'wrapper-chain-3')],
  ['wrapper-chain-3', wrapper('wrapper-chain-3', 'inline')],
  ['wrapper-skippable', wrapper('wrapper-skippable', 'skippable')],
  ['wrapper-no-ad', wrapper('wrapper-no-ad', 'no-ad')],
  ['wrapper-loop', wrapper('wrapper-loop', 'wrapper-loop')],
  ['wrapper-nowhere', wrapper('wrapper-nowhere', 'nowhere')],

  // Over the content
  ['non-linear', banner('non-linear', 'banner.png', 480, 70)],
  ['non-linear-small', banner('non-linear-small', 'small-banner.png', 160, 40)],
  ['non-linear-text', text],

  // What cannot be played
  ['vpaid', always('vpaid', INTERACTIVE)],
  ['no-media', always('no-media', FOREIGN)],
  ['missing-media', always('missing-media', MISSING)],
  ['bad-media', always('bad-media', MISNAMED)],

  // No ad
  ['no-ad', ({ trackerOf }) => vast('4.2', errorElement(trackerOf('no-ad')))],
  ['empty', () => '<VAST/>\n'],
  ['broken', (call) => one('broken')(call).slice(0, -30)],
  ['html', () => '<!doctype html>\n<title>Not found</title>\n<p>This is no VAST.<br>\n'],

  // Late, and readable by few: what differs is how they are answered
  ['slow', one('slow')],
  ['stalled', one('stalled')],
  ['no-cors', one('no-cors')],
  ['error-500', always('error-500', ADVERT)],
]);
