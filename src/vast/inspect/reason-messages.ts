import { vastMessages } from '../../messages/generated/vast/index.js';
import { joinMessages } from '../../messages/joined-messages.js';
import type { InspectionReason } from './inspection.js';

/** The texts of reasons in all languages. An inspection may come from a file, so that its ids are not known here. */
export const reasonMessages = /* @__PURE__ */ joinMessages(vastMessages);

/** Writes a reason in one language. Those of older cases are in English alone. */
export type WriteReason = (reason: InspectionReason) => string;

/** Loads what writes reasons in a language (BCP 47). */
export const reasonWriter = async (language: string): Promise<WriteReason> => {
  await reasonMessages.loadMessages(language);
  const write = reasonMessages.messagesIn(language);
  return ({ id, params, message }) => write(id, params) ?? message;
};
