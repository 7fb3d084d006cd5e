import { viewerLoaders } from '../messages/generated/viewer/loaders.js';
import type { TranslatedLanguage } from '../messages/languages.js';
import type { Messages } from './messages.js';

/** The type refuses a language that has no texts for viewers. */
const loaders: Readonly<
  Record<TranslatedLanguage, () => Promise<{ readonly messages: Messages }>>
> = viewerLoaders;

/** The texts for viewers in a language. Rejects like `import()`. */
export const loadLanguage = async (language: TranslatedLanguage): Promise<Messages> =>
  (await loaders[language]()).messages;
