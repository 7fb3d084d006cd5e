/**
 * Asks for an address as for an image: whatever the answer, and after the page is left too. With cookies only where
 * the viewer lets its server store on the device.
 */
export const ping = (url: string, withCookies: boolean): void => {
  const credentials = withCookies ? 'include' : 'omit';
  // A server that is down is no fault of the page.
  fetch(url, { mode: 'no-cors', credentials, keepalive: true }).catch(() => undefined);
};
