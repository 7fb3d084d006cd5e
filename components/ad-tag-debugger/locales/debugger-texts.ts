import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';

/** What writes the texts of the debugger in one language. */
export interface DebuggerTexts {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly translate: DebuggerText;
}
