import type { Expansion } from '../../ad-tags/fill.js';
import type { LintFindingData } from '../../lint/lint-finding.js';
import type { PlayerConfig } from '../../resolve/player-config.js';
import type { DeviceType, Viewer } from '../../viewer.js';
import type { InspectionFailure, MediaCheck, RequestFault } from '../../vast/inspect/inspection.js';
import type {
  RECORDING_FAULTS,
  RecognizedInput,
  RecordedReport,
} from '../input/recognized-input.js';
import type { PolicyParameters } from '../request-parameters.js';
import type { DocumentOutline, OutlineMedia } from './document-outline.js';

/**
 * How a request ended. `response`: with any status; `blocked`: by the browser or an extension; `cors`: the response may
 * not be read; `mixed-content`: http on an https page; `policy`: the Content Security Policy of the page refused it;
 * `certificate`: that of the server is not valid; `viewer`: the device or the network of the viewer; `address-refused`: it leads to an address that may not be requested;
 * `unreachable`: no connection; `not-sent`: it was not requested.
 */
export type RequestResult =
  | 'response'
  | 'timeout'
  | 'blocked'
  | 'cors'
  | 'mixed-content'
  | 'policy'
  | 'certificate'
  | 'viewer'
  | 'address-refused'
  | 'unreachable'
  | 'not-sent';

/** Milliseconds after which a request that failed or was canceled was too slow, and not refused. */
export const MIN_TIMEOUT_MS = 1000;

/** Why a request or an ad failed, with its VAST error code. The id is empty if only the code is known. */
export type ChainFailure = Pick<InspectionFailure, 'code' | 'id' | 'params'>;

/** Faults of the device or the network of the viewer. */
export const VIEWER_FAULTS = [
  'clock',
  'sinkhole',
  'filtered',
  'proxy',
  'proxy-certificate',
  'offline',
  'resolver',
] as const;

/**
 * Why the ad server gave no response. `unexplained`: a recording of a page, whose script does not know; `canceled`: the
 * page ended the request.
 */
export type ChainFault =
  | RequestFault
  | (typeof VIEWER_FAULTS)[number]
  | (typeof RECORDING_FAULTS)[number]
  | 'unexplained'
  | 'canceled';

/** One request for an ad, whether an inspection, a HAR file or only a text has it. */
export interface ChainRequest {
  /** Index of the request whose wrapper led here, or null. */
  readonly parent: number | null;
  /** Empty for a response that was pasted. */
  readonly url: string;
  /** Where another host redirected it; missing without such a redirect. */
  readonly redirectedTo?: string;
  /** Every placeholder of the tag as its parent writes it. */
  readonly expansions: readonly Expansion[];
  readonly result: RequestResult;
  /** Why there is no response; missing if it is not known. */
  readonly fault?: ChainFault;
  /** Only of `address-refused`: where it leads. */
  readonly refusedUrl?: string;
  readonly status: number | null;
  /** Null if there was no response or no such header. */
  readonly contentType: string | null;
  readonly durationMs: number;
  /** What its headers tell (`tellingHeaders`); missing if they are not known. */
  readonly headers?: string;
  /** The body, also of a response that CORS refuses; null if it is not known. */
  readonly text: string | null;
  readonly outline: DocumentOutline | null;
  readonly failure: ChainFailure | null;
  /** Where the findings about the response are, as a JSON Pointer into the diagnosis. */
  readonly findingsPath: string;
}

export const unsentRequest = (
  parent: number | null,
  url: string,
  expansions: readonly Expansion[],
): ChainRequest => ({
  parent,
  url,
  expansions,
  result: 'not-sent',
  status: null,
  contentType: null,
  durationMs: 0,
  text: null,
  outline: null,
  failure: null,
  findingsPath: '',
});

/** What a request for the content, which plays between the ads, found. */
export interface ContentCheck extends MediaCheck {
  readonly url: string;
  /** Whether the policy of the recorded page refused it. Default: false. */
  readonly isAgainstPolicy?: boolean;
}

