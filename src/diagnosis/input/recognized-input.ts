import type { CodeAroundTag } from './code-around-tag.js';
import type { AdTagSign } from './ad-tag-sign.js';
import type { CaseFault } from '../case/case-fault.js';
import type { ReplaceRule } from '../../ad-tags/ad-tag-context.js';
import type { TextPosition } from '../../lint/lint-finding.js';
import type { InvisibleCharacter, PasteChange } from './undo-copying.js';
import type { Flight } from './flight-dates.js';
import type { UnknownReason } from './unknown-reasons.js';
import type { TextAround } from './text-around.js';
import type { TextFinding } from './text-findings.js';
import type { StatedReason } from '../evidence/stated-reason.js';
import type { Embed } from '../../schema/embed.js';
import type { DeviceParameters, PolicyParameters } from '../request-parameters.js';
import type { JsonSyntaxError } from '../../text/scan-json.js';
import type { ErrorSystem } from '../error-codes.js';

/** Faults that the error of a request does not name. */
export const RECORDING_FAULTS = [
  'clock',
  'sinkhole',
  'filtered',
  'redirect-loop',
  'cookie-loop',
  'service-worker',
  'opaque-origin',
  'head',
] as const;

/** One request that a browser recorded for an ad. Headers and cookies are left out. */
export interface RecordedRequest {
  readonly url: string;
  readonly method: string;
  /** Milliseconds since the first request of the recording. */
  readonly startMs: number;
  readonly durationMs: number;
  /** Null if there was no response. */
  readonly status: number | null;
  /** Null if there was no response or no such header. */
  readonly contentType: string | null;
  /** The error of the browser, such as `net::ERR_BLOCKED_BY_CLIENT`; empty if there was none. */
  readonly error: string;
  /** What the whole recording shows of its error; missing if that is nothing. */
  readonly fault?: (typeof RECORDING_FAULTS)[number];
  /** What its headers tell (`tellingHeaders`); missing if that is nothing. */
  readonly headers?: string;
  /** Where a redirect leads, absolute or as written; empty if the response is none. */
  readonly redirectsTo?: string;
  /** Whether the response lacks the CORS header that the request of a script needs. */
  readonly lacksCors: boolean;
  /** Bytes of the whole body by its header; missing if it does not say. */
  readonly contentLength?: number;
  /** The body as text, decoded; null if it was not recorded. */
  readonly text: string | null;
}

/** The bid of an auction that an input is from. */
export interface RecognizedBid {
  /** Empty if unknown. */
  readonly bidder: string;
  /** JSON Pointer of its markup or its address in the pasted JSON. */
  readonly pointer: string;
  /** Number of all bids in the JSON. */
  readonly count: number;
}

/** The bidder whose bid was rejected, and why, as the auction says. */
export interface RecognizedRefusal {
  readonly bidder: string;
  readonly quote: string;
  /** Missing if only the quote says it. */
  readonly reason?: StatedReason;
}

/** An ad tag, the tags of a waterfall in order, or several separate tags. */
export interface AdTagInput {
  readonly kind: 'ad-tag';
  readonly tags: readonly string[];
  /** Whether the tags are separate, such as one on each line, and not a waterfall. Default: false. */
  readonly isList?: boolean;
  /** Why an address in a longer text counts as an ad tag; missing if the text has nothing but its tags. */
  readonly sign?: AdTagSign;
  /** Missing if the tag is not from a bid. */
  readonly bid?: RecognizedBid;
  /** Of the ad object; empty for a tag that was pasted alone. */
  readonly replaceRules: readonly ReplaceRule[];
}

/** An embed object of the service. */
export interface EmbedInput {
  readonly kind: 'embed';
  readonly embed: Embed;
}

/** Embed code. */
export interface EmbedCodeInput {
  readonly kind: 'embed-code';
  /** The JSON inside `<media-embed>`, or null. */
  readonly embed: Embed | null;
  /** Address of the published embed or of the hosted player, as written; or null. */
  readonly address: string | null;
  /** Label of the bulk that the code selects, or null. */
  readonly bulkLabel: string | null;
}

/** The response of an ad server as text: VAST, also a broken one, or VMAP. */
export interface DocumentInput {
  readonly kind: 'vast' | 'vmap';
  readonly text: string;
  /** Missing if the response is not from a bid. */
  readonly bid?: RecognizedBid;
}

/** A response that should have been VAST: an HTML page, an RSS or Atom feed, or other XML. */
export interface ResponseInput {
  readonly kind: 'response';
  readonly form: 'html' | 'feed' | 'xml' | 'media';
  readonly text: string;
  /** Missing if the response is not from a bid. */
  readonly bid?: RecognizedBid;
}

/** What a recording shows of the playback of an ad: its media file was late, or the player reported an error. */
export interface RecordedFault {
  /** The media file, or the error URL as the document writes it. */
  readonly url: string;
  /** VAST error code. */
  readonly code: number;
}

/** A request for a media file of an ad. `error`: missing if there was none. */
export type RecordedFile = Pick<
  RecordedRequest,
  'url' | 'status' | 'contentType' | 'contentLength' | 'fault'
> &
  Partial<Pick<RecordedRequest, 'error'>> & {
    /** VAST error code with which the player gave it up. Missing if that is not all that is known. */
    readonly code?: number;
    /** Of the policy that refused it. Missing if nothing has recorded it. */
    readonly directive?: PolicyParameters['directive'];
  };

/** A tracker of an ad that was requested. */
export interface RecordedReport {
  /** `impression`, `verification` of a script that measures, or the event of `<Tracking>`. */
  readonly event: string;
  /** As the document writes it. */
  readonly url: string;
  /** Whether the browser or an extension blocked it. */
  readonly isBlocked: boolean;
  /** The status, or 0 for a connection that failed, if the report did not arrive. */
  readonly lostWith?: number;
}

