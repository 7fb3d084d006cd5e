/** Whether this is a page or a worker of a browser, where visitors can read what a client holds. */
const inBrowser = (): boolean =>
  ('window' in globalThis && 'document' in globalThis) || 'importScripts' in globalThis;

/** Throws a `TypeError` in a browser, unless the option allows it. */
export const refuseBrowser = (dangerouslyAllowBrowser: boolean): void => {
  if (dangerouslyAllowBrowser || !inBrowser()) return;
  throw new TypeError(
    'A key or a token in a browser can be read by every visitor: call the service from a server, or set dangerouslyAllowBrowser.',
  );
};
