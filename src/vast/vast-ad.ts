/** One media file of a linear creative (VAST 4.2 section 3.9.1). */
export interface VastMedia {
  readonly url: string;
  /** MIME type, lower case. */
  readonly type: string;
  readonly delivery: 'progressive' | 'streaming';
  /** CSS pixels, or null. */
  readonly width: number | null;
  readonly height: number | null;
  readonly bitrateKbps: number | null;
  /** `VPAID`, `SIMID`, …, or null for plain media. */
  readonly apiFramework: string | null;
}

/** Video that plays in place of the content. */
export interface VastLinear {
  readonly durationSeconds: number | null;
  /** Time after which the response allows skipping, percentages resolved; null if it does not. */
  readonly skipAfterSeconds: number | null;
  readonly media: readonly VastMedia[];
  /** Whether all media are interactive units (VPAID). */
  readonly isVpaid: boolean;
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

/** The results of measuring viewability (VAST 4.2 section 3.10). */
export type Viewability = 'viewable' | 'notViewable' | 'viewUndetermined';

/**
 * Reports to the ad servers what happens to an ad. Each tracker is requested at most once, however often a method
 * is called, except those of repeatable events (mute, pause, resume, …). No method throws.
 */
export interface VastTracker {
  impression(): void;
  viewable(result: Viewability): void;
  /** `start`, `mute`, `unmute`, `pause`, `resume`, `fullscreen`, `exitFullscreen`, `skip`, `close`, … */
  event(name: string): void;
  /** The position in a linear ad: requests the trackers of quartiles and of `progress` that are due. */
  progress(seconds: number, durationSeconds: number): void;
  /** The end of a linear ad. */
  complete(): void;
  click(): void;
  /** Reports a VAST error code to the `Error` URLs, those of wrappers included. */
  error(code: number): void;
}

/** An ad from an ad server: wrappers are resolved, and nothing of XML is left. */
export interface VastAd {
  readonly id: string;
  readonly title: string;
  /** URL of the first request of the chain. */
  readonly tag: string;
  readonly linear: VastLinear | null;
  readonly nonLinears: readonly VastNonLinear[];
  /** http(s) URL of the linear creative's click-through, or null. */
  readonly clickThrough: string | null;
  readonly tracker: VastTracker;
}

/** A request of one ad tag. */
export interface VastRequest {
  /** URL of the ad tag, placeholders expanded. */
  readonly tag: string;
  /** Ends the request: with a `TimeoutError` as a failure with code 301, for other reasons without a report. */
  readonly signal: AbortSignal;
  /** Expands the macros of a tracker or of a wrapper's URL; `values` has those known from the response. */
  readonly expand: (url: string, values: Readonly<Record<string, string>>) => string;
  /** Whether cookies may be sent to ad servers at this moment. */
  readonly mayUseCookies: () => boolean;
  /** Requests a tracker; the response does not matter. */
  readonly ping: (url: string) => void;
}

/** Requests an ad tag. Resolves with the ads in the order to play them; rejects with a VastError if there is none. */
export type RequestVast = (request: VastRequest) => Promise<readonly VastAd[]>;
