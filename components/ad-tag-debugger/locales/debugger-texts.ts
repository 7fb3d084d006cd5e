import type { SentenceTranslator } from '../../../src/diagnosis/sentences/translate-sentence.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';

/** What writes the texts of the debugger in one language. */
export interface DebuggerTexts {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly translate: DebuggerText;
  /** An English sentence of a module, such as the label of a repair, in this language; null if it has no translation. */
  readonly translateSentence: SentenceTranslator;
}
