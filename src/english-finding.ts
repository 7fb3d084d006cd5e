import type { Finding, FindingData, FindingParams } from './finding.js';
import { messages } from './messages/generated/findings/en.js';
import { lazyMessages } from './messages/lazy-messages.js';

/** The English messages of the findings of the core; translations are loaded only where findings are shown. */
export const englishMessages = /* @__PURE__ */ lazyMessages(messages, {});

/** A finding of the core with its English texts. */
export const englishFinding = (finding: FindingData): Finding => {
  const { id, params } = finding;
  const write = englishMessages.messagesIn('en') as (id: string, params: FindingParams) => string;
  return { ...finding, message: write(id, params), remedy: write(`${id}.remedy`, params) };
};
