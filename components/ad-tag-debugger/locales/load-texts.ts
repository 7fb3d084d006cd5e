import {
  debuggerMessages,
  type DebuggerText,
} from '../../../src/messages/generated/debugger/index.js';
import type { JoinedMessages, WriteAnyMessage } from '../../../src/messages/joined-messages.js';
import { primarySubtag, TRANSLATED_LANGUAGES } from '../../../src/messages/languages.js';

export interface DebuggerTexts {
  readonly language: string;
  readonly translate: DebuggerText;
  /** Writes why something fails or is chosen; null for an unknown id, and on English pages, which show its `message`. */
  readonly writeReason: WriteAnyMessage;
}

/** Null until a page needs another language than English, whose texts are loaded with the parts themselves. */
let reasons: JoinedMessages | null = null;

/** The texts of the debugger for a BCP 47 tag: those of its primary language if they are loaded, else English. */
export const debuggerTexts = (tag: string): DebuggerTexts => ({
  language: debuggerMessages.languageOf(tag),
  translate: debuggerMessages.messagesIn(tag),
  writeReason: (id, params) => reasons?.messagesIn(tag)(id, params) ?? null,
});

const loadParts = async (tag: string): Promise<void> => {
  const { partMessages, reasonMessages } = await import('./part-messages.js');
  await partMessages.loadMessages(tag);
  reasons = reasonMessages;
};

/** Loads the texts for a BCP 47 tag; null if they are in English. Rejects like `import()`. */
export const loadDebuggerTexts = (tag: string): Promise<void> | null =>
  (TRANSLATED_LANGUAGES as readonly string[]).includes(primarySubtag(tag))
    ? Promise.all([debuggerMessages.loadMessages(tag), loadParts(tag)]).then(() => undefined)
    : null;
