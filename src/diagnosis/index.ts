export type { AdCase, CaseContext } from './case/ad-case.js';
export { caseReport } from './case/case-report.js';
export { createCase } from './case/create-case.js';
export { type CaseFault, caseFaultText } from './case/case-fault.js';
export { readCase, type ReadCase } from './case/read-case.js';
export { replayCase } from './case/replay-case.js';
export { readShareFragment, shareFragment, type SharedInput } from './case/share-fragment.js';
export { diagnose } from './diagnose.js';
export type { DiagnoseOptions, Inspectors } from './diagnose-options.js';
export type {
  DiagnosedTag,
  Diagnosis,
  InputKind,
  TagVerdict,
  Verdict,
  VerdictOwner,
} from './diagnosis.js';
export type { ContentCheck } from './evidence/evidence.js';
export { MAX_INPUT_LENGTH, recognizeInput } from './input/recognize-input.js';
export type * from './input/recognized-input.js';
export type { FoundVerdict, VerdictId, VerdictParameters } from './verdict-parameters.js';
