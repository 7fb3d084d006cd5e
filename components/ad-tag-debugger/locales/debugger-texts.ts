import type { WriteAnyMessage } from '../../../src/messages/joined-messages.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';

/** What writes the texts of the debugger in one language. */
export interface DebuggerTexts {
  /** BCP 47 tag of the texts. */
  readonly language: string;
  readonly translate: DebuggerText;
  /** Writes why something fails or is chosen; null for an unknown id, and on English pages, which show its `message`. */
  readonly writeReason: WriteAnyMessage;
}
