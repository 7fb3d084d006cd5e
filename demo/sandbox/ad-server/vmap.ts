import { BREAK_EVENTS, type TrackerUrl } from './trackers.js';
import { xml, xmlDocument, type XmlMarkup } from './xml.js';

/** An ad break of a VMAP document (VMAP 1.0, section 2.3.1). */
export interface AdBreak {
  /** Id of the break, under which its trackers are counted. */
  readonly name: string;
  readonly tracker: TrackerUrl;
  readonly timeOffset: string;
  readonly breakType: 'linear' | 'nonlinear';
  /** A `VAST` element, or the URL of a document. */
  readonly source: XmlMarkup | string;
}

const adSource = ({ source }: AdBreak): XmlMarkup =>
  typeof source === 'string'
    ? xml`<vmap:AdTagURI templateType="vast4">${source}</vmap:AdTagURI>`
    : xml`<vmap:VASTAdData>${source}</vmap:VASTAdData>`;

const trackingOf = (tracker: TrackerUrl): readonly XmlMarkup[] =>
  BREAK_EVENTS.map((event) => {
    const url = event === 'error' ? `${tracker(event)}&code=[ERRORCODE]` : tracker(event);
    return xml`<vmap:Tracking event="${event}">${url}</vmap:Tracking>`;
  });

const adBreak = (options: AdBreak, index: number): XmlMarkup => {
  const { name, tracker, timeOffset, breakType } = options;
  const time = xml`timeOffset="${timeOffset}" breakType="${breakType}" breakId="${name}"`;
  const source = xml`id="${String(index + 1)}" allowMultipleAds="true" followRedirects="true"`;
  return xml`<vmap:AdBreak ${time}>
    <vmap:AdSource ${source}>${adSource(options)}</vmap:AdSource>
    <vmap:TrackingEvents>${trackingOf(tracker)}</vmap:TrackingEvents>
  </vmap:AdBreak>`;
};

export const vmap = (...breaks: readonly AdBreak[]): string =>
  xmlDocument(
    xml`<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks.map(adBreak)}</vmap:VMAP>`,
  );
