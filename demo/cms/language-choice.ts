import { html, type TemplateResult } from 'lit';
import { type Language, LANGUAGES } from '../../src/locales/languages.js';
import { languageName, preferredLanguage } from './languages.js';
import type { Texts } from './texts.js';

/** The languages of the page, each by its own name. */
export const languageChoice = (
  chosen: Language,
  texts: Texts,
  choose: (language: Language) => void,
): TemplateResult =>
  html`<select
    aria-label=${texts.language}
    @change=${({ currentTarget }: Event) => {
      const { value } = currentTarget as HTMLSelectElement;
      choose(preferredLanguage(value, 'en'));
    }}
  >
    ${LANGUAGES.map(
      (each) =>
        html`<option lang=${each} value=${each} ?selected=${each === chosen}>
          ${languageName(each)}
        </option>`,
    )}
  </select>`;
