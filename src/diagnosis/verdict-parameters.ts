import type { RefusedConsent } from './evidence/refused-consent.js';
import type { FindingParams } from '../finding.js';
import type { CaseFault } from './case/case-fault.js';
import type { VIEWER_FAULTS } from './evidence/evidence.js';
import type { NoAdComment, StatedReason } from './evidence/stated-reason.js';
import type {
  ContentParameters,
  DeviceParameters,
  LocatedParameters,
  PolicyParameters,
  RecordingParameters,
  RequestParameters,
  WrapperParameters,
  WrittenParameters,
} from './request-parameters.js';
import type { MacroEquivalent, PlaceholderFix } from './placeholder-fix.js';
import type { JsonSyntaxError } from '../text/scan-json.js';
import type { DisplayTag, ErrorCodeInput, RecordedReport } from './input/recognized-input.js';
import type { UnknownReason } from './input/unknown-reasons.js';
import type { TextAround } from './input/text-around.js';
import type { TextFinding } from './input/text-findings.js';
import type { InvisibleCharacter } from './input/undo-copying.js';

export type { RequestParameters, WrapperParameters, WrittenParameters };

interface PlaceholderParameters extends RequestParameters {
  /** As in the tag, up to three of them. */
  readonly placeholders: readonly string[];
}

interface ForeignParameters extends PlaceholderParameters, WrittenParameters {
  /** Names of the systems, up to three of them; empty if they are unknown. */
  readonly systems: readonly string[];
  /** Of the first 20 placeholders, in the order of the tag. */
  readonly equivalents: readonly MacroEquivalent[];
}

interface QuotedParameters extends LocatedParameters {
  /** What the response says, at most 80 characters on one line; may be empty. */
  readonly quote: string;
}

/** Of a response that may say why. */
interface StatedParameters extends QuotedParameters {
  readonly reason: StatedReason;
}

interface MediaFileParameters extends LocatedParameters {
  /** Host of the media file. */
  readonly mediaHost: string;
  /** Path of the part of a playlist that it is about; empty for the file itself. */
  readonly part: string;
  /** Whether the site of the ad server has the file, and not that of the advertiser. */
  readonly isOfServer: boolean;
}

/** Of a form that an address may ask for. */
interface FormParameters extends StatedParameters {
  /** The parameter of the address that asks for it, as written; may be empty. */
  readonly parameter: string;
  /** Whether the tag is the address of a page, and not of an ad server. */
  readonly isPage: boolean;
}

/** What a status of the response usually means. */
export type StatusMeaning =
  'access' | 'law' | 'limit' | 'not-found' | 'request' | 'failure' | 'other';

/** The parameters of each verdict, by its id. Plain JSON; a translation needs nothing else. */
export interface VerdictParameters {
  'input-empty': Readonly<Record<string, never>>;
  'input-unknown': {
    readonly reason: Exclude<
      UnknownReason,
      'empty' | 'json-syntax' | 'no-bid' | 'stated' | 'bid-not-video' | 'display-tag' | 'judged'
    >;
  };
  /** An auction without a bid with VAST, and without a reason. */
  'no-bid': Readonly<Record<string, never>>;
  /** A no-bid reason of OpenRTB, with its name there. */
  'bid-refused': { readonly code: number; readonly name: string; readonly reason: StatedReason };
  /** A bid that was not shown, with the reason that the auction gives. */
  'bid-rejected': NoAdComment & { readonly bidder: string };
  /** A log or a message that says why there is no ad. */
  'reason-stated': NoAdComment;
  /** A bid request, a playlist, a log of events or code of a page, and what is wrong with it. */
  'text-judged': TextFinding;
  /** What a person says of an empty response: the viewers who get one. */
  'no-ad-for-some': RequestParameters & NonNullable<TextAround['scope']>;
  'bid-not-video': { readonly bidder: string; readonly mediaType: string };
  /** `tag`: a VAST tag of the same ad unit, which a person can complete; may be empty. */
  'display-tag': { readonly format: DisplayTag['format']; readonly tag: string };
  'json-malformed': {
    readonly error: JsonSyntaxError;
    readonly line: number;
    readonly column: number;
  };
  'case-invalid': CaseFault;
  /** `detail`: the directive, the header or the method, the bidder or the stream that the message names; may be empty. */
  'error-code': Required<Omit<ErrorCodeInput, 'kind' | 'otherCode'>>;
  'embed-address': { readonly host: string };
  'har-without-ads': RecordingParameters;
  'ima-sdk-blocked': { readonly error: string };
  /** The error of the browser or the status, or the empty string. */
  'ima-sdk-failed': { readonly error: string };

