import { debuggerMessages } from '../../../src/messages/generated/debugger/index.js';
import { primarySubtag, TRANSLATED_LANGUAGES } from '../../../src/messages/languages.js';
import { reasonMessages } from '../../../src/vast/inspect/reason-messages.js';
import type { DebuggerTexts } from './debugger-texts.js';

/** The texts of the debugger for a BCP 47 tag: those of its primary language if they are loaded, else English. */
export const debuggerTexts = (tag: string): DebuggerTexts => ({
  language: debuggerMessages.languageOf(tag),
  translate: debuggerMessages.messagesIn(tag),
});

/** English texts of panels are loaded with the panels, and not with those of the debugger. */
const loadPanelMessages = async (tag: string): Promise<void> => {
  const { loadMessages } = await import('./panel-messages.js');
  await loadMessages(tag);
};

const isTranslated = (tag: string): boolean =>
  (TRANSLATED_LANGUAGES as readonly string[]).includes(primarySubtag(tag));

/** Loads the texts for a BCP 47 tag; null if they are in English. Rejects like `import()`. */
export const loadDebuggerTexts = (tag: string): Promise<void> | null =>
  isTranslated(tag)
    ? Promise.all([
        debuggerMessages.loadMessages(tag),
        reasonMessages.loadMessages(tag),
        loadPanelMessages(tag),
      ]).then(() => undefined)
    : null;
