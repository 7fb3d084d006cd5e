import { parseAddress } from './address.js';

/** What the service's own code writes as an address, with a scheme: without one it is https. */
export const withScheme = (written: string | undefined): string | undefined =>
  written?.replace(/^\s*\/\//, 'https://');

/** An address out of the service's own code as an absolute http(s) URL. */
export const serviceAddress = (written: string | undefined): string | undefined =>
  parseAddress(withScheme(written) ?? '')?.href;
