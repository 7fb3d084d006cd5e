import { englishWriter } from '../messages/english-writer.js';
import { messages as adFindings } from '../messages/generated/ad-findings/en.js';
import { messages as embedFindings } from '../messages/generated/embed-findings/en.js';
import { messages as expansionFindings } from '../messages/generated/expansion-findings/en.js';
import { messages as rules } from '../messages/generated/lint/en.js';
import type { LintFinding, LintFindingData } from './lint-finding.js';
import { writeFinding } from './rule.js';

const write = /* @__PURE__ */ englishWriter(adFindings, embedFindings, expansionFindings, rules);

/** A finding about an embed or an ad tag with its English texts. */
export const withEnglish = (finding: LintFindingData): LintFinding => writeFinding(write, finding);
