import type { TemplateResult } from 'lit';
import type { Language } from '../../src/locales/languages.js';
import type { LazyTexts } from '../../src/locales/lazy-texts.js';
import { languageChoice } from './language-choice.js';
import { preferredLanguage } from './languages.js';
import type { SiteTexts } from './site-texts.js';

const STORAGE_KEY = 'page-language';

/** Browsers that keep nothing for a page throw. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

const store = (language: Language): void => {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // The choice holds until the page is left.
  }
};

/** The language of a page: the one that the reader chose on any page of the site, else that of the browser. */
export class PageLanguage<Texts extends SiteTexts> {
  readonly #texts: LazyTexts<Texts>;
  readonly #changed: () => void;
  #tag: Language = preferredLanguage(stored(), navigator.language);

  /** `changed` is called when the texts of another language are there. */
  constructor(texts: LazyTexts<Texts>, changed: () => void) {
    this.#texts = texts;
    this.#changed = changed;
  }

  get tag(): Language {
    return this.#tag;
  }

  /** The English texts until those of the language are loaded, and if they cannot be loaded. */
  get texts(): Texts {
    return this.#texts.textsIn(this.#tag);
  }

  async load(): Promise<void> {
    const language = this.#tag;
    await this.#texts.loadTexts(language)?.catch(() => undefined);
    if (language === this.#tag) this.#changed();
  }

  /** The list of languages. */
  choice(): TemplateResult {
    return languageChoice(this.#tag, this.texts.language, (language) => {
      this.#tag = language;
      store(language);
      void this.load();
    });
  }
}
