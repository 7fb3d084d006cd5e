/** The forms of a text by the plural category of its number (Unicode CLDR); `other` stands for missing ones. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }
>;

/** The form of a text for a number in a language, a BCP 47 tag. `#` becomes the number in the notation of the language. */
export const pluralText = (language: string, count: number, forms: PluralForms): string =>
  (forms[new Intl.PluralRules(language).select(count)] ?? forms.other).replace(
    '#',
    new Intl.NumberFormat(language).format(count),
  );
