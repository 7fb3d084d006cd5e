import type { Language } from '../../src/locales/languages.js';
import type { Texts } from './texts.js';

/** Writes what is around the page in its language: the title, the heading and the menu of the site. */
export const nameSite = (language: Language, { title, site }: Texts): void => {
  document.documentElement.lang = language;
  document.title = `${title} – media-embed`;
  const heading = document.querySelector('h1');
  if (heading !== null) heading.textContent = title;
  for (const [path, name] of Object.entries(site)) {
    const link = document.querySelector(`.bar a[href="../${path}/"]`);
    if (link !== null) link.textContent = name;
  }
};
