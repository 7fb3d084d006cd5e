import { findingMessages } from '../lint/finding-messages.js';
import { verdictsMessages, type VerdictsText } from '../messages/generated/verdicts/index.js';
import { vastMessages } from '../messages/generated/vast/index.js';
import type { DiagnoseOptions } from './diagnose-options.js';
import { joinMessages, type WriteAnyMessage } from '../messages/joined-messages.js';

/** What happens and why, and what the owner has to do: two sentences. */
export type VerdictText = readonly [sentence: string, nextStep: string];

export interface VerdictTexts {
  readonly text: VerdictsText;
  readonly finding: WriteAnyMessage;
  readonly reason: WriteAnyMessage;
  readonly fieldName: (path: string) => string;
}

const vastReasons = /* @__PURE__ */ joinMessages(vastMessages);

/** A field of the viewer in words; an option is code. */
const fieldText = (text: VerdictsText, path: string): string => {
  const [root, group = '', name = ''] = path.split('.');
  return root === 'viewer' ? text('viewer-field', { group, name }) : `\`${path}\``;
};

/** The texts for a language tag: those of its primary language (`it` for `it-CH`), else English. */
export const verdictTexts = async (
  language: string,
  fieldName: DiagnoseOptions['fieldName'] = () => undefined,
): Promise<VerdictTexts> => {
  await Promise.all([
    verdictsMessages.loadMessages(language),
    findingMessages.loadMessages(language),
    vastReasons.loadMessages(language),
  ]);
  const text = verdictsMessages.messagesIn(language);
  return {
    text,
    finding: findingMessages.messagesIn(language),
    reason: vastReasons.messagesIn(language),
    fieldName: (path) => fieldName(path) ?? fieldText(text, path),
  };
};
