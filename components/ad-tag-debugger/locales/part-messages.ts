import { consentStringsMessages } from '../../../src/messages/generated/consent-strings/index.js';
import { debuggerPanelsMessages } from '../../../src/messages/generated/debugger-panels/index.js';
import { vastMessages } from '../../../src/messages/generated/vast/index.js';
import { joinMessages } from '../../../src/messages/joined-messages.js';

/** The texts of reasons, which have an English text in every inspection. */
export const reasonMessages = joinMessages(vastMessages);

export const partMessages = joinMessages(
  debuggerPanelsMessages,
  consentStringsMessages,
  vastMessages,
);
