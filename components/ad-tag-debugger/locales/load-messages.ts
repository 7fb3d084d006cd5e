import { messages as english } from './en.js';
import type { DebuggerMessages } from './messages.js';

/** Languages that are loaded when they are needed. */
const LOADERS: ReadonlyMap<string, () => Promise<{ readonly messages: DebuggerMessages }>> =
  new Map([['it', () => import('./it.js')]]);

const loaded = new Map<string, DebuggerMessages>();

const primary = (language: string): string => language.toLowerCase().replace(/-.*/, '');

/** The texts in a language, or in English if they are not loaded. */
export const debuggerMessages = (language: string): DebuggerMessages =>
  loaded.get(primary(language)) ?? english;

/** Loads the texts of a language; null when there is nothing to load. Rejects like `import()`. */
export const loadDebuggerMessages = (language: string): Promise<void> | null => {
  const tag = primary(language);
  const loader = loaded.has(tag) ? undefined : LOADERS.get(tag);
  if (loader === undefined) return null;
  return loader().then(({ messages }) => {
    loaded.set(tag, messages);
  });
};
