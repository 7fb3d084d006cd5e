import { type Catalogue, messageWriter } from '../messages/format.js';
import { messages as de } from '../messages/generated/editors/de.js';
import { messages as en } from '../messages/generated/editors/en.js';
import { messages as es } from '../messages/generated/editors/es.js';
import { messages as fr } from '../messages/generated/editors/fr.js';
import type { EditorsText } from '../messages/generated/editors/index.js';
import { messages as it } from '../messages/generated/editors/it.js';
import type { EditorsMessages } from '../messages/generated/editors/messages.js';
import { messages as pt } from '../messages/generated/editors/pt.js';
import { LANGUAGES, type Language, primarySubtag } from '../messages/languages.js';

/** All languages, because editors read labels while they start and do not show others later. */
const CATALOGUES: Readonly<Record<Language, Partial<Catalogue<EditorsMessages>>>> = {
  de,
  en,
  es,
  fr,
  it,
  pt,
};

/** What writes the labels of blocks in a language (BCP 47); English for a language without labels. */
export const editorLabels = (tag = 'en'): EditorsText => {
  const language = LANGUAGES.find((each) => each === primarySubtag(tag)) ?? 'en';
  return messageWriter(en, language, CATALOGUES[language]);
};
