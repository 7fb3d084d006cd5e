import type { Creative } from './creative.js';
import {
  LINEAR_EVENTS,
  NON_LINEAR_EVENTS,
  PROGRESS,
  type TrackerUrl,
  VIEWABLE,
} from './trackers.js';
import { element, type XmlElement, xmlDocument } from './xml.js';

/** A VAST document of some ads, or of none. */
export const vast = (version: '4.2' | '2.0', ...children: readonly XmlElement[]): string => {
  const namespace = version === '4.2' ? { xmlns: 'http://www.iab.com/VAST' } : {};
  return xmlDocument(element('VAST', { version, ...namespace }, ...children));
};

/** Where errors are reported to: of an ad, or of a document without one. */
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

/** What a linear ad is made of. */
export interface LinearParts {
  readonly creative: Creative;
  /** Origin of the sandbox. */
  readonly origin: string;
  readonly events?: readonly string[];
  readonly skippable?: boolean;
  /** Trackers at a moment and at half of it. */
  readonly progress?: boolean;
}

const mediaFiles = ({ creative, origin }: LinearParts): XmlElement => {
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

/** `Linear` of an inline ad, its click leading to the landing page. */
export const linear = (tracker: TrackerUrl, parts: LinearParts): XmlElement => {
  const { creative, origin, events = LINEAR_EVENTS } = parts;
  const progresses =
    parts.progress === true
      ? [
          progress(creative.moment, tracker(PROGRESS.time)),
          progress('50%', tracker(PROGRESS.percentage)),
        ]
      : [];
  return element(
    'Linear',
    parts.skippable === true ? { skipoffset: creative.moment } : {},
    tracking(tracker, events, ...progresses),
    element('Duration', {}, creative.duration),
    mediaFiles(parts),
    element(
      'VideoClicks',
      {},
      element('ClickThrough', {}, `${origin}/ads/landing`),
      element('ClickTracking', {}, tracker('click')),
    ),
  );
};

/** `Linear` of a wrapper: trackers and nothing to play. */
export const wrappedLinear = (tracker: TrackerUrl): XmlElement =>
  element(
    'Linear',
    {},
    tracking(tracker, LINEAR_EVENTS),
    element('VideoClicks', {}, element('ClickTracking', {}, tracker('click'))),
  );

/** What a non-linear ad is made of. */
export interface NonLinearParts {
  /** Origin of the sandbox. */
  readonly origin: string;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly creativeType: 'image/png' | 'text/plain';
  /** Address of an image, or the text. */
  readonly resource: string;
}

/** `NonLinearAds` with one ad: a static resource, its click leading to the landing page. */
export const nonLinear = (tracker: TrackerUrl, parts: NonLinearParts): XmlElement => {
  const { origin, width, height, creativeType, resource } = parts;
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

/** What surrounds the creative of an ad. */
export interface AdParts {
  /** Name of the ad: its id, and what its trackers are counted under. */
  readonly name: string;
  readonly tracker: TrackerUrl;
  /** `Linear` or `NonLinearAds`. */
  readonly creative: XmlElement;
  /** Place in a pod, from 1. */
  readonly sequence?: number;
  readonly more?: readonly XmlElement[];
}

const ad = (
  { name, sequence }: AdParts,
  kind: 'InLine' | 'Wrapper',
  ...children: readonly XmlElement[]
): XmlElement => {
  const place = sequence === undefined ? {} : { sequence: String(sequence) };
  return element('Ad', { id: name, ...place }, element(kind, {}, ...children));
};

const system = (): XmlElement => element('AdSystem', { version: '1.0' }, 'media-embed sandbox');

const impression = ({ name, tracker }: AdParts): XmlElement =>
  element('Impression', { id: name }, tracker('impression'));

/** An ad of VAST 4.2 that is answered inline. */
export const inLineAd = (parts: AdParts): XmlElement => {
  const { name, tracker, creative, more = [] } = parts;
  const id = element('UniversalAdId', { idRegistry: 'sandbox.example' }, name);
  return ad(
    parts,
    'InLine',
    system(),
    errorElement(tracker),
    impression(parts),
    ...more,
    element('AdServingId', {}, `sandbox-${name}`),
    element('AdTitle', {}, 'Advert of the demo'),
    element('Creatives', {}, element('Creative', { id: name }, id, creative)),
  );
};

/** The same in VAST 2.0. */
export const oldAd = (parts: AdParts): XmlElement =>
  ad(
    parts,
    'InLine',
    system(),
    element('AdTitle', {}, 'Advert of the demo, as of old'),
    errorElement(parts.tracker),
    impression(parts),
    element('Creatives', {}, element('Creative', { id: parts.name }, parts.creative)),
  );

/** An ad that another document has: its address, and trackers of its own. */
export const wrapperAd = (parts: AdParts, address: string): XmlElement =>
  ad(
    parts,
    'Wrapper',
    system(),
    errorElement(parts.tracker),
    impression(parts),
    element('Creatives', {}, element('Creative', { id: parts.name }, parts.creative)),
    element('VASTAdTagURI', {}, address),
  );
