import type { Diagnosis } from '../../src/diagnosis/diagnosis.js';
import type { EmbedErrorEvent } from '../../src/player/embed-error.js';

/** A diagnosis of the input. Does not bubble. */
export class DiagnosisEvent extends Event {
  readonly diagnosis: Diagnosis;

  constructor(diagnosis: Diagnosis) {
    super('diagnosis');
    this.diagnosis = diagnosis;
  }
}

/** The events of `<ad-tag-debugger>`. */
export interface AdTagDebuggerEventMap extends Omit<HTMLElementEventMap, 'error'> {
  diagnosis: DiagnosisEvent;
  error: EmbedErrorEvent;
}
