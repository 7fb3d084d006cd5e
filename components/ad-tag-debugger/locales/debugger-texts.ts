import type { WriteAnyMessage } from '../../../src/messages/joined-messages.js';
import type { DebuggerText } from '../../../src/messages/generated/debugger/index.js';

export interface DebuggerTexts {
  readonly language: string;
  readonly translate: DebuggerText;
  /** Writes why something fails or is chosen; null for an unknown id, and on English pages, which show its `message`. */
  readonly writeReason: WriteAnyMessage;
}
