import type { Page } from '../../viewer.js';

/**
 * An http(s) address without user name, password and fragment, which may contain tokens. The query is
 * kept: ad tags use it, and a page with tokens there sends them to every server anyway. Undefined for
 * anything else, for example `about:srcdoc`.
 */
const pageAddress = (address: string): string | undefined => {
  if (!/^https?:/.test(address)) return undefined;
  const { origin, pathname, search } = new URL(address);
  return origin + pathname + search;
};

/** The fields of a window that describe the page. */
export type PageWindow = Pick<Window, 'top' | 'document' | 'location'>;

/** The top page's document; undefined when it belongs to another origin. */
const topDocument = (pageWindow: PageWindow): Document | undefined => {
  try {
    return (pageWindow.top ?? pageWindow).document;
  } catch {
    return undefined;
  }
};

/** Shared by every ad request of this page view. */
const correlator = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1;

/**
 * The page that the viewer sees: the top one if it can be read. If not, its address is the frame's
 * referrer, often only an origin; its own referrer is unknown; title and language are the frame's.
 */
export const browserPage = (pageWindow: PageWindow = window): Page => {
  const top = topDocument(pageWindow);
  const { title, referrer, documentElement } = top ?? pageWindow.document;
  const before = pageAddress(referrer);
  const url =
    top === undefined ? (before ?? pageAddress(pageWindow.location.href)) : pageAddress(top.URL);
  return {
    ...(url === undefined ? {} : { url }),
    correlator,
    ...(top === undefined || before === undefined ? {} : { referrer: before }),
    ...(title === '' ? {} : { title }),
    ...(documentElement.lang === '' ? {} : { language: documentElement.lang }),
  };
};
