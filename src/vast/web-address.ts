/** Hosts of the own machine; http to them is not mixed content. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * An absolute http(s) URL, or with `base` also a relative one; null for everything else (`javascript:`, `data:`,
 * a path without a base). `//host/path` becomes https.
 */
export const webAddress = (text: string, base?: string): URL | null => {
  try {
    const url =
      base === undefined ? new URL(text.replace(/^\/\//, 'https://')) : new URL(text, base);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
};

/** Whether requesting `url` on a page of this protocol is mixed content, which browsers block. */
export const isMixed = (url: URL, pageProtocol: string): boolean =>
  pageProtocol === 'https:' && url.protocol === 'http:' && !LOOPBACK.test(url.hostname);

/**
 * The URL under which a tracker is requested: http becomes https on an https page, as browsers do with images, so
 * that it still counts. Null for anything but an http(s) URL.
 */
export const trackerAddress = (text: string, pageProtocol: string): string | null => {
  const url = webAddress(text.trim());
  if (url === null) return null;
  if (isMixed(url, pageProtocol)) url.protocol = 'https:';
  return url.href;
};

/** The normalized http(s) URL, or null. */
export const linkAddress = (text: string | null | undefined): string | null =>
  webAddress(text?.trim() ?? '')?.href ?? null;
