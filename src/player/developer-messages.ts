import * as sentences from './error-sentences.js';

export type { EmbedErrorCode } from './error-sentences.js';

/**
 * Messages to developers, as whole sentences. The production build replaces this module with
 * `developer-messages.production.ts`, which loads the sentences once there is an error.
 */
export const errorMessage = (code: sentences.EmbedErrorCode, found: string): string =>
  sentences.errorSentence({ code, found });

/** Writes a sentence for the console; `short` if the sentences cannot be loaded. Never rejects. */
export const explain = (
  write: (texts: typeof sentences) => string,
  _short: string,
): Promise<string> => Promise.resolve(write(sentences));
