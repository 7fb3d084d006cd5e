import { vastMessages } from '../../messages/generated/vast/index.js';
import { joinMessages } from '../../messages/joined-messages.js';

/** The texts of reasons in all languages. An inspection may come from a file, so that its ids are not known here. */
export const reasonMessages = joinMessages(vastMessages);
