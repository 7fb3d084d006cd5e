import type { DemoText } from '../../src/messages/generated/demo/index.js';
import type { Language } from '../../src/messages/languages.js';

/** Writes what is around the page in its language: the title, which is also the heading, and the menu of the site. */
export const nameSite = (
  language: Language,
  title: 'cms-title' | 'ad-ops-title',
  text: DemoText,
): void => {
  document.documentElement.lang = language;
  document.title = `${text(title)} – media-embed`;
  const heading = document.querySelector('h1');
  if (heading !== null) heading.textContent = text(title);
  nameMenu(text);
};

export const nameMenu = (text: DemoText): void => {
  for (const path of ['publisher', 'cms', 'ad-ops', 'docs'] as const) {
    const link = document.querySelector(`.bar a:is([href="../${path}/"], [href="${path}/"])`);
    if (link !== null) link.textContent = text(`site-${path}`);
  }
};
