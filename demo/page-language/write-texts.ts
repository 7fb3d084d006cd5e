import { demoMessages, type DemoText } from '../../src/messages/generated/demo/index.js';
import type { Language } from '../../src/messages/languages.js';

/** Writes the text of each element that has `data-message`, the id of a message without parameters. */
export const writeTexts = (language: Language, text: DemoText): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-message]')) {
    const id = element.dataset['message'] ?? '';
    if (!demoMessages.hasMessage(id)) continue;
    element.lang = language;
    element.textContent = text(id, {});
  }
};
