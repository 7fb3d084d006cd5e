/** The messages of the production build: codes, whose sentences are loaded for the console. */
import type * as development from './developer-messages.js';

export const errorMessage: typeof development.errorMessage = (code) => code;

export const explain: typeof development.explain = (write, short) =>
  import('./error-sentences.js').then(write, () => short);
