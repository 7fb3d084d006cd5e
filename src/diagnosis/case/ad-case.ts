import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import type { ResolveOptions } from '../../resolve/resolve-options.js';
import type { Inspection } from '../../vast/inspect/inspection.js';
import type { Viewer } from '../../viewer.js';
import type { Verdict } from '../diagnosis.js';
import type { ContentCheck } from '../evidence/evidence.js';
import type { RecognizedInput } from '../input/recognized-input.js';
import type { CASE_FORMAT, CASE_VERSION } from './check-case.js';

/** The viewer of the ads and the options of the diagnosis, as plain JSON: `DiagnoseOptions` without its functions. */
export interface CaseContext {
  /** With the time and the random number of the diagnosis. */
  readonly viewer: Viewer;
  readonly values: AdTagContext['values'];
  readonly bulkLabel: string | null;
  readonly midrollAt: ResolveOptions['midrollAt'] | null;
  /** Stream addresses that the page knows, by kind and id: `video 7`. */
  readonly streamUrls: Readonly<Record<string, string>>;
  readonly language: string;
}

/**
 * A diagnosis as a file (`.adcase.json`): everything to conclude it again without a network. It holds no consent
 * string, identifier, cookie or credential: placeholders of the same form stand for them.
 */
export interface AdCase {
  readonly format: typeof CASE_FORMAT;
  readonly version: typeof CASE_VERSION;
  /** ISO 8601; null if the viewer has no clock. */
  readonly createdAt: string | null;
  readonly verdict: Verdict;
  /** VAST error codes in the inspections, each once. */
  readonly codes: readonly number[];
  readonly input: RecognizedInput;
  readonly context: CaseContext;
  /** Each with the bodies of all its responses. */
  readonly inspections: readonly Inspection[];
  /** Index of the inspection of each tag and of the document; null if there is none. */
  readonly inspectionOf: {
    readonly tags: readonly (number | null)[];
    readonly document: number | null;
  };
  /** Missing if the content of an embed was not requested. */
  readonly content?: ContentCheck;
}
