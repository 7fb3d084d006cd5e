import { findingMessages } from '../lint/finding-messages.js';
import { verdictsMessages, type VerdictsText } from '../messages/generated/verdicts/index.js';
import type { WriteAnyMessage } from '../messages/joined-messages.js';

/** What happens and why, and what the owner has to do: two sentences. */
export type VerdictText = readonly [sentence: string, nextStep: string];

/** The texts of a diagnosis in one language. */
export interface VerdictTexts {
  readonly text: VerdictsText;
  /** Writes findings and the labels of their repairs. */
  readonly finding: WriteAnyMessage;
  /** What a field of the viewer or an option is called. */
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
