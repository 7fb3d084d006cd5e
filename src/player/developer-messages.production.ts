/** The messages of the production build: codes, whose sentences are in `developer-messages.ts`. */
import type * as development from './developer-messages.js';

export const errorMessage: typeof development.errorMessage = (code) =>
  `${code}: media-embed-elements/docs/errors.md`;

export const definitionConflict: typeof development.definitionConflict = (name, version) =>
  `<${name}> ${version}: already defined`;