export interface ChosenFile {
  readonly url: string;
  /** What its request found; null if it was not requested. */
  readonly check: MediaCheck | null;
  /** How its request in a recording ended. */
  readonly result?: RequestResult;
  readonly fault?: ChainFault | undefined;
  /** Of the policy of the page that refused it, as its player recorded it. */
  readonly directive?: PolicyParameters['directive'] | undefined;
}

/** A media file, its type with the codecs that a browser may refuse. */
export interface ChainMedia extends Omit<OutlineMedia, 'codec'> {
  readonly isPlayable: boolean;
}

export interface ChainAd {
  /** Index of the request whose response has it. */
  readonly request: number;
  readonly media: readonly ChainMedia[];
  /** Null for an overlay, and if none was chosen. */
  readonly file: ChosenFile | null;
  readonly durationSeconds: number | null;
  readonly failure: ChainFailure | null;
}

export interface ChainSlot {
  readonly slot: string | null;
  readonly position: 'preroll' | 'midroll' | 'postroll' | 'overlay' | null;
  /** JSON Pointer of the ad object, or the empty string. */
  readonly path: string;
  /** Null if the device makes no difference. */
  readonly device: DeviceType | null;
  /** `type` of the ad object; null if unknown. */
  readonly linearity: 'linear' | 'non-linear' | null;
}

/** The place of a tag or a response that belongs to no slot. */
export const NO_SLOT: ChainSlot = {
  slot: null,
  position: null,
  path: '',
  device: null,
  linearity: null,
};

/** A break of a playlist. */
export interface ChainBreak {
  /** `breakId`, or its number from 1. */
  readonly id: string;
  /** As VMAP writes it. */
  readonly offset: string;
  /** Indices of the requests and of the ads of the chain. */
  readonly requests: readonly number[];
  readonly ads: readonly number[];
  /** Null if it plays, or has no ad. */
  readonly failure: ChainFailure | null;
}

export interface ChainEnd {
  /** `unknown`: it was not requested to its end. */
  readonly state: 'plays' | 'playlist' | 'fails' | 'unknown';
  /** Of the ad that plays; null if none does. */
  readonly playing: 'linear' | 'non-linear' | null;
  readonly failure: ChainFailure | null;
}

export const endsAs = (
  state: ChainEnd['state'],
  failure: ChainFailure | null = null,
): ChainEnd => ({
  state,
  playing: null,
  failure,
});

/** One ad tag or one pasted response, and all that it leads to. */
export interface AdChain extends ChainSlot, ChainEnd {
  readonly template: string;
  readonly fault: string | null;
  /** The request of the tag first. */
  readonly requests: readonly ChainRequest[];
  readonly ads: readonly ChainAd[];
  /** The trackers that a recording has. */
  readonly reports?: readonly RecordedReport[];
  /** When its requests began and ended, in milliseconds of a recording. */
  readonly span?: readonly [startMs: number, endMs: number];
  /** Of a playlist that was requested. */
  readonly breaks?: readonly ChainBreak[];
}

export interface EmbedEvidence {
  readonly configs: Readonly<Record<DeviceType, PlayerConfig>>;
  /** JSON Pointers of the hosted ads whose video is not converted. */
  readonly unready: ReadonlySet<string>;
  readonly withoutBulks: Readonly<Record<DeviceType, PlayerConfig>>;
}

export interface Evidence {
  readonly input: RecognizedInput;
  /** The time of the diagnosis; missing or null if it is not known. */
  readonly now?: number | null;
  readonly viewer: Viewer;
  /** The device that the verdict is about in the first place. */
  readonly device: DeviceType;
  /** Address of the page; null if unknown. */
  readonly pageUrl: string | null;
  readonly embed: EmbedEvidence | null;
  readonly chains: readonly AdChain[];
  /** Of the embed or the recorded page. Missing if it is not known. */
  readonly content?: ContentCheck | undefined;
  /** What the rules find in the input and the responses, the most severe first. */
  readonly findings: readonly LintFindingData[];
}
