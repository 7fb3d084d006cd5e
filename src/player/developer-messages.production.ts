/** The messages of the production build: codes, whose sentences are in `developer-messages.ts`. */
import type * as development from './developer-messages.js';

export const errorMessage: typeof development.errorMessage = (code) =>
  `${code}: media-embed-elements/docs/errors.md`;

export const invalidOrigin: typeof development.invalidOrigin = (setting, found) =>
  `${setting}: ${found} is not an origin`;

export const definitionConflict: typeof development.definitionConflict = (name, version) =>
  `<${name}> ${version}: already defined`;
