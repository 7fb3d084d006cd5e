/** The messages of the production build: codes, whose sentences are loaded for the console. */
import type * as development from './developer-messages.js';

export const errorMessage: typeof development.errorMessage = (code) => code;

export const explainError: typeof development.explainError = (failure) =>
  import('./error-sentences.js').then(
    ({ errorSentence }) => errorSentence(failure),
    () => failure.code,
  );

export const invalidOrigin: typeof development.invalidOrigin = (setting, found) =>
  `${setting}: ${found} is not an origin`;

export const definitionConflict: typeof development.definitionConflict = (name, version) =>
  `<${name}> ${version}: already defined`;
