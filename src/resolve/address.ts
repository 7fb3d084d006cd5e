import type { ResolveFindingId } from './findings.js';
import { report, value, type Wire } from './wire.js';

/**
 * Addresses that no URL parser would change or refuse: a lower-case host name, no port, no
 * dot segment, nothing to encode. They are most of what the wire carries, and skipping
 * the parser for them makes reading an embed several times faster.
 */
const PLAIN =
  /^https?:\/\/(?:[a-z\d]+[.-])*[a-z]+(?:\/(?![.%])[\w.~,;=:@!*()+$&%-]*)+(?:\?[\w.~,;=:@!*()+$&%/?-]*)?$/;

/** An http(s) address in the form the URL parser gives it. */
export interface HttpAddress {
  readonly href: string;
  /** Whether a user name or password was dropped from it. */
  readonly stripped: boolean;
}

/** The text as an absolute http(s) address without user name and password (WHATWG URL), or null. */
export const parseAddress = (text: string): HttpAddress | null => {
  if (PLAIN.test(text)) return { href: text, stripped: false };
  try {
    const { protocol, username, password, href } = new URL(text);
    if (protocol !== 'https:' && protocol !== 'http:') return null;
    if (username === '' && password === '') return { href, stripped: false };
    // The parser encodes every other @ before the path.
    return { href: `${protocol}//${href.slice(href.indexOf('@') + 1)}`, stripped: true };
  } catch {
    return null;
  }
};

/** `raw` as an address, else null; what is odd is reported at the field, as `odd`. */
export const readAddress = (
  wire: Wire,
  name: string,
  { raw, odd }: { readonly raw: unknown; readonly odd: ResolveFindingId },
): string | null => {
  if (raw === null || raw === '') return null;
  const parsed = typeof raw === 'string' ? parseAddress(raw) : null;
  if (parsed === null) report(wire, name, odd);
  else if (parsed.stripped) report(wire, name, 'address-userinfo');
  return parsed?.href ?? null;
};

/** The field's http(s) address, or null. An empty text is none. */
export const address = (wire: Wire, name: string): string | null =>
  readAddress(wire, name, { raw: value(wire, name), odd: 'not-address' });
