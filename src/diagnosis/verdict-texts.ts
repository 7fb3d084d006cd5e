import { findingsMessages } from '../messages/generated/findings/index.js';
import { lintMessages } from '../messages/generated/lint/index.js';
import { responseLintMessages } from '../messages/generated/response-lint/index.js';
import { verdictsMessages, type VerdictsText } from '../messages/generated/verdicts/index.js';
import { joinMessages, type WriteAnyMessage } from '../messages/joined-messages.js';

const findingMessages = joinMessages(findingsMessages, lintMessages, responseLintMessages);

/** What happens and why, and what the owner has to do: two sentences. */
export type VerdictText = readonly [sentence: string, nextStep: string];

/** What writes a diagnosis in one language. */
export interface VerdictTexts {
  readonly text: VerdictsText;
  /** Writes findings and the labels of their repairs. */
  readonly finding: WriteAnyMessage;
  /** What a field of the viewer is called. */
  readonly fieldName: (path: string) => string;
}

/** The texts for a language tag: those of its primary language (`it` for `it-CH`), else English. */
export const verdictTexts = async (
  language: string,
  fieldName: VerdictTexts['fieldName'] = (path) => `\`${path}\``,
): Promise<VerdictTexts> => {
  await Promise.all([
    verdictsMessages.loadMessages(language),
    findingMessages.loadMessages(language),
  ]);
  return {
    text: verdictsMessages.messagesIn(language),
    finding: findingMessages.messagesIn(language),
    fieldName,
  };
};
