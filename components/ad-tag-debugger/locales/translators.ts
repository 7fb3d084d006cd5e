import {
  sentenceTranslator,
  type SentenceTranslator,
} from '../../../src/diagnosis/sentences/translate-sentence.js';

export const german = async (): Promise<SentenceTranslator> =>
  sentenceTranslator('de', (await import('../../../src/diagnosis/sentences/de.js')).german);

export const spanish = async (): Promise<SentenceTranslator> =>
  sentenceTranslator('es', (await import('../../../src/diagnosis/sentences/es.js')).spanish);

export const french = async (): Promise<SentenceTranslator> =>
  sentenceTranslator('fr', (await import('../../../src/diagnosis/sentences/fr.js')).french);

export const italian = async (): Promise<SentenceTranslator> =>
  sentenceTranslator('it', (await import('../../../src/diagnosis/sentences/it.js')).italian);

export const portuguese = async (): Promise<SentenceTranslator> =>
  sentenceTranslator('pt', (await import('../../../src/diagnosis/sentences/pt.js')).portuguese);
