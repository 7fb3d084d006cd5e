import type { SiteTexts } from '../page-language/site-texts.js';

/** The texts of the page with the attribute `data-label` of that name. */
export type LabelId =
  | 'skipLink'
  | 'intro'
  | 'publisher'
  | 'publisherNote'
  | 'cms'
  | 'cmsNote'
  | 'adOps'
  | 'adOpsNote'
  | 'guides'
  | 'guidesLink'
  | 'served'
  | 'embeds'
  | 'embedsLink'
  | 'rest'
  | 'token';

/** All sentences of the start page in one language. */
export interface StartTexts extends SiteTexts {
  readonly labels: Readonly<Record<LabelId, string>>;
}
