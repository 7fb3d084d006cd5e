import { LAST_LIMIT_MS } from '../../../timing/wait-for.js';

/** For tests that are not about time limits: a busy machine needs longer than viewers should wait. */
export const PATIENT = {
  codeTimeout: LAST_LIMIT_MS,
  requestTimeout: LAST_LIMIT_MS,
  mediaTimeout: LAST_LIMIT_MS,
};
