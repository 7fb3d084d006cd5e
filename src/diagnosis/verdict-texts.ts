import { findingMessages } from '../lint/finding-messages.js';
import { verdictsMessages, type VerdictsText } from '../messages/generated/verdicts/index.js';
import { vastMessages } from '../messages/generated/vast/index.js';
import { joinMessages, type WriteAnyMessage } from '../messages/joined-messages.js';

/** What happens and why, and what the owner has to do: two sentences. */
export type VerdictText = readonly [sentence: string, nextStep: string];

/** The texts of a diagnosis in one language. */
export interface VerdictTexts {
  readonly text: VerdictsText;
  /** Writes findings and the labels of their repairs. */
  readonly finding: WriteAnyMessage;
  /** Writes why a request or an ad failed. */
  readonly reason: WriteAnyMessage;
  /** What a field of the viewer is called. */
  readonly fieldName: (path: string) => string;
}

const vastReasons = /* @__PURE__ */ joinMessages(vastMessages);

/** The texts for a language tag: those of its primary language (`it` for `it-CH`), else English. */
export const verdictTexts = async (
  language: string,
  fieldName: VerdictTexts['fieldName'] = (path) => `\`${path}\``,
): Promise<VerdictTexts> => {
  await Promise.all([
    verdictsMessages.loadMessages(language),
    findingMessages.loadMessages(language),
    vastReasons.loadMessages(language),
  ]);
  return {
    text: verdictsMessages.messagesIn(language),
    finding: findingMessages.messagesIn(language),
    reason: vastReasons.messagesIn(language),
    fieldName,
  };
};
