import type { EmbedCodeMessages } from '../../src/messages/generated/embed-code/index.js';
import { primarySubtag, TRANSLATED_LANGUAGES } from '../../src/messages/languages.js';
import type { LazyMessages } from '../../src/messages/lazy-messages.js';
import type { MissingReason } from '../../src/render/render-code.js';

/** Null until they are loaded on the first use, because few pages need them. */
let messages: LazyMessages<EmbedCodeMessages> | null = null;

const load = async (tag: string): Promise<void> => {
  const module = await import('../../src/messages/generated/embed-code/index.js');
  messages = module.embedCodeMessages;
  await messages.loadMessages(tag);
};

/**
 * Why there is no code and what to do, for a BCP 47 tag, with the options as `options.NAME`. Null in English, and
 * until the messages are loaded; then `update` is called. A load that failed is repeated by the next call.
 */
export const missingText = (
  tag: string,
  reason: MissingReason,
  update: () => void,
): string | null => {
  const language = primarySubtag(tag);
  if (!TRANSLATED_LANGUAGES.some((each) => each === language)) return null;
  if (messages?.languageOf(tag) === language)
    return messages.messagesIn(tag)(`missing-${reason}`, { names: 'properties' });
  load(tag).then(update, reportError);
  return null;
};
