import { verdictsMessages, type VerdictsText } from '../messages/generated/verdicts/index.js';
import { primarySubtag, type TranslatedLanguage } from '../messages/languages.js';

/** What happens and why, and what the owner has to do: two sentences. */
export type VerdictText = readonly [sentence: string, nextStep: string];

interface FindingTexts {
  readonly findingText: (rule: string, message: string, remedy: string) => VerdictText | null;
}

interface ResponseFindingTexts {
  readonly vastFindingText: (rule: string, message: string) => VerdictText | null;
}

type Loader = () => Promise<readonly [FindingTexts, ResponseFindingTexts]>;

const FINDINGS: Readonly<Record<TranslatedLanguage, Loader>> = {
  de: () =>
    Promise.all([import('../lint/locales/de.js'), import('../lint/response/locales/de.js')]),
  es: () =>
    Promise.all([import('../lint/locales/es.js'), import('../lint/response/locales/es.js')]),
  fr: () =>
    Promise.all([import('../lint/locales/fr.js'), import('../lint/response/locales/fr.js')]),
  it: () =>
    Promise.all([import('../lint/locales/it.js'), import('../lint/response/locales/it.js')]),
  pt: () =>
    Promise.all([import('../lint/locales/pt.js'), import('../lint/response/locales/pt.js')]),
};

const FINDING_LOADERS = new Map<string, Loader>(Object.entries(FINDINGS));

/** What writes a diagnosis in one language. */
export interface VerdictTexts {
  readonly text: VerdictsText;
  /** The message and the remedy of a finding; null if the English ones are to be shown. */
  readonly finding: (rule: string, message: string, remedy: string) => VerdictText | null;
}

/** The texts for a language tag: those of its primary language (`it` for `it-CH`), else English. */
export const verdictTexts = async (language: string): Promise<VerdictTexts> => {
  const [findings] = await Promise.all([
    FINDING_LOADERS.get(primarySubtag(language))?.(),
    verdictsMessages.loadMessages(language),
  ]);
  return {
    text: verdictsMessages.messagesIn(language),
    finding: (rule, message, remedy) =>
      findings?.[0].findingText(rule, message, remedy) ??
      findings?.[1].vastFindingText(rule, message) ??
      null,
  };
};
