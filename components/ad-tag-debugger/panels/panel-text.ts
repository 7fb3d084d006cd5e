import {
  debuggerPanelsMessages,
  type DebuggerPanelsText,
} from '../../../src/messages/generated/debugger-panels/index.js';
import type { ViewContext } from '../views/view-context.js';

/** What writes the texts of panels, whose translations are loaded with those of the debugger. */
export const panelText = ({ language }: Pick<ViewContext, 'language'>): DebuggerPanelsText =>
  debuggerPanelsMessages.messagesIn(language);
