/** The messages of the production build: codes, whose sentences are in `developer-messages.ts`. */
import type * as development from './developer-messages.js';

export const errorMessage: typeof development.errorMessage = (code) =>
  `${code}: media-embed-elements/docs/errors.md`;

/** The IMA SDK has its own texts. */
export const reasonMessage: typeof development.reasonMessage = ({ id, params }) =>
  String(params['text'] ?? id);

export const definitionConflict: typeof development.definitionConflict = (name, version) =>
  `<${name}> ${version}: already defined`;
