/** Whether an address is of the page's origin or of one that page script allows. */
export const isAllowed = (url: URL, allowedOrigins: readonly string[]): boolean =>
  url.origin === location.origin || allowedOrigins.includes(url.origin);
