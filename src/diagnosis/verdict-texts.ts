import { responseLintMessages } from '../messages/generated/response-lint/index.js';
import { verdictsMessages, type VerdictsText } from '../messages/generated/verdicts/index.js';
import { joinMessages, type WriteAnyMessage } from '../messages/joined-messages.js';
import { primarySubtag, type TranslatedLanguage } from '../messages/languages.js';

/** What happens and why, and what the owner has to do: two sentences. */
export type VerdictText = readonly [sentence: string, nextStep: string];

interface FindingTexts {
  readonly findingText: (rule: string, message: string, remedy: string) => VerdictText | null;
}

type Loader = () => Promise<FindingTexts>;

const FINDINGS: Readonly<Record<TranslatedLanguage, Loader>> = {
  de: () => import('../lint/locales/de.js'),
  es: () => import('../lint/locales/es.js'),
  fr: () => import('../lint/locales/fr.js'),
  it: () => import('../lint/locales/it.js'),
  pt: () => import('../lint/locales/pt.js'),
};

const FINDING_LOADERS = new Map<string, Loader>(Object.entries(FINDINGS));

/** What writes a diagnosis in one language. */
export interface VerdictTexts {
  readonly text: VerdictsText;
  /** Writes findings about responses and requests. */
  readonly response: WriteAnyMessage;
  /** The message and the remedy of any other finding; null if the English ones are to be shown. */
  readonly finding: (rule: string, message: string, remedy: string) => VerdictText | null;
}

/** The texts for a language tag: those of its primary language (`it` for `it-CH`), else English. */
export const verdictTexts = async (language: string): Promise<VerdictTexts> => {
  const [findings] = await Promise.all([
    FINDING_LOADERS.get(primarySubtag(language))?.(),
    verdictsMessages.loadMessages(language),
    responseLintMessages.loadMessages(language),
  ]);
  return {
    text: verdictsMessages.messagesIn(language),
    response: joinMessages(responseLintMessages).messagesIn(language),
    finding: (rule, message, remedy) => findings?.findingText(rule, message, remedy) ?? null,
  };
};
