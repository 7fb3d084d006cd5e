import { render } from 'lit';
import { demoMessages } from '../../src/messages/generated/demo/index.js';
import type { PageLanguage } from './page-language.js';

/**
 * Writes a page in its language: each element that has `data-message`, the id of a message without parameters, and the
 * choice of the language.
 */
export const writePage = (language: PageLanguage): void => {
  document.documentElement.lang = language.tag;
  for (const element of document.querySelectorAll<HTMLElement>('[data-message]')) {
    const id = element.dataset['message'] ?? '';
    if (!demoMessages.hasMessage(id)) continue;
    element.lang = language.tag;
    element.textContent = language.text(id, {});
  }
  const choice = document.getElementById('language');
  if (choice !== null) render(language.choice(), choice);
};
