import type { Page, Viewer } from '../../src/viewer.js';
import { deviceType } from './device.js';

/** Without user name, password and fragment, which may hold tokens. The query is kept: ad tags use it. */
const withoutSecrets = ({ origin, pathname, search }: Location): string =>
  origin + pathname + search;

/** The top page's address; the own frame's when the top page belongs to another origin. */
const pageAddress = (): string => {
  try {
    return withoutSecrets((window.top ?? window).location);
  } catch {
    return withoutSecrets(location);
  }
};

/** Shared by every ad request of this page view. */
const correlator = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1;

const page = (): Page => ({
  url: pageAddress(),
  correlator,
  ...(document.referrer === '' ? {} : { referrer: document.referrer }),
  ...(document.title === '' ? {} : { title: document.title }),
  ...(document.documentElement.lang === '' ? {} : { language: document.documentElement.lang }),
});

/** Reads the viewer from the browser, once: page, device, clock and random. Nothing is stored. */
export const browserViewer = (): Viewer => ({
  device: { type: deviceType(navigator), userAgent: navigator.userAgent },
  page: page(),
  now: Date.now,
  random: Math.random,
});
