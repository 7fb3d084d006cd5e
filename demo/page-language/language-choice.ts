import { html, type TemplateResult } from 'lit';
import { type Language, LANGUAGES } from '../../src/messages/languages.js';
import { languageName, preferredLanguage } from './languages.js';

export const languageChoice = (
  language: Language,
  label: string,
  choose: (language: Language) => void,
): TemplateResult =>
  html`<select
    aria-label=${label}
    @change=${({ currentTarget }: Event) => {
      choose(preferredLanguage((currentTarget as HTMLSelectElement).value, 'en'));
    }}
  >
    ${LANGUAGES.map(
      (each) =>
        html`<option lang=${each} value=${each} ?selected=${each === language}>
          ${languageName(each)}
        </option>`,
    )}
  </select>`;
