import type { DeviceType } from '../viewer.js';

/** Which request a verdict is about. */
export interface RequestParameters {
  /** Host of the ad tag; empty for a response that was pasted. */
  readonly host: string;
  /** `preroll`, `midroll`, …; null for a tag of its own. */
  readonly slot: string | null;
  /** Null if the device makes no difference. */
  readonly device: DeviceType | null;
  /** The host that redirected the request, and the one it was redirected to; missing without a redirect. */
  readonly redirectingHost?: string;
  readonly redirectedHost?: string;
}

export interface LocatedParameters extends RequestParameters {
  /** Host of the request behind the wrappers. */
  readonly lastHost: string;
}

/** A request behind a wrapper. */
export interface WrapperParameters extends LocatedParameters {
  /** Wrappers that led there. */
  readonly wrappers: number;
}

/** A request with a fault of its address. */
export interface WrittenParameters extends RequestParameters {
  /** Whether a wrapper has the address. */
  readonly isInWrapper: boolean;
}

/** Of content that does not play. */
export interface ContentParameters {
  readonly mediaHost: string;
  /** 0 without a response. */
  readonly status: number;
  /** Of a page or a text in place of media; else empty. */
  readonly type: string;
  readonly isRefused: boolean;
}

/** Of a request that the Content Security Policy of the page refused. */
export interface PolicyParameters extends RequestParameters {
  readonly refusedHost: string;
  /** Of the refused request, with its scheme, as the policy has to name it. */
  readonly origin: string;
  readonly directive: 'connect-src' | 'media-src';
}

/** Of a recording without a request for ads. */
export interface RecordingParameters {
  readonly total: number;
  /** Whether the recording has the script of the IMA SDK. */
  readonly hasImaSdk: boolean;
  /** Whether the viewer refused consent while it was recorded. */
  readonly refusesConsent: boolean;
  /** Whether anything has played: `none` and `some` only of what `media-embed record` recorded. */
  readonly playback: 'none' | 'some' | 'unknown';
  /** A script that was not loaded, without its parameters, and why; both empty if there is none. */
  readonly script: string;
  readonly error: string;
}

/** A slot of an embed with ads for one device and none for the other. */
export interface DeviceParameters {
  readonly slot: string;
  /** The device without ads, and the one that has some. */
  readonly empty: DeviceType;
  readonly sold: DeviceType;
}
