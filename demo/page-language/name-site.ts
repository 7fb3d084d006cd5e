import type { Language } from '../../src/locales/languages.js';
import type { SiteTexts } from './site-texts.js';

/** The texts of a page in one language. */
export interface PageTexts extends SiteTexts {
  /** Title and heading of the page. */
  readonly title: string;
}

/** Writes what is around the page in its language: the title, the heading and the menu of the site. */
export const nameSite = (language: Language, { title, site }: PageTexts): void => {
  document.documentElement.lang = language;
  document.title = `${title} – media-embed`;
  const heading = document.querySelector('h1');
  if (heading !== null) heading.textContent = title;
  nameMenu(site);
};

/** Writes the menu of the site. */
export const nameMenu = (site: SiteTexts['site']): void => {
  for (const [path, name] of Object.entries(site)) {
    const link = document.querySelector(`.bar a:is([href="../${path}/"], [href="${path}/"])`);
    if (link !== null) link.textContent = name;
  }
};
