/** One media file of a linear creative (VAST 4.2 section 3.9.1). */
export interface VastMedia {
  readonly url: string;
  /** MIME type, lower case. */
  readonly type: string;
  readonly delivery: 'progressive' | 'streaming';
  /** CSS pixels, or null. */
  readonly width: number | null;
  readonly height: number | null;
  /** Kilobits a second, or null. */
  readonly bitrate: number | null;
  /** `VPAID`, `SIMID`, …, or null for plain media. */
  readonly apiFramework: string | null;
}

/** Video that takes the place of the content. */
export interface VastLinear {
  /** Seconds, or null. */
  readonly duration: number | null;
  /** Seconds after which the answer allows to skip, percentages resolved; null when it allows none. */
  readonly skipAfter: number | null;
  readonly media: readonly VastMedia[];
  /** Whether an interactive unit (VPAID) is all there is. */
  readonly isVpaid: boolean;
}

/** A picture or text over the content (VAST 4.2 section 3.12). */
export interface VastNonLinear {
  /** http(s) address of an image, or null. HTML and frames are never taken. */
  readonly image: string | null;
  /** Text in place of an image, or null; always shown as text. */
  readonly text: string | null;
  /** CSS pixels, or null. */
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds it asks to stay at least, or null. */
  readonly minimum: number | null;
  /** http(s) address, or null. */
  readonly clickThrough: string | null;
}

/**
 * What an ad tells its servers. Each tracker is requested at most once, whatever is called how often; those
 * that repeat by nature (mute, pause, resume, …) once a call. No method throws.
 */
export interface VastTracker {
  impression(): void;
  viewable(seen: 'viewable' | 'notViewable' | 'viewUndetermined'): void;
  /** `start`, `mute`, `unmute`, `pause`, `resume`, `fullscreen`, `exitFullscreen`, `skip`, `close`, … */
  event(name: string): void;
  /** Seconds into the linear ad: quartiles and `progress` trackers that are due by then. */
  progress(seconds: number, duration: number): void;
  /** At the end of a linear ad. */
  complete(): void;
  click(): void;
  /** Reports a VAST error code to the `Error` addresses, wrappers included. */
  error(code: number): void;
}

/** An ad that an ad server gave: wrappers followed, nothing of XML left. */
export interface VastAd {
  readonly id: string;
  readonly title: string;
  /** Address of the first request of the chain. */
  readonly tag: string;
  readonly linear: VastLinear | null;
  readonly nonLinears: readonly VastNonLinear[];
  /** http(s) address of the linear creative's click-through, or null. */
  readonly clickThrough: string | null;
  readonly tracker: VastTracker;
}

/** What a request for ads came to. */
export type VastOutcome =
  | {
      /** In the order to play; more than one is a pod. */
      readonly ads: readonly [VastAd, ...VastAd[]];
    }
  | {
      readonly ads: null;
      /** VAST error code; 303 when nobody had an ad. */
      readonly errorCode: number;
      /** Whether the servers answered properly and had no ad to give. */
      readonly isEmpty: boolean;
      readonly message: string;
    };

/** How ads are asked for. */
export interface VastRequest {
  /** Addresses to try in order until one gives an ad (a waterfall), placeholders expanded. */
  readonly tags: readonly string[];
  /** Milliseconds for all of it. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Expands the macros of a tracker or of a wrapper's address; `errorCode` for `[ERRORCODE]`. */
  readonly expand: (url: string, values: Readonly<Record<string, string>>) => string;
  /** Whether cookies may be sent to ad servers, at this moment. */
  readonly mayUseCookies: () => boolean;
  /** Requests a tracker; answers do not matter. */
  readonly ping: (url: string) => void;
}

/** Asks for ads; never rejects. */
export type RequestVast = (request: VastRequest) => Promise<VastOutcome>;
