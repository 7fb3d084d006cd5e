import { lazyTexts } from '../../../src/locales/lazy-texts.js';
import { messages as english } from './en.js';
import type { DebuggerMessages } from './messages.js';

/** The texts of the debugger in a language. */
export const { textsIn: debuggerMessages, loadTexts: loadDebuggerMessages } =
  lazyTexts<DebuggerMessages>(english, {
    de: async () => (await import('./de.js')).messages,
    es: async () => (await import('./es.js')).messages,
    fr: async () => (await import('./fr.js')).messages,
    it: async () => (await import('./it.js')).messages,
    pt: async () => (await import('./pt.js')).messages,
  });
