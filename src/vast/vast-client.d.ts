/** The one module of the VAST client that is used, and of what it makes the part that is read. */
declare module '@dailymotion/vast-client/src/parser/ad_parser.js' {
  /** An address out of the document, as it came. */
  interface AddressTemplate {
    readonly url: string;
  }

  interface ParsedMedia {
    readonly fileURL: string;
    readonly deliveryType: string | null;
    readonly mimeType: string | null;
    readonly apiFramework: string | null;
    /** 0 or NaN when it is not known; so are width and height. */
    readonly bitrate: number;
    readonly width: number;
    readonly height: number;
  }

  interface ParsedCreative {
    /** Addresses by event; `progress` trackers by `progress-5` (seconds) and `progress-50%`. */
    readonly trackingEvents: Readonly<Record<string, readonly string[]>>;
    readonly universalAdIds: readonly { readonly idRegistry: string; readonly value: string }[];
  }

  interface ParsedLinear extends ParsedCreative {
    readonly type: 'linear';
    /** Seconds; 0 or less when it is not known. */
    readonly duration: number;
    /** Seconds; null for none, negative for one that is not readable. */
    readonly skipDelay: number | null;
    readonly mediaFiles: readonly ParsedMedia[];
    readonly videoClickThroughURLTemplate: AddressTemplate | null;
    readonly videoClickTrackingURLTemplates: readonly AddressTemplate[];
  }

  interface ParsedNonLinear {
    readonly width: string | null;
    readonly height: string | null;
    /** Seconds; negative when it is not known. */
    readonly minSuggestedDuration: number;
    /** MIME type of the resource; not a text when there is none. */
    readonly type: string | number | null;
    readonly staticResource: string | null;
    readonly nonlinearClickThroughURLTemplate: string | null | undefined;
    readonly nonlinearClickTrackingURLTemplates: readonly AddressTemplate[];
  }

  interface ParsedNonLinears extends ParsedCreative {
    readonly type: 'nonlinear';
    readonly variations: readonly ParsedNonLinear[];
  }

  interface ParsedCompanions {
    readonly type: 'companion';
  }

  interface ParsedViewable {
    readonly viewable: readonly string[];
    readonly notViewable: readonly string[];
    readonly viewUndetermined: readonly string[];
  }

  export interface ParsedAd {
    readonly id: string | null;
    readonly title: string | null;
    readonly sequence: string | null;
    readonly adType: string | null;
    readonly adServingId: string | null;
    readonly impressionURLTemplates: readonly AddressTemplate[];
    readonly viewableImpression: readonly ParsedViewable[];
    readonly creatives: readonly (ParsedLinear | ParsedNonLinears | ParsedCompanions)[];
    readonly followAdditionalWrappers: boolean;
    readonly allowMultipleAds: boolean;
    /** Null when the wrapper does not say. */
    readonly fallbackOnNoAd: boolean | null;
    /** Of a wrapper alone. */
    readonly nextWrapperURL?: string;
  }

  /** Undefined for an element with neither, `ad` undefined for a wrapper without an address. */
  export function parseAd(
    element: Element,
    warn: (name: string, detail: object) => void,
  ):
    | { readonly type: 'INLINE'; readonly ad: ParsedAd }
    | { readonly type: 'WRAPPER'; readonly ad: ParsedAd | undefined }
    | undefined;
}
