import { element, type XmlElement, xmlDocument } from './xml.js';

/** A linear ad that is answered inline. */
export interface InlineAd {
  readonly id: string;
  readonly title: string;
  /** `HH:MM:SS`. */
  readonly duration: string;
  /** `HH:MM:SS` after which the viewer may skip, or null. */
  readonly skipAfter: string | null;
  readonly media: {
    readonly url: string;
    readonly type: string;
    readonly width: number;
    readonly height: number;
    /** Kilobits a second. */
    readonly bitrate: number;
  };
  readonly clickThrough: string;
}

/** Makes the address that an event of the ad is reported to. */
export type TrackerUrl = (event: string) => string;

/** Events of `TrackingEvents` that are asked for (VAST 4.2, section 3.14). */
const LINEAR_EVENTS = [
  'loaded',
  'start',
  'firstQuartile',
  'midpoint',
  'thirdQuartile',
  'complete',
  'mute',
  'unmute',
  'pause',
  'resume',
  'skip',
  'closeLinear',
] as const;

/** Every event that is counted. */
export const TRACKED_EVENTS: readonly string[] = ['impression', 'click', 'error', ...LINEAR_EVENTS];

const vast = (...children: readonly XmlElement[]): string =>
  xmlDocument(element('VAST', { version: '4.2', xmlns: 'http://www.iab.com/VAST' }, ...children));

const mediaFile = ({ media }: InlineAd): XmlElement =>
  element(
    'MediaFile',
    {
      delivery: 'progressive',
      type: media.type,
      width: String(media.width),
      height: String(media.height),
      bitrate: String(media.bitrate),
    },
    media.url,
  );

const linear = (ad: InlineAd, tracker: TrackerUrl): XmlElement =>
  element(
    'Linear',
    ad.skipAfter === null ? {} : { skipoffset: ad.skipAfter },
    element('Duration', {}, ad.duration),
    element('MediaFiles', {}, mediaFile(ad)),
    element(
      'TrackingEvents',
      {},
      ...LINEAR_EVENTS.map((event) => element('Tracking', { event }, tracker(event))),
    ),
    element(
      'VideoClicks',
      {},
      element('ClickThrough', { id: ad.id }, ad.clickThrough),
      element('ClickTracking', { id: ad.id }, tracker('click')),
    ),
  );

/** A VAST 4.2 document with one inline linear ad. */
export const inlineVast = (ad: InlineAd, tracker: TrackerUrl): string =>
  vast(
    element(
      'Ad',
      { id: ad.id },
      element(
        'InLine',
        {},
        element('AdSystem', { version: '1.0' }, 'media-embed sandbox'),
        element('Error', {}, `${tracker('error')}&code=[ERRORCODE]`),
        element('Impression', { id: ad.id }, tracker('impression')),
        element('AdServingId', {}, `sandbox-${ad.id}`),
        element('AdTitle', {}, ad.title),
        element(
          'Creatives',
          {},
          element(
            'Creative',
            { id: ad.id, sequence: '1' },
            element('UniversalAdId', { idRegistry: 'unknown' }, 'unknown'),
            linear(ad, tracker),
          ),
        ),
      ),
    ),
  );

/** A VAST 4.2 document without an ad: the server had none to give. */
export const noAdVast = (tracker: TrackerUrl): string =>
  vast(element('Error', {}, `${tracker('error')}&code=[ERRORCODE]`));
