import type { InputKind, VerdictOwner } from '../../../src/diagnosis/diagnosis.js';
import type { Severity } from '../../../src/finding.js';
import type { Expansion, ExpansionStatus } from '../../../src/ad-tags/fill.js';
import type { TrackerVerdict } from '../../../src/player/recorder/ad-record.js';
import type { CorsVerdict, Inspection, MediaCheck } from '../../../src/vast/inspect/inspection.js';
import type {
  ConsentMatrixMessages,
  ContextMessages,
  GoogleMessages,
  PlayersMessages,
} from './panel-messages.js';
import type { SentenceTranslator } from '../../../src/diagnosis/sentences/translate-sentence.js';

/** Sections of the evidence below the verdict. */
export type SectionName =
  | 'tags'
  | 'slots'
  | 'findings'
  | 'tag'
  | 'chain'
  | 'media'
  | 'trackers'
  | 'additions'
  | 'context'
  | 'consent'
  | 'google'
  | 'players';

/** Texts of parts whose code is loaded when they are opened. */
export interface PanelMessages {
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
}

/** Texts of the input box. */
export interface InputMessages {
  readonly label: string;
  readonly placeholder: string;
  readonly file: string;
  readonly clear: string;
  readonly undo: string;
  readonly redo: string;
  /** How many ad tags the input has. */
  readonly tags: (count: number) => string;
  /** All of several tags of their own. */
  readonly allTags: string;
  /** All tags of a waterfall. */
  readonly waterfall: string;
  readonly drop: string;
  /** The embed of the page is shown while the box is empty. */
  readonly fromPage: string;
  /** The embed of the page cannot be loaded. */
  readonly notLoaded: string;
  readonly tooLarge: (megabytes: number) => string;
  readonly unreadable: string;
}

/** Texts of the verdict. */
export interface VerdictMessages {
  readonly heading: string;
  readonly owners: Readonly<Record<VerdictOwner, string>>;
  readonly nextStep: string;
  readonly copy: string;
  readonly checking: string;
  /** Ad servers are requested. */
  readonly requesting: string;
  /** What to do while the ad was not requested; `button` is the label of the button that requests it. */
  readonly pressRequest: (button: string) => string;
  /** The badge of a recorded input. */
  readonly recorded: string;
  /** What was recorded; the date is empty if it is unknown. */
  readonly recordings: Readonly<Record<'case' | 'record', (date: string) => string>>;
  readonly checkLive: string;
  readonly empty: string;
  readonly failed: string;
  readonly kinds: Readonly<Record<InputKind, string>>;
  readonly request: (hosts: string) => string;
  readonly requestNote: string;
  readonly again: string;
  readonly outdated: string;
}

/** Texts of exports. */
export interface ExportMessages {
  readonly report: string;
  readonly caseFile: string;
  readonly link: string;
  readonly notCopied: string;
  readonly saved: string;
  readonly linkTooLong: string;
  readonly linkCopied: string;
  /** What the link leaves out. */
  readonly linkOmits: (names: string) => string;
  /** Consent strings and identifiers inside the pasted text. */
  readonly inInput: string;
}

/** Texts of the matrix of slots and devices. */
export interface SlotMessages {
  readonly caption: string;
  readonly slot: string;
  readonly devices: Readonly<Record<'desktop' | 'mobile', string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly empty: string;
  readonly hosted: string;
  readonly unknownAd: string;
  readonly noTag: string;
  readonly comparison: Readonly<
    Record<'none' | 'desktop-only' | 'mobile-only' | 'same' | 'different', string>
  >;
  readonly notRequested: string;
  readonly noUrl: string;
  readonly results: Readonly<Record<Exclude<Inspection['result'], 'none'>, string>>;
  readonly failure: (code: number) => string;
  readonly show: (title: string) => string;
  readonly step: (index: number, count: number) => string;
  /** One of several pasted tags. */
  readonly tag: (number: number) => string;
  readonly checkOnly: string;
  readonly requestedFirst: string;
  readonly requestedNext: string;
  readonly untitled: string;
  readonly midrollAt: (time: string) => string;
  readonly midrollUnknown: string;
  readonly skipAfter: (seconds: number) => string;
  readonly appears: (seconds: number) => string;
  readonly stays: (seconds: number | null) => string;
  readonly video: string;
  readonly click: string;
  readonly poster: string;
  readonly none: string;
}

