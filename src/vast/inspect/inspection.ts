import type { Expansion } from '../../ad-tags/fill.js';
import type { ProgressOffset } from '../read/read-tracking.js';
import type { VastAd, VastMedia } from '../vast-ad.js';
import type { RefusedResponse } from '../request/xml-transport.js';
import type { RequestFault } from '../request/request-fault.js';
import type { VastReason } from '../vast-error.js';
import type { BreakOffset } from '../read/vmap.js';

/**
 * What CORS made of a request. `not-applicable` outside of pages and for a request without a response in time;
 * `refused` without a `requestFault` in a recording, also for a server that is down.
 */
export type CorsVerdict =
  'same-origin' | 'with-credentials' | 'without-credentials' | 'refused' | 'not-applicable';

export type { RequestFault } from '../request/request-fault.js';
export type { VastReason } from '../vast-error.js';

/** Why something does not play, or why a media file is chosen or not. */
export interface InspectionReason extends VastReason {
  /** One sentence in English. */
  readonly message: string;
}

/** Why something does not play, as the player reports it. */
export interface InspectionFailure extends InspectionReason {
  /** VAST error code, or the VMAP code of a break. */
  readonly code: number;
}

/** One request of the chain, or the document that was pasted. */
export interface Hop {
  /** The URL that was requested; empty for a document that was pasted. */
  readonly url: string;
  /** After redirects, also where one led that was not followed (`redirect`, `private`); may be empty without a response. */
  readonly responseUrl: string;
  /** Index of the hop whose wrapper led here, or null for the first. */
  readonly parent: number | null;
  /** Whole milliseconds since the inspection began, and until the end of the response. */
  readonly startMs: number;
  readonly durationMs: number;
  /** Null if there was no response. */
  readonly status: number | null;
  /** Null if there was no response or no such header. */
  readonly contentType: string | null;
  readonly cors: CorsVerdict;
  /** Why there is no response that may be read. Missing if there is one, if it was too slow, and in a recording. */
  readonly requestFault?: RequestFault;
  /** Whether cookies may be sent with the request that got the response, else with the last one. */
  readonly sentCookies: boolean;
  /** What its headers tell (`tellingHeaders`). Missing where they are not read. */
  readonly headers?: string;
  /** The response that CORS refuses to the page. Missing if it is not known. */
  readonly refused?: RefusedResponse;
  /** The body, as far as it was read; null if there was no response. */
  readonly text: string | null;
  /** The ad tag as the parent writes it, made absolute, before expansion; empty for the first hop. */
  readonly template: string;
  /** Offsets refer to `template`. */
  readonly expansions: readonly Expansion[];
  /** `VAST`, `VMAP`, another root element, or null if the body is not XML. */
  readonly root: string | null;
  /** The attribute `version`, or null. */
  readonly version: string | null;
  /** Names of the ad systems in the document, in order. */
  readonly adSystems: readonly string[];
  /** What ended the chain here, or null. */
  readonly failure: InspectionFailure | null;
}

/** What one request for a media file found. Its body is not read. */
export interface MediaCheck {
  /**
   * `found`: a response with a status of 200 to 299 that may be media; `missing`: another status; `not-media`: a page,
   * a text or a picture; `empty`: too few bytes for media; `mixed-content`: http on an https page, and not found over https, by which browsers request
   * it there; `unreachable`: there is no connection to its server; `other-site`: its server forbids the page of
   * another site to show it; `not-checked`: there is no response that may be read.
   */
  readonly result:
    | ('found' | 'missing' | 'not-media' | 'empty' | 'mixed-content')
    | ('unreachable' | 'other-site' | 'not-checked');
  /** Null if there was no response. */
  readonly status: number | null;
  /** Null if there was no response or no such header. */
  readonly contentType: string | null;
  /** Bytes of the whole file; null if unknown. */
  readonly contentLength: number | null;
  /** `private`: it was not requested, as its address is in a private network. */
  readonly requestFault?: Extract<RequestFault, 'private'>;
  /** The variant or segment by which a playlist does not play; then all else is about its response. */
  readonly part?: string;
}

/** One media file, and what the player makes of it. */
export interface InspectedMedia {
  readonly media: VastMedia;
  readonly isPlayable: boolean;
  /** Whether the player would play this one. */
  readonly isChosen: boolean;
  /** Why it is chosen or not. */
  readonly reason: InspectionReason;
  /** Only of the files that the player would try: what their request found. Missing if it was not requested. */
  readonly check?: MediaCheck;
}

/** A request that a player would send for an ad. */
export interface InspectedTracker {
  /**
   * `impression`, `start`, `firstQuartile`, `error`, `clickTracking`, …; `iconView`, `iconClickTracking`,
   * `companionView` and `companionClickTracking` for icons and companions.
   */
  readonly event: string;
  /** As written in the document. */
  readonly template: string;
  /** Only of `progress`: when it is due. */
  readonly offset?: ProgressOffset;
  /** Whether it is due if a viewer watches the ad to its end and touches nothing. */
  readonly isDue: boolean;
}

/** An ad that the player would try, in that order. */
export interface InspectedAd {
  readonly ad: Omit<VastAd, 'tracker'>;
  /** Index of the hop whose document has it. */
  readonly hop: number;
  readonly media: readonly InspectedMedia[];
  readonly trackers: readonly InspectedTracker[];
  /** Interactive and measuring code that the player does not run: `VPAID`, `SIMID`, `OMID`. */
  readonly refusedCode: readonly string[];
  /** Null if it would play. */
  readonly failure: InspectionFailure | null;
}

/** A break of a VMAP document. */
export interface InspectedBreak {
  /** `breakId`; empty if unknown. */
  readonly id: string;
  readonly offset: BreakOffset;
  /** Whether the break plays ads in place of the content; else it shows an overlay. */
  readonly isLinear: boolean;
  /** False for a break beyond the first 20. */
  readonly isInspected: boolean;
  /** Indices of `hops`: what was requested for it. Missing in older inspections. */
  readonly hops?: readonly number[];
  /** Indices of `ads`. */
  readonly ads: readonly number[];
  /** `breakStart`, `breakEnd` and `error`. */
  readonly trackers: readonly InspectedTracker[];
  /** Null if an ad plays, and for a break without ads. */
  readonly failure: InspectionFailure | null;
}

/**
 * What a player would do with an ad tag or a document. No tracker was requested and no code was run; of media files,
 * only the head of those that would play was requested.
 */
export interface Inspection {
  readonly hops: readonly Hop[];
  readonly ads: readonly InspectedAd[];
  /** Only of a VMAP document: its breaks that can be scheduled. */
  readonly breaks?: readonly InspectedBreak[];
  /** `linear` and `non-linear` ads play; `playlist` is a VMAP document; `none` is a failure. */
  readonly result: 'linear' | 'non-linear' | 'playlist' | 'none';
  /** The failure that the player would report last, if nothing plays. */
  readonly failure: InspectionFailure | null;
  /** Trackers of errors that the player would request, with the code of each. */
  readonly errorTrackers: readonly { readonly template: string; readonly code: number }[];
  readonly durationMs: number;
}
