import type { AdTagContext } from '../../src/ad-tags/ad-tag-context.js';
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { Inspection } from '../../src/vast/inspection.js';
import type { Viewer } from '../../src/viewer.js';

/** Sends the requests of a diagnosis. A function that rejects counts as no request. */
export interface Inspectors {
  readonly inspectAdTag: (template: string, context: AdTagContext) => Promise<Inspection>;
  readonly inspectDocument: (text: string, context: AdTagContext) => Promise<Inspection>;
}

/** What a diagnosis needs besides the input. */
export interface DiagnoseOptions {
  readonly viewer?: Viewer;
  readonly resolve?: { readonly bulkLabel?: string };
  readonly inspect?: Inspectors | null;
  readonly language?: string;
}

/** Diagnoses a text: an ad tag, the JSON of an embed, a document, and so on. Never rejects. */
export type Diagnose = (input: string, options: DiagnoseOptions) => Promise<Diagnosis>;

/** Makes the inspectors of one run, which request only what they may. */
export type CreateInspectors = (options: {
  /** Whether a URL, the first or that of a wrapper, may be requested. */
  readonly mayRequest: (url: string) => boolean;
  readonly signal: AbortSignal;
}) => Inspectors;

/** Loads the diagnosis of this library. */
export const diagnose: Diagnose = () =>
  Promise.reject(new Error('There is no diagnosis in this build.'));

/** Loads the inspector of this library. */
export const createInspectors: CreateInspectors = () => ({
  inspectAdTag: () => Promise.reject(new Error('There is no inspector in this build.')),
  inspectDocument: () => Promise.reject(new Error('There is no inspector in this build.')),
});
