import type { AdTagValue } from '../ad-tags/ad-tag-context.js';
import type { VastError } from './vast-error.js';
import type { BreakLimits, VmapPlaylist } from './read/vmap.js';
import type { XmlNode } from './read/xml-element.js';

/** One media file of a linear creative (VAST 4.2 section 3.9.1). */
export interface VastMedia {
  readonly url: string;
  /** MIME type with codecs that a browser may refuse, lower case but for them; may be empty. */
  readonly type: string;
  /** CSS pixels, or null. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bitrateKbps: number | null;
  /** `VPAID`, `SIMID`, …, or null for plain media. */
  readonly apiFramework: string | null;
}

/** A `<StaticResource>` that is a picture. */
export interface VastPicture {
  /** http(s) URL. */
  readonly url: string;
  /** CSS pixels, or null. */
  readonly width: number | null;
  readonly height: number | null;
  /** May be empty. */
  readonly altText: string;
}

/** An icon over a linear ad, such as AdChoices (VAST 4.2 section 3.11). */
export interface VastIcon {
  readonly picture: VastPicture;
  /** May be empty. */
  readonly program: string;
  /** CSS pixels from the left, or a side. */
  readonly x: number | 'left' | 'right';
  /** CSS pixels from the top, or a side. */
  readonly y: number | 'top' | 'bottom';
  readonly offsetSeconds: number;
  /** Null for the rest of the ad. */
  readonly durationSeconds: number | null;
  /** http(s) URL, or null. */
  readonly clickThrough: string | null;
  /** Shown on a click if there is no click-through. */
  readonly fallbackPictures: readonly VastPicture[];
  readonly viewTracking: readonly string[];
  readonly clickTracking: readonly string[];
}

/** A `<Companion>`: an ad beside the player (VAST 4.2 section 3.13). */
export interface VastCompanion {
  /** May be empty, like the other texts. */
  readonly id: string;
  /** Names the slot of the page that it is for. */
  readonly adSlotId: string;
  /** CSS pixels, or null. */
  readonly width: number | null;
  readonly height: number | null;
  /** http(s) URL of a picture, or null. */
  readonly image: string | null;
  /** http(s) URL of a document, or null. The player never loads it. */
  readonly iframe: string | null;
  /** Markup, or an empty text. The player never uses it. */
  readonly html: string;
  readonly altText: string;
  readonly adParameters: string;
  /** http(s) URL, or null. */
  readonly clickThrough: string | null;
  /** `end-card`: shown after the ad; `concurrent`: removed after it. */
  readonly renderingMode: 'default' | 'end-card' | 'concurrent';
  readonly viewTracking: readonly string[];
  readonly clickTracking: readonly string[];
}

/** The companions of an ad. */
export interface VastCompanions {
  /** Which of them have to be shown for the ad to play; otherwise it fails with code 602. */
  readonly required: 'all' | 'any' | 'none';
  readonly items: readonly VastCompanion[];
}

/** A `<ClosedCaptionFile>` (VAST 4.1 and later). */
export interface VastCaptions {
  /** http(s) URL. */
  readonly url: string;
  /** MIME type, lower case; may be empty. */
  readonly type: string;
  /** BCP 47 language tag, or an empty text. */
  readonly language: string;
}

/** Video that plays in place of the content. */
export interface VastLinear {
  readonly durationSeconds: number | null;
  /** Time after which the response allows skipping, percentages resolved; null if it does not. */
  readonly skipAfterSeconds: number | null;
  readonly media: readonly VastMedia[];
  /** Whether all media are interactive units (VPAID). */
  readonly isInteractive: boolean;
  readonly captions: readonly VastCaptions[];
}

/** A picture or text over the content (VAST 4.2 section 3.12). */
export interface VastNonLinear {
  /** http(s) URL of an image, or null. HTML and frames are never used. */
  readonly image: string | null;
  /** Text in place of an image, or null; always shown as text. */
  readonly text: string | null;
  /** CSS pixels, or null. */
  readonly width: number | null;
  readonly height: number | null;
  /** The shortest time that the response wants it shown, or null. */
  readonly minDurationSeconds: number | null;
  /** http(s) URL, or null. */
  readonly clickThrough: string | null;
}

/** An `<Extension>` (VAST 4.2 section 3.18), as data: nothing in it is run. */
export interface AdExtension {
  /** The attribute `type`, or an empty text. */
  readonly type: string;
  /** The whole element as XML. */
  readonly xml: string;
}

/** What the documents say about an ad beyond its playback. Texts are empty if they are unknown. */
export interface AdInfo {
  /** Name of the ad server of the ad itself. */
  readonly adSystem: string;
  readonly advertiser: string;
  readonly description: string;
  readonly adServingId: string;
  /** Id of the creative that plays. */
  readonly creativeId: string;
  /** `registry id` of each id of the creatives. */
  readonly universalAdIds: readonly string[];
  /** `<AdParameters>` of the creative that plays, as text; empty if it is longer than 16,000 characters. */
  readonly adParameters: string;
  /** Of the ad itself, then of its wrappers from the inside out; those beyond 16,000 characters are left out. */
  readonly extensions: readonly AdExtension[];
}

