import type { Diagnosis } from '../diagnosis/diagnosis.js';
import { type Line } from './colors.js';
/** A diagnosis for people: the verdict, then what was requested and what would play. */
export declare const diagnosisLines: (diagnosis: Diagnosis) => readonly Line[];
//# sourceMappingURL=diagnosis-lines.d.ts.map