import { parseAddress } from '../resolve/address.js';

/** An address out of the service's own code as an absolute http(s) URL; one without scheme becomes https. */
export const serviceAddress = (written = ''): string | undefined =>
  parseAddress(written.startsWith('//') ? `https:${written}` : written)?.href;
