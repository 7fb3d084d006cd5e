import type { SentenceTexts } from '../../../src/diagnosis/sentences/core-sentence.js';
import { sentenceTranslator } from '../../../src/diagnosis/sentences/translate-sentence.js';
import { debuggerPanelsMessages } from '../../../src/messages/generated/debugger-panels/index.js';
import { reasonMessages } from '../../../src/vast/inspect/reason-messages.js';
import type { ConsentTexts } from './consent-text/consent-texts.js';
import { decodedText } from './consent-text/decoded-text.js';
import type { DebuggerTexts } from './debugger-texts.js';

/** What translates the English sentences of other modules. */
export type Translators = Omit<DebuggerTexts, 'translate'>;

const translators = async (
  language: string,
  sentences: SentenceTexts,
  consent: ConsentTexts,
): Promise<Translators> => {
  await Promise.all([
    debuggerPanelsMessages.loadMessages(language),
    reasonMessages.loadMessages(language),
  ]);
  return {
    language,
    translateSentence: sentenceTranslator(language, sentences),
    translateConsent: decodedText(consent),
  };
};

export const german = async (): Promise<Translators> => {
  const sentences = await import('../../../src/diagnosis/sentences/de.js');
  const consent = await import('./consent-text/de.js');
  return translators('de', sentences.german, consent.german);
};

export const spanish = async (): Promise<Translators> => {
  const sentences = await import('../../../src/diagnosis/sentences/es.js');
  const consent = await import('./consent-text/es.js');
  return translators('es', sentences.spanish, consent.spanish);
};

export const french = async (): Promise<Translators> => {
  const sentences = await import('../../../src/diagnosis/sentences/fr.js');
  const consent = await import('./consent-text/fr.js');
  return translators('fr', sentences.french, consent.french);
};

export const italian = async (): Promise<Translators> => {
  const sentences = await import('../../../src/diagnosis/sentences/it.js');
  const consent = await import('./consent-text/it.js');
  return translators('it', sentences.italian, consent.italian);
};

export const portuguese = async (): Promise<Translators> => {
  const sentences = await import('../../../src/diagnosis/sentences/pt.js');
  const consent = await import('./consent-text/pt.js');
  return translators('pt', sentences.portuguese, consent.portuguese);
};
