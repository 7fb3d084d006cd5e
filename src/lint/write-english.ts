import { englishMessages } from '../english-finding.js';
import { messages } from '../messages/generated/lint/en.js';
import { joinMessages } from '../messages/joined-messages.js';
import { lazyMessages } from '../messages/lazy-messages.js';
import type { LintFinding, LintFindingData } from './lint-finding.js';
import { writeFinding } from './rule.js';

const write = /* @__PURE__ */ joinMessages(
  englishMessages,
  /* @__PURE__ */ lazyMessages(messages, {}),
).messagesIn('en');

/** A finding about an embed or an ad tag with its English texts. */
export const withEnglish = (finding: LintFindingData): LintFinding => writeFinding(write, finding);
