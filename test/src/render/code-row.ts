import type { CodeOptions } from '../../../src/render/render-code.js';

/** The code of a format from the sample embed with other fields and options. */
export interface Row {
  readonly fields?: object;
  readonly options?: CodeOptions;
  readonly code: string;
}