/** Values of macros by name. A list has its items encoded and joined by commas. */
export type MacroValues = Readonly<Record<string, AdTagValue>>;

/** The results of measuring viewability (VAST 4.2 section 3.10). */
export type Viewability = 'viewable' | 'notViewable' | 'viewUndetermined';

/**
 * Reports to the ad servers what happens to an ad. Each tracker is requested at most once, however often a method
 * is called, except those of repeatable events (mute, pause, resume, …). No method throws.
 */
export interface VastTracker {
  /** Values of macros that are known from the response and the player at this moment. */
  readonly values: MacroValues;
  /** Sets the source of the values that the player of the ad knows, such as ASSETURI and PLAYERSTATE. */
  readPlayer(read: () => MacroValues): void;
  /** Also reports each verification that is not executed. */
  impression(): void;
  viewable(result: Viewability): void;
  /** `start`, `mute`, `unmute`, `pause`, `resume`, `fullscreen`, `exitFullscreen`, `skip`, `close`, … */
  event(name: string): void;
  /** The position in a linear ad: requests the trackers of quartiles and of `progress` that are due. */
  progress(seconds: number, durationSeconds: number): void;
  /** The end of a linear ad. */
  complete(): void;
  /** `position` is that of the pointer in the player, in CSS pixels; null for the keyboard. */
  click(position: readonly [x: number, y: number] | null): void;
  /** Requests trackers that are not events of the ad, such as those of its icons, even after its end. */
  report(templates: readonly string[]): void;
  /** Reports a VAST error code to the `Error` URLs, those of wrappers included, for an ad that fails after its first frame. */
  error(code: number): void;
}

/** An ad from an ad server: wrappers are resolved, and nothing of XML is left. */
export interface VastAd {
  readonly id: string;
  readonly title: string;
  readonly info: AdInfo;
  /** URL of the first request of the chain; empty for a document that was given as text. */
  readonly tag: string;
  readonly linear: VastLinear | null;
  readonly nonLinears: readonly VastNonLinear[];
  /** Of the ad itself, then of its wrappers from the inside out; one of each program. */
  readonly icons: readonly VastIcon[];
  /** Of the ad itself, else of the nearest wrapper that has some. */
  readonly companions: VastCompanions;
  /** http(s) URL of the linear creative's click-through, or null. */
  readonly clickThrough: string | null;
  readonly tracker: VastTracker;
}

/** A request of one ad tag. */
export interface VastRequest {
  /** URL of the ad tag, placeholders expanded. */
  readonly tag: string;
  /** Aborts the request. A `TimeoutError` is reported as VAST error 301; other reasons are not reported. */
  readonly signal: AbortSignal;
  /** Expands the macros of a tracker or of a wrapper's URL; `values` has those known from the response. */
  readonly expand: (url: string, values: MacroValues) => string;
  /** Whether cookies may be sent to ad servers at this moment. */
  readonly mayUseCookies: () => boolean;
  /** Requests a tracker; the response does not matter. */
  readonly ping: (url: string) => void;
  /**
   * A VAST document to read in place of the response to `tag`, which is the base of its relative URLs: its root
   * element, or its text.
   */
  readonly document?: XmlNode | string;
  /** Which ads of the first document are allowed. Default: all. */
  readonly limits?: BreakLimits;
  /**
   * Called with a VMAP document, which has no candidates: returns whether it has a break that can be scheduled.
   * Without this function the document is an error (101).
   */
  readonly onPlaylist?: (playlist: VmapPlaylist) => boolean;
}

/** How a candidate ended: with its first frame, or with the reason why there was none. */
export type CandidateResult = 'played' | VastError;

/** An ad to play next. */
export interface AdCandidate {
  readonly ad: VastAd;
  /** Ads of the response from this one on, as far as they are known. */
  readonly remaining: number;
  /** Whether another ad of the response can take its place if it cannot be played. */
  readonly hasAlternative: boolean;
}

/**
 * The ads of a response in the order to play them. `next(result)` reports how the candidate before ended. After one
 * that played, the next ad of its pod is yielded; after one that failed, the next stand-alone ad. A failed candidate has its code sent to its
 * `Error` URLs, and a wrapper has the code of the last failure sent to its own if nothing behind it plays.
 *
 * Returns `played` if a candidate played, else the last failure. Rejects only if the request is canceled.
 */
export type AdCandidates = AsyncGenerator<AdCandidate, CandidateResult, CandidateResult>;

/** Requests an ad tag, at the first `next()`. */
export type RequestVast = (request: VastRequest) => AdCandidates;
