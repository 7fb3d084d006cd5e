import { consentStringsMessages } from '../../../src/messages/generated/consent-strings/index.js';
import { debuggerPanelsMessages } from '../../../src/messages/generated/debugger-panels/index.js';
import { joinMessages } from '../../../src/messages/joined-messages.js';

/** Loads the texts of all panels for a BCP 47 tag. */
export const { loadMessages } = joinMessages(debuggerPanelsMessages, consentStringsMessages);
