/** Origins that the page has a connection to, or is about to. */
const warm = new Set<string>();

/** Opens the connection to the origin of an address before it is needed, once a page. */
export const warmUp = (address: string | null): void => {
  if (address === null) return;
  const { origin } = new URL(address);
  if (warm.has(origin) || origin === window.origin) return;
  warm.add(origin);
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = origin;
  document.head.append(link);
};
