import type { DiagnoseOptions } from '../../src/diagnosis/diagnose-options.js';
import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { RecognizedInput } from '../../src/diagnosis/input/recognized-input.js';
import type { CreateInspectors } from './page-inspectors.js';

/**
 * Diagnoses a text: an ad tag, the JSON of an embed, a document, and so on; or what was recognized in one. Never
 * rejects.
 */
export type Diagnose = (
  input: string | RecognizedInput,
  options: DiagnoseOptions,
) => Promise<Diagnosis>;

/** Loads the diagnosis of this library when there is something to diagnose. */
export const diagnoseInput: Diagnose = async (input, options) => {
  const loaded = await import('../../src/diagnosis/diagnose.js');
  return loaded.diagnose(input, options);
};

/** Loads the inspector of this library when something may be requested. */
export const createInspectors: CreateInspectors = (options) => {
  const load = async () => (await import('./page-inspectors.js')).pageInspectors(options);
  return {
    inspectAdTag: async (tag, given) => (await load()).inspectAdTag(tag, given),
    inspectDocument: async (text, given) => (await load()).inspectDocument(text, given),
  };
};
