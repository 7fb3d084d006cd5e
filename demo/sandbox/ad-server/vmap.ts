import { html as xml } from 'hono/html';
import { BREAK_EVENTS, type TrackerUrl } from './trackers.js';
import type { Markup } from './vast.js';

/** An ad break of a VMAP document (VMAP 1.0, section 2.3.1). */
export interface AdBreak {
  /** Id of the break, under which its trackers are counted. */
  readonly name: string;
  readonly track: TrackerUrl;
  readonly timeOffset: string;
  readonly breakType: 'linear' | 'nonlinear';
  /** A `VAST` element, or the URL of a document. */
  readonly source: Markup | URL;
}

const adSource = (source: AdBreak['source']): Markup =>
  source instanceof URL
    ? xml`<vmap:AdTagURI templateType="vast4">${source.href}</vmap:AdTagURI>`
    : xml`<vmap:VASTAdData>${source}</vmap:VASTAdData>`;

const tracking = (track: TrackerUrl): readonly Markup[] =>
  BREAK_EVENTS.map((event) => {
    const code = event === 'error' && '&code=[ERRORCODE]';
    return xml`<vmap:Tracking event="${event}">${track(event)}${code}</vmap:Tracking>`;
  });

const adBreak = (of: AdBreak, index: number): Markup =>
  xml`<vmap:AdBreak timeOffset="${of.timeOffset}" breakType="${of.breakType}" breakId="${of.name}">
    <vmap:AdSource id="${index + 1}" allowMultipleAds="true" followRedirects="true">
      ${adSource(of.source)}
    </vmap:AdSource>
    <vmap:TrackingEvents>${tracking(of.track)}</vmap:TrackingEvents>
  </vmap:AdBreak>`;

export const vmapElement = (...breaks: readonly AdBreak[]): Markup =>
  xml`<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks.map(adBreak)}</vmap:VMAP>`;
