import type { Expansion } from '../../ad-tags/fill.js';
import type { Hop, InspectionFailure } from '../../vast/inspect/inspection.js';
import type { VastReason } from '../../vast/vast-error.js';
import type { AdPosition } from '../playback/ad-details.js';
import type { AdEventName } from '../playback/player-events.js';

/** A request that was sent for a tracker. */
export interface TrackerRequest {
  readonly url: string;
  /** Milliseconds since the recording began. */
  readonly atMs: number;
}

/**
 * The result of auditing a tracker:
 * - `requested`: as often as it was due;
 * - `not-due`: never due and never requested;
 * - `missing`: requested less often than it was due;
 * - `duplicate`: requested more often than it was due;
 * - `unexpected`: requested, but never due;
 * - `refused`: due, but it does not expand to an http(s) URL.
 */
export type TrackerVerdict =
  'requested' | 'not-due' | 'missing' | 'duplicate' | 'unexpected' | 'refused';

/** A tracker of an ad: how often it was due, and how often it was requested. */
export interface RecordedTracker {
  /** `impression`, `start`, `firstQuartile`, `error`, `clickTracking`, …, as of `InspectedTracker`. */
  readonly event: string;
  /** As written in the document. */
  readonly template: string;
  readonly due: number;
  readonly requests: readonly TrackerRequest[];
  readonly verdict: TrackerVerdict;
}

/** An ad that was offered to the player. */
export interface RecordedAd {
  readonly id: string;
  readonly title: string;
  readonly adSystem: string;
  readonly isLinear: boolean;
  /** Index of the hop whose document has it; null for a document that was not requested. */
  readonly hop: number | null;
  /** `pending` until it has ended; an overlay stays `pending`. */
  readonly result: 'pending' | 'played' | 'failed';
  /** Null unless it failed. */
  readonly failure: InspectionFailure | null;
  readonly trackers: readonly RecordedTracker[];
}

/** The request of one ad tag, or the reading of one document that the page or a playlist has. */
export interface RecordedAdRequest {
  readonly position: AdPosition | null;
  /** The ad tag before expansion; empty for a document. */
  readonly template: string;
  /** Offsets refer to `template`. */
  readonly expansions: readonly Expansion[];
  /** The URL that was requested; empty for a document. */
  readonly tag: string;
  /** Milliseconds since the recording began. */
  readonly atMs: number;
  readonly hops: readonly Hop[];
  readonly ads: readonly RecordedAd[];
  /** `Error` trackers of responses without an ad, of ads that failed and of their wrappers. */
  readonly errorTrackers: readonly RecordedTracker[];
  readonly result: 'pending' | 'played' | 'playlist' | 'failed';
  /** Null unless it failed. */
  readonly failure: InspectionFailure | null;
}

/** An ad event of a player. */
export interface RecordedEvent {
  readonly name: AdEventName;
  readonly position: AdPosition;
  /** Milliseconds since the recording began. */
  readonly atMs: number;
  /** Id and title of the ad; empty without one. */
  readonly adId: string;
  readonly adTitle: string;
  /** VAST error code of `aderror` and `adempty`, else null. */
  readonly errorCode: number | null;
  /** Why, of `aderror` and `adempty`; null if it is not known. */
  readonly reason: VastReason | null;
  /** In English; the id of the reason until the texts are loaded. */
  readonly message: string;
}

/** What happened to the ads of one player. */
export interface PlayerRecord {
  /** `frame`: recorded by the player of a frame, which shares its record with the page. */
  readonly kind: 'page' | 'frame';
  /** Origin of the document with the player. */
  readonly origin: string;
  /** Id of the embed; empty if unknown. */
  readonly embed: string;
  /** When the recording of this document began: ISO 8601. */
  readonly startedAt: string;
  readonly events: readonly RecordedEvent[];
  readonly requests: readonly RecordedAdRequest[];
  /** `breakStart`, `breakEnd` and `error` of VMAP documents. */
  readonly breakTrackers: readonly RecordedTracker[];
}

/**
 * What happened to the ads of a page, as plain JSON. URLs, templates and the texts of documents are as they were
 * sent, so they may have consent strings and identifiers: redact them before the record leaves the page.
 */
export interface AdRecord {
  /** Version of this format. */
  readonly version: 1;
  readonly players: readonly PlayerRecord[];
}