  'content-failed': Readonly<Record<string, never>>;
  'content-processing': Readonly<Record<string, never>>;
  'content-unplayable': ContentParameters;
  'embed-without-ads': Readonly<Record<string, never>>;
  'ads-off-by-bulk': {
    readonly label: string;
    /** Whether the label was forced, or a rule of the bulk matches the page. */
    readonly by: 'label' | 'origin' | 'any';
  };
  'device-without-ads': DeviceParameters;
  'ad-video-not-ready': Omit<RequestParameters, 'host'>;
  'ad-object-unknown': Omit<RequestParameters, 'host'>;
  /** A message with the tag says that its campaign begins on `date`, or ended then. */
  'campaign-dates': RequestParameters & { readonly date: string; readonly isOver: boolean };
  'tag-empty': RequestParameters;
  /** `lastHost`: of the wrapper; empty for the tag. */
  'tag-html-escaped': WrittenParameters & { readonly lastHost: string };
  /** `host`: the one that was meant. */
  'scheme-twice': WrittenParameters;
  'tag-not-url': RequestParameters & {
    readonly reason:
      | 'tag-not-absolute'
      | 'tag-scheme'
      | 'tag-host'
      | 'tag-userinfo'
      | 'tag-too-long'
      | 'placeholder'
      | 'local'
      | 'macro-unsafe-position';
    /** The most characters of an address that is requested. */
    readonly limit: number;
  };
  /** An error that a lint rule found in the tag: the name of the rule and its parameters. */
  'tag-fault': RequestParameters & {
    readonly finding: string;
    readonly params: FindingParams;
  };
  /** On a page of http, where the request would be sent. */
  'http-tag': RequestParameters;
  /** `source`: whether the URL of the ad tag or that of a wrapper starts with http. */
  'http-on-https': RequestParameters & {
    readonly blockedHost: string;
    readonly source: 'tag' | 'wrapper';
    /** Host of the wrapper; empty for the tag. */
    readonly lastHost: string;
  };
  'slot-type-mismatch': RequestParameters & { readonly type: 'linear' | 'non-linear' };
  'consent-late': RequestParameters & { readonly seconds: number | null };
  /** `value`: what a script wrote in place of the string; may be empty. `hasMacro`: the consent platform gave no string for a macro in the tag. */
  'consent-missing': WrittenParameters & {
    readonly parameter: string;
    readonly value: string;
    readonly hasMacro: boolean;
  };
  /** `refused`: what the consent string lacks; null if only placeholders are withheld. */
  'consent-withheld': PlaceholderParameters & { readonly refused: RefusedConsent | null };
  /** No ad for a request with `parameter`, such as `tfcd=1`, by which fewer campaigns may run. */
  'ads-restricted': WrittenParameters & { readonly parameter: string };
  /** The creative of the publisher's own ad server has the value of `names`, which the request lacks. `lastHost`: where it leads. */
  'creative-value-missing': LocatedParameters & { readonly names: readonly string[] };
  'page-url-encoded-twice': WrittenParameters & {
    readonly parameter: string;
    /** `literal`: the tag has the address; `placeholder`: inside an encoded value; `page`: the page address itself. */
    readonly cause: 'literal' | 'placeholder' | 'page';
  };
  'macro-foreign-player': ForeignParameters;
  'macro-server-side': ForeignParameters;
  'macro-unresolved': PlaceholderParameters &
    WrittenParameters & {
      /** Of the first 20 placeholders, in the order of the tag. */
      readonly fixes: readonly PlaceholderFix[];
    };
  /** `parameter`: the one that names the host; empty if it is the host of the address. */
  'local-host': WrittenParameters & {
    readonly localHost: string;
    readonly parameter: string;
    /** Whether it was not requested, since only an option allows that. */
    readonly isPrivate: boolean;
  };

