import {
  consentStringsMessages,
  type ConsentStringsText,
} from '../../../src/messages/generated/consent-strings/index.js';
import {
  debuggerPanelsMessages,
  type DebuggerPanelsText,
} from '../../../src/messages/generated/debugger-panels/index.js';
import type { ViewContext } from '../views/view-context.js';

/** What writes the texts of panels, whose translations are loaded with those of the debugger. */
export const panelText = ({ language }: Pick<ViewContext, 'language'>): DebuggerPanelsText =>
  debuggerPanelsMessages.messagesIn(language);

/** What writes decoded consent strings, whose translations are loaded with those of the debugger. */
export const consentText = ({ language }: Pick<ViewContext, 'language'>): ConsentStringsText =>
  consentStringsMessages.messagesIn(language);
