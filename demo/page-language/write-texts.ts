import type { Language } from '../../src/locales/languages.js';

/** Writes the text of each element with an attribute: the one that the value of the attribute names. */
export const writeTexts = (
  language: Language,
  attribute: string,
  texts: Readonly<Record<string, string>>,
): void => {
  for (const element of document.querySelectorAll(`[${attribute}]`)) {
    element.setAttribute('lang', language);
    element.textContent = texts[element.getAttribute(attribute) ?? ''] ?? '';
  }
};
