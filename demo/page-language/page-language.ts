import { html, type TemplateResult } from 'lit';
import { demoMessages, type DemoText } from '../../src/messages/generated/demo/index.js';
import { type Language, LANGUAGES, primarySubtag } from '../../src/messages/languages.js';
import { storedSetting, storeSetting } from './stored-setting.js';

const STORAGE_KEY = 'page-language';

/** The language that the reader chose, else that of the browser if there are texts in it. */
export const preferredLanguage = (stored: string | null, browser: string): Language =>
  [stored ?? '', primarySubtag(browser)]
    .map((tag) => LANGUAGES.find((language) => language === tag))
    .find((language) => language !== undefined) ?? 'en';

/** The name of a language in that language, such as `Deutsch`. */
export const languageName = (language: Language): string => {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
};

/** The language of a page: the one that the reader chose on any page of the site, else that of the browser. */
export class PageLanguage {
  readonly #changed: () => void;
  #tag: Language = preferredLanguage(storedSetting(STORAGE_KEY), navigator.language);

  /** `changed` is called when the texts of another language are there. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get tag(): Language {
    return this.#tag;
  }

  /** Writes texts in English until those of the language are loaded, and if they cannot be loaded. */
  get text(): DemoText {
    return demoMessages.messagesIn(this.#tag);
  }

  async load(): Promise<void> {
    const language = this.#tag;
    await demoMessages.loadMessages(language)?.catch(() => undefined);
    if (language === this.#tag) this.#changed();
  }

  choice(): TemplateResult {
    return html`<select aria-label=${this.text('language')} @change=${this.#choose}>
      ${LANGUAGES.map(
        (each) =>
          html`<option lang=${each} value=${each} ?selected=${each === this.#tag}>
            ${languageName(each)}
          </option>`,
      )}
    </select>`;
  }

  readonly #choose = ({ currentTarget }: Event): void => {
    this.#tag = preferredLanguage((currentTarget as HTMLSelectElement).value, 'en');
    storeSetting(STORAGE_KEY, this.#tag);
    void this.load();
  };
}
