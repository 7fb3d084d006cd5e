import type { Viewer } from '../viewer.js';

/** A value that is known but may not be shared (VAST 4.x section 6.1); it becomes `-2`. */
export interface Restricted {
  readonly restricted: true;
}

/**
 * The value of a placeholder. A list's items are encoded and joined by an unencoded comma; booleans
 * become 1 or 0; null and undefined mean unknown.
 */
export type AdTagValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | Restricted
  | readonly (string | number | boolean)[];

/** One replace rule of an ad object (spec 2.7). */
export interface ReplaceRule {
  /** The literal text in the tag, such as `[url]`; every occurrence is replaced. */
  readonly subject: string;
  /** Name of the rule that provides the value, such as `url-primary`. */
  readonly value: string;
}

/** The fields of the embed that tags use (spec 2.5). */
export interface AdTagEmbed {
  readonly id?: string;
  readonly title?: string;
  readonly tags?: readonly string[];
  readonly primaryUrl?: string | null;
  readonly secondaryUrl?: string | null;
  readonly tertiaryUrl?: string | null;
}

/** The video or live that plays. */
export interface AdTagContent {
  readonly id?: string;
  readonly title?: string;
  readonly description?: string;
  /** Address of the stream or file. */
  readonly url?: string | null;
  /** Seconds. */
  readonly duration?: number | null;
  readonly live?: boolean;
  /** Ids of the IAB content taxonomy 2.x. */
  readonly categories?: readonly string[];
}

/** The ad break of the request. */
export interface AdTagSlot {
  readonly position?: 'preroll' | 'midroll' | 'postroll' | 'overlay';
  /** AdCOM video placement subtype, 1 to 4. */
  readonly placementType?: number;
  /** Number of expected ads. */
  readonly adCount?: number;
  /** Seconds. */
  readonly minDuration?: number;
  /** Seconds. */
  readonly maxDuration?: number;
  readonly maxAds?: number;
  /** Seconds. */
  readonly minAdLength?: number;
  /** Seconds. */
  readonly maxAdLength?: number;
  /** `video`, `audio` or `hybrid`. */
  readonly adType?: string;
  /** Requested ad categories, AdCOM 1.0. */
  readonly categories?: readonly string[];
  /** Blocked ad categories, AdCOM 1.0. */
  readonly blockedCategories?: readonly string[];
  /** UUID, shared by all requests of one chain. */
  readonly transactionId?: string;
}

/**
 * All values that an expansion can use. The same context always results in the same URL, so a request
 * can be stored as JSON and replayed. The fields follow the context sources of VAST 4.x section 6.1.
 */
export interface AdTagContext extends Viewer {
  /** The ad object's replace rules, in order (spec 2.7). */
  readonly replaceRules?: readonly ReplaceRule[];
  /** Values by placeholder name (without brackets) or rule name, in any case; they override every other source. */
  readonly values?: Readonly<Record<string, AdTagValue>> | null;
  readonly embed?: AdTagEmbed;
  readonly content?: AdTagContent;
  readonly slot?: AdTagSlot;
  /**
   * Adds the parameters that a tag of Google Ad Manager lacks and whose values are known, such as `url`,
   * `vpmute` and `plcmt`. Default: false; only parameters that are in the tag without a value are filled.
   */
  readonly addAdManagerParameters?: boolean;
  /** JSON Pointer under which findings are reported, for example `/preroll/0/source_url`. Default: the empty string. */
  readonly path?: string;
}
