import type { Viewer } from '../viewer.js';

/** A value that is known and may not be shared (VAST 4.x section 6.1): it becomes `-2`. */
export interface Restricted {
  readonly restricted: true;
}

/**
 * What a placeholder may become. A list's items are encoded and joined by a bare
 * comma; booleans become 1 or 0; null and undefined mean unknown.
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
  /** The literal text to replace in the tag, every occurrence: `[url]`. */
  readonly subject: string;
  /** Name of the rule that gives the value: `url-primary`. */
  readonly value: string;
}

/** What the tag's embed says (spec 2.5), as far as tags use it. */
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
  /** Ids of the IAB content taxonomy 2.x. */
  readonly categories?: readonly string[];
}

/** The ad break that asks. */
export interface AdTagSlot {
  readonly position?: 'preroll' | 'midroll' | 'postroll' | 'overlay';
  /** AdCOM video placement subtype, 1 to 4. */
  readonly placementType?: number;
  /** Ads expected. */
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
  /** Ad categories wanted, AdCOM 1.0. */
  readonly categories?: readonly string[];
  /** Ad categories refused, AdCOM 1.0. */
  readonly blockedCategories?: readonly string[];
  /** UUID shared by every request of one chain. */
  readonly transactionId?: string;
}

/**
 * All that an expansion may draw on: the same context gives the same URL, so a run
 * can be stored as JSON and replayed. Source: design of the ad tags; the
 * fields follow the context sources of VAST 4.x section 6.1.
 */
export interface AdTagContext extends Viewer {
  /** The ad object's replace rules, in order (spec 2.7). */
  readonly replaceRules?: readonly ReplaceRule[];
  /** Values by placeholder name (without brackets) or rule name; they win over every other source. */
  readonly values?: Readonly<Record<string, AdTagValue>> | null;
  readonly embed?: AdTagEmbed;
  readonly content?: AdTagContent;
  readonly slot?: AdTagSlot;
  /** JSON Pointer under which findings are reported, for example `/preroll/0/source_url`. Default: the empty string. */
  readonly path?: string;
}
