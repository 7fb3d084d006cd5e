import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import type { Overlay } from '../../resolve/player-config.js';
import type { MediaRequester } from './media-check.js';
import type { VastMedia } from '../vast-ad.js';
import type { InspectTransport } from '../request/xml-transport.js';

/** How documents are requested outside of browsers. A browser requests as the player does. */
export interface FetchOptions {
  /**
   * URL of a page, or its origin. Responses are then refused as a browser on that page would: by CORS, and http on an
   * https page. Default: every response is read.
   */
  readonly origin?: string;
  /** Headers of every request, such as `user-agent`. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Whether addresses of private networks may be requested, to which redirects, wrappers, media files and names may
   * lead: all, none, or those of these origins. Default: the origin of the ad tag or of the document.
   */
  readonly allowPrivate?: boolean | readonly string[];
  /** Sends a request. What a name resolves to is then not checked. Default: the client of Node. */
  readonly fetch?: typeof fetch;
}

export interface InspectOptions extends FetchOptions {
  /** The values with which the ad tags of wrappers and the trackers are expanded, without replace rules. Default: none. */
  readonly context?: AdTagContext;
  /**
   * The slot that ads are for. Default: that of `context.slot.position`; without one, linear ads are tried as such, and
   * all others as overlays.
   */
  readonly slot?: 'linear' | 'overlay';
  /** CSS pixels. Default: those of `context.player`, else 640 × 360. */
  readonly player?: { readonly width: number; readonly height: number };
  /** The largest size that the embed allows for an overlay (spec 2.7). Default: null, a fifth of the player. */
  readonly overlay?: Pick<Overlay, 'maxWidth' | 'maxHeight'>;
  /** Whether a media type plays. Default: what the browser says; in Node, the types that current browsers play. */
  readonly canPlay?: (type: string) => boolean;
  /** Seconds of a media file, or null if unknown. Default: the `Duration` of its creative. */
  readonly durationOf?: (media: VastMedia) => number | null;
  /**
   * Whether the media file that would play is requested (`HEAD`), so that one that is missing is found. An ad whose
   * file is missing fails with VAST error 401, one whose file is not media with 405. Default: true.
   */
  readonly checksMedia?: boolean;
  /** Whether the page shows companions. Default: true. */
  readonly showsCompanions?: boolean;
  /** Whether ad servers may use cookies. Default: true. */
  readonly mayUseCookies?: boolean;
  /** Milliseconds for all requests of an ad tag until an ad plays. Default: 5,000, as of the player. */
  readonly requestTimeoutMs?: number;
  /** Milliseconds for the head of a media file, at most those of a request. Default: 3,000. */
  readonly mediaTimeoutMs?: number;
  /** Cancels the inspection, which then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Milliseconds, as `performance.now()`, which is the default. */
  readonly now?: () => number;
}

export interface InspectDocumentOptions extends InspectOptions {
  /** URL of the document, the base of relative URLs in it. Default: none. */
  readonly url?: string;
}

export interface InspectRuntime {
  readonly transport: InspectTransport;
  readonly canPlay: (type: string) => boolean;
  /** Null if media files are not requested. */
  readonly requestMedia: MediaRequester | null;
}
