import type { CatalogueErrorCode } from '../embed-choice/catalogue.js';

/** What all pages of the site say. */
export interface SiteTexts {
  /** Label of the choice of a language. */
  readonly language: string;
  /** Names of the pages of the site, by their paths. */
  readonly site: Readonly<Record<'publisher' | 'cms' | 'ad-ops' | 'docs', string>>;
  /** Shown while a part of a page is not there yet. */
  readonly loading: string;
  /** Button that repeats what failed. */
  readonly tryAgain: string;
  /** Why an embed or the list of embeds cannot be shown. */
  readonly catalogueErrors: Readonly<Record<CatalogueErrorCode, string>>;
}