  'ad-blocker': RequestParameters & { readonly blockedHost: string };
  /** A filter of the viewer's network responded. `filter` is its name; empty if unknown. */
  'network-filter': RequestParameters & { readonly filter: string };
  /** The device or the network of the viewer fails: its clock, a filter of names, a proxy, its connection, or its resolver. */
  'viewer-network': RequestParameters & {
    readonly failedHost: string;
    readonly cause: (typeof VIEWER_FAULTS)[number];
  };
  /** The server answered, and not to this page. `isSeveral`: to several origins, which is no CORS header. */
  /** `allowed`: the one origin that the header allows; empty if there is none, or it is not known. */
  'cors-refused': RequestParameters & {
    readonly refusedHost: string;
    readonly isSeveral: boolean;
    readonly allowed: string;
  };
  'policy-refused': PolicyParameters;
  /** `hasPort`: the address names a port, which may be one without TLS. */
  'certificate-invalid': RequestParameters & {
    readonly refusedHost: string;
    readonly hasPort: boolean;
  };
  /** `target`: a host of a private network, which only an option allows, or the scheme or host of a redirect. */
  'address-refused': LocatedParameters & {
    readonly target: string;
    readonly isPrivate: boolean;
    /** It is redirected in a circle. */
    readonly isLoop: boolean;
    /** Whether the circle sets cookies, which do not come back. */
    readonly needsCookies: boolean;
  };
  /**
   * `dns`: its name has no address; `filtered`: nor has that of a well-known ad server; `refused`: it refused the connection; `reset`: it closed the connection;
   * `cut-off`: the response has no end; `encoding`: it cannot be decompressed. Where a browser does not
   * say why: `redirected`, nothing comes from where it is redirected; `host-answers`, only another address of the host
   * answers; `no-answer`, none does; `canceled`, the page ended the request at once; `unexplained`, CORS refused the response or nothing answers. Null: not known.
   */
  unreachable: RequestParameters & {
    readonly unreachableHost: string;
    readonly fault:
      | ('dns' | 'filtered' | 'refused' | 'reset' | 'cut-off' | 'encoding')
      | ('redirected' | 'host-answers' | 'no-answer' | 'unexplained' | null)
      | ('service-worker' | 'opaque-origin' | 'head' | 'canceled');
    /** Whether a wrapper has the address. */
    readonly isInWrapper: boolean;
  };
  'response-timeout': RequestParameters & { readonly seconds: number };
  'wrapper-timeout': WrapperParameters & { readonly seconds: number };
  'http-client-error': StatedParameters & {
    readonly status: number;
    /** What the status usually means, or that the address stands in a wrapper. */
    readonly meaning: StatusMeaning | 'stored-bid' | 'wrapper';
  };
  /** `isRedirect`: the status is that of a redirect, which leads nowhere or to the sign-in page of the host `signIn`. */
  'http-server-error': StatedParameters & {
    readonly status: number;
    readonly isRedirect: boolean;
    readonly signIn: string;
  };
  /** A protection against bots refused the client. `protection` is its name; empty if unknown. */
  'client-challenged': LocatedParameters & {
    readonly protection: string;
    /** Null for a response that was pasted. */
    readonly status: number | null;
  };
  'response-html': FormParameters;
  'response-json': FormParameters;
  'response-feed': FormParameters;
  'response-javascript': FormParameters;
  /** Its header does not say that it is compressed. `format`: `gzip`, `zip`, `zstd`, `deflate`, or `binary` if unknown. */
  'response-compressed': LocatedParameters & { readonly format: string };
  'response-text': StatedParameters;
  /** A picture, a video, a playlist or another file. `format`: by its first bytes; `type`: by its header; or empty. */
  'response-media': LocatedParameters & {
    readonly format: string;
    readonly type: string;
    readonly isStream: boolean;
    /** Whether it is a picture of a few bytes, by which a server counts. */
    readonly isPixel: boolean;
  };
  /** The first fault that a rule found, and its place; without one, `finding` is empty and the numbers are 0. */
  'xml-malformed': LocatedParameters & {
    readonly finding: string;
    readonly params: FindingParams;
    readonly line: number;
    readonly column: number;
  };
  /** `file`: the first one of the list that a storage folder sends; else empty. */
  'root-unexpected': QuotedParameters & { readonly root: string; readonly file: string };
  'vast-version': LocatedParameters & { readonly version: string };
  /** `isBreak`: the tag of a break of the first playlist asks for VMAP itself. */
  'vmap-misplaced': WrapperParameters & { readonly isBreak: boolean };
  /** `lastHost`: of the server that leads back to `backHost`, which may be unknown and then is empty. */
  'wrapper-loop': WrapperParameters & { readonly backHost: string };
  /** A wrapper forbids the wrapper that it leads to. */
  'wrapper-forbidden': WrapperParameters & { readonly forbiddingHost: string };
  /** `limit`: how many wrappers the player follows. */
  'wrapper-limit': WrapperParameters & { readonly limit: number };
  /** `quote`: a placeholder in place of the tag, which may be that of a break. */
  'wrapper-without-tag': QuotedParameters;
  'vpaid-only': LocatedParameters;
  'media-unplayable': LocatedParameters & {
    readonly types: readonly string[];
  };
  'media-missing': LocatedParameters;
  /** The media file that the player chooses was requested, and its server responded with this status. */
  'media-file-missing': MediaFileParameters & { readonly status: number };
  'media-file-refused': MediaFileParameters & {
    readonly status: number;
    readonly meaning: StatusMeaning;
    /** The day on which the signature in its URL expired; may be empty. */
    readonly expired: string;
  };
  /** It was requested, and its type is not that of media. */
  'media-file-not-media': MediaFileParameters & { readonly type: string };
  /** It was requested, and has too few bytes for media. */
  'media-file-empty': MediaFileParameters & { readonly bytes: number };
  'media-file-mixed-content': MediaFileParameters;
  /** There is no connection to the server of the media file. */
  'media-file-unreachable': MediaFileParameters;
  /** It forbids pages of other sites (`Cross-Origin-Resource-Policy`). */
  'media-file-other-site': MediaFileParameters;
  /** The ad plays, and a report about it did not arrive. `status`: 0 for a connection that failed. */
  'impression-lost': LocatedParameters &
    Pick<RecordedReport, 'event'> & { readonly status: number };
  'companion-required': LocatedParameters;
  'category-blocked': LocatedParameters;
  'linearity-mismatch': LocatedParameters & {
    readonly found: 'linear' | 'non-linear';
  };
  'break-after-end': RequestParameters & { readonly offset: string; readonly seconds: number };
  /** A VMAP playlist without a break at the time of the slot. `offsets`: of up to three of its breaks. */
  'playlist-without-break': RequestParameters & {
    readonly wanted: 'start' | 'end';
    readonly offsets: readonly string[];
  };
  'no-ad-on-device': Omit<DeviceParameters, 'slot'> & Omit<RequestParameters, 'device'>;
  'no-ad-after-wrapper': WrapperParameters & NoAdComment;
  'no-ad': RequestParameters & NoAdComment;
  /** The ad should play, and the recording has an error of its playback. */
  'playback-failed': LocatedParameters & { readonly code: number };
  /** What a rule found in the response by which its ad cannot play. */
  'response-fault': LocatedParameters & {
    readonly finding: string;
    readonly params: FindingParams;
  };
  /** `reason` is the id of the failure, with its parameters; empty if only the code is known. */
  'failure-code': LocatedParameters & {
    readonly code: number;
    readonly reason: string;
    readonly params: FindingParams;
  };
  'wrapper-not-requested': LocatedParameters;
  'har-without-bodies': RequestParameters & { readonly source: 'file' | 'command' | 'charles' };
  'not-requested': RequestParameters;
  /** The text was copied in another form than players can use, and nothing else is known to be wrong with the tag. */
  'tag-copied': RequestParameters & InvisibleCharacter;
  'code-copied': { readonly repaired: string };
  /** `filled`: which of the breaks have an ad that plays, as far as is known. */
  'playlist-plays': RequestParameters & {
    readonly breaks: number;
    readonly filled: 'all' | 'some' | 'none';
  };
  /**
   * The ad plays, and a rule found that it may not be counted, or not play elsewhere. Or another ad does not: `ad` is
   * its number from 1, `finding` its situation. Or a break does not: `adBreak` is its id or number, `offset` its time.
   */
  'plays-with-fault': LocatedParameters & {
    readonly finding: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly ad: number | null;
    readonly adBreak: string;
    readonly offset: string;
  };
  /** A recording has its tracker. */
  'ad-skipped': RequestParameters;
  'hosted-ad-plays': Omit<RequestParameters, 'host'>;
  'ad-plays': RequestParameters & {
    readonly type: 'linear' | 'non-linear';
    /** Of a linear ad; null if unknown. */
    readonly seconds: number | null;
    /** Whether the media file responded, has no response that may be read, or was not requested. */
    readonly file: 'responded' | 'unreadable' | 'not-requested';
    /** Host of the media file that the player chooses; empty if it is not known. */
    readonly mediaHost: string;
    /** Whether somebody asks why it is not counted, and whether a recording has its requests. Default: false. */
    readonly isAboutCounts?: boolean;
    readonly isRecorded?: boolean;
  };
}

/** Stable kebab-case name of a situation. */
export type VerdictId = keyof VerdictParameters;

/** A situation with its parameters. */
export type FoundVerdict = {
  [Id in VerdictId]: { readonly id: Id; readonly params: VerdictParameters[Id] };
}[VerdictId];
