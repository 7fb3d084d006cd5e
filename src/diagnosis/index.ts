export { diagnose } from './diagnose.js';
export type { DiagnoseOptions, Inspectors } from './diagnose-options.js';
export type { DiagnosedTag, Diagnosis, InputKind, Verdict, VerdictOwner } from './diagnosis.js';
export { MAX_INPUT_LENGTH, recognizeInput } from './input/recognize-input.js';
export type * from './input/recognized-input.js';
export type {
  FoundVerdict,
  VerdictId,
  VerdictParameters,
} from './verdict-texts/verdict-parameters.js';
