/**
 * Requests an address as for an image: the response is ignored, and the request outlives the page. Set
 * `withCookies` only where the viewer lets its server store on the device.
 */
export const ping = (url: string, withCookies: boolean): void => {
  const credentials = withCookies ? 'include' : 'omit';
  // A server that is down is not an error of the page.
  fetch(url, { mode: 'no-cors', credentials, keepalive: true }).catch(() => undefined);
};
