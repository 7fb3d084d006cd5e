import type { Finding } from '../finding.js';
import { adFindingsMessages } from '../messages/generated/ad-findings/index.js';
import { embedFindingsMessages } from '../messages/generated/embed-findings/index.js';
import { expansionFindingsMessages } from '../messages/generated/expansion-findings/index.js';
import { lintMessages } from '../messages/generated/lint/index.js';
import { responseLintMessages } from '../messages/generated/response-lint/index.js';
import { joinMessages } from '../messages/joined-messages.js';
import type { LintFinding } from './lint-finding.js';

export const findingMessages = /* @__PURE__ */ joinMessages(
  adFindingsMessages,
  embedFindingsMessages,
  expansionFindingsMessages,
  lintMessages,
  responseLintMessages,
);

/** The texts of a finding in one language. */
export interface FindingTexts {
  /** What was found and what was expected. */
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
  /** What the repair does; null without a repair. */
  readonly repair: string | null;
}

/**
 * Loads the texts of findings in a language (BCP 47), for `describeFinding`. English is always there, and so is every
 * language that was loaded before. Rejects like `import()`, and the next call tries again.
 */
export const loadFindingMessages = async (language: string): Promise<void> => {
  await findingMessages.loadMessages(language);
};

/**
 * Writes a finding of `resolveEmbed`, `expandAdTag`, `lintEmbed`, `lintAdTag` or `lintVast` in a language (BCP 47), from
 * its `id` and `params`. It is in English if the language is not loaded with `loadFindingMessages`, or does not exist.
 */
export const describeFinding = (finding: Finding | LintFinding, language: string): FindingTexts => {
  const { id, params, message, remedy } = finding;
  const repair = 'repair' in finding ? finding.repair : null;
  const write = findingMessages.messagesIn(language);
  return {
    message: write(id, params) ?? message,
    remedy: write(`${id}.remedy`, params) ?? remedy,
    repair: repair === null ? null : (write(repair.id, repair.params) ?? repair.label),
  };
};