/** What a recording shows of the script of the IMA SDK. */
export interface RecordedSdk {
  /** `blocked`: by an extension or a setting of the browser. */
  readonly result: 'loaded' | 'blocked' | 'failed';
  /** The error of the browser, or the status; empty if it was loaded, or if nothing is known. */
  readonly error: string;
}

/** The requests for ads in a HAR file, in the order in which they were sent. */
export interface HarInput {
  readonly kind: 'har';
  /** What else recorded them: a command such as curl, or a session of Charles. Missing for a HAR file. */
  readonly source?: 'command' | 'charles';
  /** Address of the recorded page; empty if unknown. */
  readonly pageUrl: string;
  /** Number of all requests in the file. */
  readonly total: number;
  readonly requests: readonly RecordedRequest[];
  /** Empty or absent if none was recorded. */
  readonly faults?: readonly RecordedFault[];
  /** The media files of the ads that the browser requested. Empty or absent if there is none. */
  readonly mediaFiles?: readonly RecordedFile[];
  /** A request for the content that failed, after which none succeeded; missing if there is none. */
  readonly failedContent?: RecordedFile;
  /** Empty or absent if none was recorded. */
  readonly reports?: readonly RecordedReport[];
  /** VAST error code of an error tracker, if the recording lacks the document that would name it. */
  readonly reportedCode?: number;
  /** Whether the viewer refused consent while it was recorded. Default: false. */
  readonly refusesConsent?: boolean;
  /** The first script of the page that was not loaded, and why; missing if there is none. */
  readonly failedScript?: { readonly address: string; readonly error: string };
  /** Whether a video or audio element of the page has played; missing if that was not recorded. */
  readonly isPlayed?: boolean;
  /** The first slot with ads for the other device, if no embed has any for the recorded device. */
  readonly slotWithoutAds?: DeviceParameters;
  /** Missing if the recording has no request for the IMA SDK. */
  readonly imaSdk?: RecordedSdk;
}

/** An error code, or a message of a browser. */
export interface ErrorCodeInput {
  readonly kind: 'error-code';
  readonly system: ErrorSystem;
  /** As in the table of the system: `303`, `no-stream`, `net::ERR_BLOCKED_BY_CLIENT`. */
  readonly code: string;
  /** Host of the request that the message names, or the empty string. */
  readonly host: string;
  /** The directive, the header or the method, the bidder or the stream that the message names. */
  readonly detail?: string;
  /** Of another message, about the start of the content. */
  readonly otherCode?: string;
}

/** The text of a case file. */
export interface CaseInput {
  readonly kind: 'case';
  readonly text: string;
  /** Why the file cannot be read; null if it can. */
  readonly fault: CaseFault | null;
}

/** A tag of display ads, or an address that counts some. */
export interface DisplayTag {
  readonly format:
    | 'cm360'
    | 'cm360-tracker'
    | 'gpt'
    | 'gpt-held'
    | 'adsense'
    | 'outstream'
    | 'banner'
    | 'dai'
    | 'prebid'
    | 'prebid-video'
    | 'prebid-cache'
    | 'amp-video'
    | 'option-empty'
    | 'option-off'
    | 'option-time'
    | 'option-value'
    | 'option-unknown'
    | 'option-missing'
    | 'option-name'
    | 'ima-script'
    | 'jw-client'
    | 'player-id';
  /** Path of the first ad unit of Google Ad Manager, or the id that a script looks for; may be empty. */
  readonly adUnit: string;
}

/** A text that is none of the above. */
export interface UnknownInput {
  readonly kind: 'unknown';
  readonly reason: UnknownReason;
  /** Where the JSON is malformed; null for other reasons. */
  readonly position: TextPosition | null;
  /** What is wrong with the JSON; `null` for other reasons. */
  readonly syntaxError: JsonSyntaxError | null;
  /** Only of `json-syntax`: whether it has fields that only embeds have. Default: false. */
  readonly isEmbed?: boolean;
  /** Only of `display-tag`. */
  readonly display?: DisplayTag;
  /** Only of `judged`: what counts most first. */
  readonly judged?: readonly TextFinding[];
  /** Only of `no-bid`: the reason (`nbr`) of an auction. */
  readonly noBid?: number;
  /** Of `no-bid`: the bid that was rejected; of `stated`: the line that says why there is no ad. */
  readonly refusal?: RecognizedRefusal;
  /** Only of `bid-not-video`: what the bid is for, such as `banner`. */
  readonly mediaType?: string;
  /** Only of `bid-not-video`. */
  readonly bid?: RecognizedBid;
}

/** An input whose text was copied with changes. */
export interface CopiedInput {
  /** What was undone, in this order; missing if the text was read as it is. */
  readonly changes?: readonly PasteChange[];
  /** Embed code as it was before an editor changed its quotation marks; missing if none has. */
  readonly repaired?: string;
  /** The first one; missing if there is none. */
  readonly invisible?: InvisibleCharacter;
  /** When the campaign runs, as the text around a tag says; missing if it does not. */
  readonly flight?: Flight;
  /** The code around an ad tag; missing if there is none. */
  readonly codeAround?: CodeAroundTag;
  /** What a person says around it; missing if that is nothing. */
  readonly around?: TextAround;
}

/** What a pasted text is. Plain JSON. */
export type RecognizedInput = CopiedInput & RecognizedKind;

type RecognizedKind =
  | AdTagInput
  | EmbedInput
  | EmbedCodeInput
  | DocumentInput
  | ResponseInput
  | HarInput
  | ErrorCodeInput
  | CaseInput
  | UnknownInput;
