import { lazyTexts } from '../../../src/locales/lazy-texts.js';
import { debuggerMessages } from '../../../src/messages/generated/debugger/index.js';
import type { DebuggerTexts } from './debugger-texts.js';
import type { Translators } from './translators.js';

const english: Translators = {
  language: 'en',
  translateSentence: (text) => text,
  translateConsent: (text) => text,
};

const { textsIn, loadTexts } = lazyTexts<Translators>(english, {
  de: async () => (await import('./translators.js')).german(),
  es: async () => (await import('./translators.js')).spanish(),
  fr: async () => (await import('./translators.js')).french(),
  it: async () => (await import('./translators.js')).italian(),
  pt: async () => (await import('./translators.js')).portuguese(),
});

/** The texts of the debugger for a BCP 47 tag: those of its primary language if they are loaded, else English. */
export const debuggerTexts = (tag: string): DebuggerTexts => ({
  ...textsIn(tag),
  translate: debuggerMessages.messagesIn(tag),
});

/** Loads the texts for a BCP 47 tag; null when there is nothing to load. Rejects like `import()`. */
export const loadDebuggerTexts = (tag: string): Promise<void> | null => {
  const loading = [debuggerMessages.loadMessages(tag), loadTexts(tag)].filter(
    (each) => each !== null,
  );
  return loading.length === 0 ? null : Promise.all(loading).then(() => undefined);
};
