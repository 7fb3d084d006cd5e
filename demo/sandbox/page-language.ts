import { demoMessages, type DemoText } from '../../src/messages/generated/demo/index.js';
import { type Language, LANGUAGES } from '../../src/messages/languages.js';

/** Characters of the header that are read; browsers send fewer. */
const MAX_HEADER_LENGTH = 500;

/** The first language of an `Accept-Language` header that there are texts in, else English. Weights are not read: browsers list the languages in order. */
export const acceptedLanguage = (header: string | null | undefined): Language =>
  (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((range) => range.trim().toLowerCase().slice(0, 2))
    .flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';

/** Writes the texts of a page in a language, or in English if the language cannot be loaded. */
export const pageText = async (language: Language): Promise<DemoText> => {
  await demoMessages.loadMessages(language)?.catch(() => undefined);
  return demoMessages.messagesIn(language);
};
