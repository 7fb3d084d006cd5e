import { explain } from './developer-messages.js';
import type { EmbedError } from './embed-error.js';

/** Why `play()` of an element is rejected: its error, which is the `cause`, or else its state. Never rejects. */
export const unplayable = async (
  name: string,
  { state, error }: { readonly state: string; readonly error: EmbedError | null },
): Promise<DOMException> => {
  const message =
    error === null
      ? `The element has no player; its state is "${state}".`
      : await explain((texts) => texts.errorSentence(error), error.code);
  return Object.assign(new DOMException(message, name), { cause: error });
};
