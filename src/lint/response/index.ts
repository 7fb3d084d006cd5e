/** Checks responses of ad servers and the chains that lead to them. */
export { lintInspection } from './lint-inspection.js';
export type { LintInspectionOptions, LintVastOptions } from './lint-options.js';
export { lintVast } from './lint-vast.js';
