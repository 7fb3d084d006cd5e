import { englishMessages } from '../english-finding.js';
import { joinMessages } from '../messages/joined-messages.js';
import type { LintFinding, LintFindingData } from './lint-finding.js';
import { writeFinding } from './rule.js';

const write = /* @__PURE__ */ joinMessages(englishMessages).messagesIn('en');

/** A finding about an embed or an ad tag with its English texts. */
export const withEnglish = (finding: LintFindingData): LintFinding => writeFinding(write, finding);
