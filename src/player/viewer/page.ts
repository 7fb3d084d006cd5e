import type { Page } from '../../viewer.js';

/**
 * An http(s) address without user name, password and fragment, which may hold tokens. The query is
 * kept: ad tags use it, and a page that has tokens there shows them to every server it
 * asks. Undefined for anything else: `about:srcdoc` is no address of a page.
 */
const pageAddress = (address: string): string | undefined => {
  if (!/^https?:/.test(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return origin + pathname + search;
};

/** A window, as far as it tells of the page. */
export type PageWindow = Pick<Window, 'top' | 'document' | 'location'>;

/** The top page's document; undefined when it belongs to another origin. */
const topDocument = (own: PageWindow): Document | undefined => {
  try {
    return (own.top ?? own).document;
  } catch {
    return undefined;
  }
};

/** Shared by every ad request of this page view. */
const correlator = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1;

/**
 * The page that the viewer sees: the top one when it can be read. When it cannot, its address is
 * the frame's referrer, which is often no more than an origin, and its own referrer is unknown;
 * title and language are then the frame's.
 */
export const browserPage = (own: PageWindow = window): Page => {
  const top = topDocument(own);
  const { title, referrer, documentElement } = top ?? own.document;
  const before = pageAddress(referrer);
  const url = top === undefined ? (before ?? pageAddress(own.location.href)) : pageAddress(top.URL);
  return {
    ...(url === undefined ? {} : { url }),
    correlator,
    ...(top === undefined || before === undefined ? {} : { referrer: before }),
    ...(title === '' ? {} : { title }),
    ...(documentElement.lang === '' ? {} : { language: documentElement.lang }),
  };
};
