import type { Creative } from './creative.js';
import {
  LINEAR_EVENTS,
  NON_LINEAR_EVENTS,
  PROGRESS,
  type TrackerUrl,
  VIEWABLE,
} from './trackers.js';
import { element, type XmlElement, xmlDocument } from './xml.js';

/** A VAST document with any number of ads. */
export const vast = (version: '4.2' | '2.0', ...children: readonly XmlElement[]): string => {
  const namespace = version === '4.2' ? { xmlns: 'http://www.iab.com/VAST' } : {};
  return xmlDocument(element('VAST', { version, ...namespace }, ...children));
};

/** The `Error` element of an ad, or of a document without ads. */
export const errorElement = (tracker: TrackerUrl): XmlElement =>
  element('Error', {}, `${tracker('error')}&code=[ERRORCODE]`);

const tracking = (
  tracker: TrackerUrl,
  events: readonly string[],
  ...more: readonly XmlElement[]
): XmlElement =>
  element(
    'TrackingEvents',
    {},
    ...events.map((event) => element('Tracking', { event }, tracker(event))),
    ...more,
  );

const progress = (offset: string, url: string): XmlElement =>
  element('Tracking', { event: 'progress', offset }, url);

/** Options of a linear ad. */
export interface LinearOptions {
  readonly creative: Creative;
  /** Origin of the sandbox. */
  readonly origin: string;
  readonly events?: readonly string[];
  readonly skippable?: boolean;
  /** Adds trackers at the skip offset and at 50%. */
  readonly progress?: boolean;
}

const mediaFiles = ({ creative, origin }: LinearOptions): XmlElement => {
  const size = { width: '480', height: '270', bitrate: '55' };
  const files = creative.files.map(({ path, type, delivery, apiFramework }) =>
    element(
      'MediaFile',
      { delivery, type, ...size, ...(apiFramework === undefined ? {} : { apiFramework }) },
      origin + path,
    ),
  );
  return element('MediaFiles', {}, ...files);
};

/** `Linear` of an inline ad; a click opens the landing page. */
export const linear = (tracker: TrackerUrl, options: LinearOptions): XmlElement => {
  const { creative, origin, events = LINEAR_EVENTS } = options;
  const progressTrackers =
    options.progress === true
      ? [
          progress(creative.skipOffset, tracker(PROGRESS.time)),
          progress('50%', tracker(PROGRESS.percentage)),
        ]
      : [];
  return element(
    'Linear',
    options.skippable === true ? { skipoffset: creative.skipOffset } : {},
    tracking(tracker, events, ...progressTrackers),
    element('Duration', {}, creative.duration),
    mediaFiles(options),
    element(
      'VideoClicks',
      {},
      element('ClickThrough', {}, `${origin}/ads/landing`),
      element('ClickTracking', {}, tracker('click')),
    ),
  );
};

/** `Linear` of a wrapper: only trackers. */
export const wrappedLinear = (tracker: TrackerUrl): XmlElement =>
  element(
    'Linear',
    {},
    tracking(tracker, LINEAR_EVENTS),
    element('VideoClicks', {}, element('ClickTracking', {}, tracker('click'))),
  );

/** Options of a non-linear ad. */
export interface NonLinearOptions {
  /** Origin of the sandbox. */
  readonly origin: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly creativeType: 'image/png' | 'text/plain';
  /** URL of an image, or the text. */
  readonly resource: string;
}

/** `NonLinearAds` with one static resource; a click opens the landing page. */
export const nonLinear = (tracker: TrackerUrl, options: NonLinearOptions): XmlElement => {
  const { origin, width, height, creativeType, resource } = options;
  const size = { width: String(width), height: String(height) };
  return element(
    'NonLinearAds',
    {},
    tracking(tracker, NON_LINEAR_EVENTS),
    element(
      'NonLinear',
      { ...size, minSuggestedDuration: '00:00:04' },
      element('StaticResource', { creativeType }, resource),
      element('NonLinearClickThrough', {}, `${origin}/ads/landing`),
      element('NonLinearClickTracking', {}, tracker('click')),
    ),
  );
};

/** `ViewableImpression`. */
export const viewableImpression = (tracker: TrackerUrl): XmlElement =>
  element(
    'ViewableImpression',
    {},
    ...VIEWABLE.map(([name, event]) => element(name, {}, tracker(event))),
  );

/** Options of an ad. */
export interface AdOptions {
  /** Id of the ad, under which its trackers are counted. */
  readonly name: string;
  readonly tracker: TrackerUrl;
  /** `Linear` or `NonLinearAds`. */
  readonly creative: XmlElement;
  /** Position in a pod, from 1. */
  readonly sequence?: number;
  readonly more?: readonly XmlElement[];
}

const ad = (
  { name, sequence }: AdOptions,
  kind: 'InLine' | 'Wrapper',
  ...children: readonly XmlElement[]
): XmlElement => {
  const position = sequence === undefined ? {} : { sequence: String(sequence) };
  return element('Ad', { id: name, ...position }, element(kind, {}, ...children));
};

const system = (): XmlElement => element('AdSystem', { version: '1.0' }, 'media-embed sandbox');

const impression = ({ name, tracker }: AdOptions): XmlElement =>
  element('Impression', { id: name }, tracker('impression'));

/** An `InLine` ad of VAST 4.2. */
export const inLineAd = (options: AdOptions): XmlElement => {
  const { name, tracker, creative, more = [] } = options;
  const id = element('UniversalAdId', { idRegistry: 'sandbox.example' }, name);
  return ad(
    options,
    'InLine',
    system(),
    errorElement(tracker),
    impression(options),
    ...more,
    element('AdServingId', {}, `sandbox-${name}`),
    element('AdTitle', {}, 'Advert of the demo'),
    element('Creatives', {}, element('Creative', { id: name }, id, creative)),
  );
};

/** An `InLine` ad of VAST 2.0. */
export const vast2Ad = (options: AdOptions): XmlElement =>
  ad(
    options,
    'InLine',
    system(),
    element('AdTitle', {}, 'Advert of the demo in VAST 2.0'),
    errorElement(options.tracker),
    impression(options),
    element('Creatives', {}, element('Creative', { id: options.name }, options.creative)),
  );

/** A `Wrapper`: the URL of another document, and trackers of its own. */
export const wrapperAd = (options: AdOptions, address: string): XmlElement =>
  ad(
    options,
    'Wrapper',
    system(),
    errorElement(options.tracker),
    impression(options),
    element('Creatives', {}, element('Creative', { id: options.name }, options.creative)),
    element('VASTAdTagURI', {}, address),
  );
