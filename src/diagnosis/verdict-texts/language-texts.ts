import type { ErrorSystem } from '../error-codes.js';
import type { VerdictOwner } from '../verdict-owner.js';
import type { VerdictId, VerdictParameters } from './verdict-parameters.js';

/** What happens and why, and what the owner has to do: two sentences. */
export type VerdictText = readonly [sentence: string, nextStep: string];

/** Verdicts about inputs, recordings and embeds as a whole. */
export type InputVerdictId =
  | 'input-empty'
  | 'input-unknown'
  | 'json-malformed'
  | 'case-invalid'
  | 'error-code'
  | 'embed-address'
  | 'har-without-ads'
  | 'ima-sdk-blocked'
  | 'ima-sdk-failed'
  | 'content-failed'
  | 'content-processing'
  | 'embed-without-ads'
  | 'ads-off-by-bulk'
  | 'device-without-ads'
  | 'ad-video-not-ready'
  | 'ad-object-unknown';

/** The headings of a report. */
export interface ReportTexts {
  readonly title: string;
  readonly owner: string;
  readonly nextStep: string;
  readonly viewer: string;
  readonly tags: string;
  readonly expandedTo: string;
  readonly placeholders: string;
  readonly requests: string;
  readonly responses: string;
  readonly findings: string;
  readonly input: string;
  readonly none: string;
  readonly field: string;
  readonly value: string;
  readonly status: string;
  readonly time: string;
  readonly root: string;
  readonly result: string;
  /** Why values of the report are not those of the viewer. */
  readonly redacted: string;
}

/** What is known of the viewer for whom an ad tag was expanded; null is not known. */
export interface AssumedContext {
  readonly pageHost: string | null;
  readonly gdprApplies: boolean | null;
  readonly hasConsentString: boolean;
}

/** All texts of a diagnosis in one language. */
export interface VerdictTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly verdicts: {
    readonly [Id in VerdictId]: (parameters: VerdictParameters[Id]) => VerdictText;
  };
  /**
   * By code. A code of IMA that is not in its own table has the text of VAST. `{host}` stands for `toHost`, or for
   * nothing if the host is not known.
   */
  readonly codes: Readonly<Record<ErrorSystem, Readonly<Record<string, VerdictText>>>>;
  readonly toHost: (host: string) => string;
  readonly owners: Readonly<Record<VerdictOwner, string>>;
  /** That the verdict is from the text alone. */
  readonly notRequested: string;
  /** For which viewer the verdict is. */
  readonly assumed: (context: AssumedContext) => string;
  /** Which ad tag of a text with several a verdict is about; the first tag is 1. */
  readonly aboutTag: (tag: number, count: number) => string;
  /**
   * The message and the remedy of a lint finding by its rule and its English sentences; null if the English ones are
   * to be shown.
   */
  readonly finding: (rule: string, message: string, remedy: string) => VerdictText | null;
  readonly report: ReportTexts;
}
