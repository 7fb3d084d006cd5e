/** Hosts that a browser takes for its own machine: plain http to them is not mixed content. */
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * An http(s) address that stands on its own, or, with `base`, one that is read against it; null for
 * everything else (`javascript:`, `data:`, a path without a base). `//host/path` takes https.
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

/** Whether a page of this protocol would be mixed with content it does not allow by asking for `url`. */
export const isMixed = (url: URL, pageProtocol: string): boolean =>
  pageProtocol === 'https:' && url.protocol === 'http:' && !LOOPBACK.test(url.hostname);

/**
 * The address under which a tracker is requested: an http one is asked for over https from an
 * https page, as browsers do with images, so that it still counts. Null for what is no web address.
 */
export const trackerAddress = (text: string, pageProtocol: string): string | null => {
  const url = webAddress(text.trim());
  if (url === null) return null;
  if (isMixed(url, pageProtocol)) url.protocol = 'https:';
  return url.href;
};

/** The text of a web address, or null. */
export const linkAddress = (text: string | null | undefined): string | null =>
  webAddress(text?.trim() ?? '')?.href ?? null;
