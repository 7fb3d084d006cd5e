import { parseAddress } from '../resolve/address.js';
import { type EmbedErrorCode, errorSentence, type Failure } from './error-sentences.js';

export type { EmbedErrorCode } from './error-sentences.js';

/**
 * Messages to developers, as whole sentences. The production build replaces this module with
 * `developer-messages.production.ts`, which loads the sentences once there is an error.
 */
export const errorMessage = (code: EmbedErrorCode, found: string): string =>
  errorSentence({ code, found });

/** The sentence of an error, for the console. Never rejects. */
export const explainError = (failure: Failure): Promise<string> =>
  Promise.resolve(errorSentence(failure));

/** The warning about a value in a setting that is not an origin. */
export const invalidOrigin = (setting: string, found: string): string => {
  const href = parseAddress(found)?.href;
  const advice =
    href === undefined ? 'an origin such as https://media.example.com' : new URL(href).origin;
  return `\`${setting}\` has ${found}, which is not an origin and allows nothing. Write ${advice} there.`;
};

/** The warning that an element is not defined because its name is taken. */
export const definitionConflict = (
  name: string,
  version: string,
  definedVersion?: string,
): string =>
  `<${name}> is already defined by ${definedVersion === undefined ? 'another class' : `version ${definedVersion}`}, so version ${version} of this package does not define it. Load one version of the package in a page.`;
