import { primarySubtag, TRANSLATED_LANGUAGES } from '../../src/locales/languages.js';
import type { MissingReason } from '../../src/render/render-code.js';
import { optionNames } from './option-names.js';

/** Why code cannot be written, and what to do. Options are in backticks. */
export type MissingTexts = Readonly<Record<MissingReason, string>>;

const loaded = new Map<string, MissingTexts>();

const load = async (language: string): Promise<void> => {
  const { builderTexts, loadBuilderTexts } = await import('./builder/translate-builder.js');
  await loadBuilderTexts(language);
  const { missing } = builderTexts(language);
  loaded.set(language, missing(optionNames((option) => `\`options.${option}\``)));
};

/**
 * Why there is no code, for a BCP 47 tag, with the options as `options.NAME`. Null in English, and until the texts are
 * loaded; then `update` is called. They are loaded on the first use, because few pages need them. A load that failed
 * is repeated by the next call.
 */
export const missingTexts = (tag: string, update: () => void): MissingTexts | null => {
  const language = TRANSLATED_LANGUAGES.find((one) => one === primarySubtag(tag));
  if (language === undefined) return null;
  const texts = loaded.get(language);
  if (texts === undefined) load(language).then(update, () => undefined);
  return texts ?? null;
};