/** Texts of one ad tag. */
export interface TagMessages {
  readonly template: string;
  readonly request: string;
  readonly noRequest: string;
  readonly copyUrl: string;
  readonly copyTemplate: string;
  readonly placeholders: string;
  readonly noPlaceholders: string;
  readonly columns: readonly [placeholder: string, value: string, reason: string];
  readonly unchanged: string;
  readonly emptyValue: string;
  readonly encodedAs: string;
  readonly differs: string;
  readonly toRow: (number: number, placeholder: string) => string;
  readonly toMark: (number: number) => string;
  readonly statuses: Readonly<Record<ExpansionStatus, readonly [name: string, sentence: string]>>;
  readonly sources: Readonly<Record<NonNullable<Expansion['source']>, string>>;
  readonly rule: (name: string) => string;
  readonly macro: (name: string) => string;
  readonly from: (source: string) => string;
}

/** Texts of requests and documents. */
export interface ChainMessages {
  readonly hop: (number: number) => string;
  readonly pasted: string;
  readonly noResponse: string;
  readonly type: string;
  readonly cors: string;
  readonly corsVerdicts: Readonly<Record<CorsVerdict, string>>;
  readonly cookies: string;
  readonly cookiesSent: string;
  readonly cookiesNotSent: string;
  readonly document: string;
  readonly adSystems: string;
  readonly redirected: string;
  readonly macros: (count: number, kept: number) => string;
  readonly stopped: (code: number) => string;
  readonly response: string;
  readonly truncated: (shown: string, total: string) => string;
  readonly total: (milliseconds: string) => string;
  readonly notRequested: string;
}

/** Texts of the ads of an inspection. */
export interface AdMessages {
  readonly ad: (number: number, title: string) => string;
  readonly noAds: string;
  readonly file: string;
  readonly format: string;
  readonly size: string;
  readonly bitrate: string;
  readonly verdict: string;
  readonly chosen: string;
  readonly playable: string;
  readonly notPlayable: string;
  /** What the request for the head of a media file found. */
  readonly checks: Readonly<Record<MediaCheck['result'], (status: number | null) => string>>;
  readonly duration: string;
  readonly skippable: string;
  readonly refused: (code: string) => string;
  readonly event: string;
  readonly when: string;
  readonly count: string;
  /** When a tracker is due. `time` is a time, a share of the duration, or both. */
  readonly times: Readonly<Record<'shown' | 'removed' | 'action' | 'late', string>> & {
    readonly at: (time: string) => string;
    readonly viewable: (seconds: number) => string;
  };
  readonly notDue: string;
  readonly urls: (count: number) => string;
  readonly companions: string;
  readonly required: Readonly<Record<'all' | 'any' | 'none', string>>;
  readonly icons: string;
  readonly captions: string;
  readonly noAdditions: string;
  readonly noTrackers: string;
  readonly errorTrackers: string;
  /** Texts of the audit of recorded trackers. */
  readonly audit: {
    readonly due: string;
    readonly requested: string;
    readonly result: string;
    readonly results: Readonly<Record<TrackerVerdict, string>>;
    readonly none: string;
  };
}

/** Texts of findings and repairs. */
export interface FindingMessages {
  readonly severities: Readonly<Record<Severity, string>>;
  readonly counts: Readonly<Record<Severity, (count: number) => string>>;
  readonly none: string;
  readonly apply: string;
  readonly applied: string;
  readonly undo: string;
  readonly copyTag: string;
  readonly copyRules: string;
  readonly copyInput: string;
  readonly copyDiff: string;
  readonly input: string;
  readonly line: (line: number, column: number) => string;
}

/** Every text of `<ad-tag-debugger>`. */
export interface DebuggerMessages {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  /** An English sentence of a module, such as the label of a repair, in this language; null if it has no translation. */
  readonly sentence: SentenceTranslator;
  /** Label of the button that shows more items of a list. */
  readonly more: (next: number, rest: number) => string;
  /** Label of the button that shows more of a long text. */
  readonly moreCharacters: (rest: number) => string;
  readonly sections: Readonly<Record<SectionName, string>>;
  readonly copied: string;
  readonly panels: PanelMessages;
  readonly input: InputMessages;
  readonly verdict: VerdictMessages;
  readonly exports: ExportMessages;
  readonly slots: SlotMessages;
  readonly tag: TagMessages;
  readonly chain: ChainMessages;
  readonly ads: AdMessages;
  readonly findings: FindingMessages;
  readonly context: ContextMessages;
  readonly consent: ConsentMatrixMessages;
  readonly google: GoogleMessages;
  readonly players: PlayersMessages;
}
