import {
  consentStringsMessages,
  type ConsentStringsText,
} from '../../../src/messages/generated/consent-strings/index.js';
import type { ViewContext } from '../views/view-context.js';

/** What writes decoded consent strings, whose translations are loaded with those of the debugger. */
export const consentText = ({ language }: Pick<ViewContext, 'language'>): ConsentStringsText =>
  consentStringsMessages.messagesIn(language);
