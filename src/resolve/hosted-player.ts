import { findTag } from '../service-markup.js';
import { readAddress } from './address.js';
import { withScheme } from './service-address.js';
import type { Wire } from './wire.js';
import { text } from './wire-value.js';

/** The `src` of the first frame in HTML text, found in linear time without a parser. */
export const frameSource = (html: string): string | undefined =>
  findTag(html, ({ name }) => name === 'iframe')?.attributes.get('src');

/**
 * Address of the service's hosted player, taken out of `code_iframe` (spec 2.5) since no other
 * field has it. Only this address is taken; the service's HTML is never used as HTML.
 */
export const hostedPlayerUrl = (wire: Wire): string | null => {
  const html = text(wire, 'code_iframe');
  if (html === '') return null;
  const raw = withScheme(frameSource(html));
  return readAddress(wire, 'code_iframe', { raw, odd: 'hosted-player-missing' });
};
