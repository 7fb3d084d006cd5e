/** The languages of all texts besides English, by their BCP 47 primary subtag. */
export const TRANSLATED_LANGUAGES = ['de', 'es', 'fr', 'it', 'pt'] as const;

export type TranslatedLanguage = (typeof TRANSLATED_LANGUAGES)[number];

export const LANGUAGES = ['en', ...TRANSLATED_LANGUAGES] as const;

export type Language = (typeof LANGUAGES)[number];

/** The primary subtag of a BCP 47 tag, in lower case: `it` for `it-CH`. */
export const primarySubtag = (tag: string): string => tag.toLowerCase().replace(/-.*/, '');
