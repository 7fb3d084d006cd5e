import { findTag } from '../service-markup.js';
import { parseAddress, readAddress } from './address.js';
import type { FieldReader } from './field-reader.js';
import { unboundedText } from './read-value.js';

/** The `src` of the first frame in HTML text, found in linear time without a parser. */
export const frameSource = (html: string): string | undefined =>
  findTag(html, ({ name }) => name === 'iframe')?.attributes.get('src');

/** An address from the service's own code, with a scheme: https when it has none. */
const withScheme = (address: string | undefined): string | undefined =>
  address?.replace(/^\s*\/\//, 'https://');

/** An address from the service's own code as an absolute http(s) URL. */
export const serviceAddress = (address: string | undefined): string | undefined =>
  parseAddress(withScheme(address) ?? '')?.href;

/**
 * Address of the service's hosted player, from `code_iframe` (spec 2.5), since no other field has
 * it. Only the address is taken; the service's HTML is never used as HTML.
 */
export const hostedPlayerUrl = (fields: FieldReader): string | null => {
  const html = unboundedText(fields, 'code_iframe');
  if (html === '') return null;
  const raw = withScheme(frameSource(html));
  return readAddress(fields, 'code_iframe', { raw, findingId: 'hosted-player-missing' });
};
