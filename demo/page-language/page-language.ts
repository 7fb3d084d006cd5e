import type { TemplateResult } from 'lit';
import { demoMessages, type DemoText } from '../../src/messages/generated/demo/index.js';
import type { Language } from '../../src/messages/languages.js';
import { languageChoice } from './language-choice.js';
import { preferredLanguage } from './languages.js';

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
export class PageLanguage {
  readonly #changed: () => void;
  #tag: Language = preferredLanguage(stored(), navigator.language);

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
    return languageChoice(this.#tag, this.text('language'), (language) => {
      this.#tag = language;
      store(language);
      void this.load();
    });
  }
}
