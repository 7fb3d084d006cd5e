import { report, value, type FieldReader } from './field-reader.js';
import { reportLength } from './read-value.js';

/**
 * Addresses that no URL parser would change or refuse: a lower-case host name, no port, no
 * dot segment, nothing to encode. Most addresses of an embed are like this, and skipping
 * the parser for them makes reading an embed several times faster.
 */
const PLAIN =
  /^https?:\/\/(?:[a-z\d]+[.-])*[a-z]+(?:\/(?![.%])[\w.~,;=:@!*()+$&%-]*)+(?:\?[\w.~,;=:@!*()+$&%/?-]*)?$/;

/** The backtracking of a longer match could use up the stack. */
const MAX_PLAIN_LENGTH = 2048;

/** What Chromium navigates to; no browser requests a longer one. */
const MAX_ADDRESS_LENGTH = 2_097_152;

/** An http(s) address as the URL parser serializes it. */
export interface HttpAddress {
  readonly href: string;
  /** Whether a user name or password was dropped from it. */
  readonly stripped: boolean;
}

/** The text as an absolute http(s) address without user name and password (WHATWG URL), or null, also if it is longer than 2,097,152 characters. */
export const parseAddress = (text: string): HttpAddress | null => {
  if (text.length > MAX_ADDRESS_LENGTH) return null;
  if (text.length <= MAX_PLAIN_LENGTH && PLAIN.test(text)) return { href: text, stripped: false };
  try {
    const { protocol, username, password, href } = new URL(text);
    if (!/^https?:$/.test(protocol)) return null;
    if (username + password === '') return { href, stripped: false };
    // The parser encodes every other @ before the path.
    return { href: `${protocol}//${href.slice(href.indexOf('@') + 1)}`, stripped: true };
  } catch {
    return null;
  }
};

type AddressFinding = 'not-address' | 'stream-url-callback' | 'hosted-player-missing';

/** Reads `raw` as an address, or returns null. A value that is not an address is reported at the field as `findingId`. */
export const readAddress = (
  fields: FieldReader,
  name: string,
  { raw, findingId }: { readonly raw: unknown; readonly findingId: AddressFinding },
): string | null => {
  if (raw === null || raw === '') return null;
  const text = typeof raw === 'string' ? raw : '';
  const parsed = parseAddress(text);
  if (text.length > MAX_ADDRESS_LENGTH) reportLength(fields, name, MAX_ADDRESS_LENGTH);
  else if (parsed === null) report(fields, name, findingId);
  else if (parsed.stripped) report(fields, name, 'address-userinfo');
  return parsed?.href ?? null;
};

/** The field's http(s) address, or null. An empty text counts as null. */
export const address = (fields: FieldReader, name: string): string | null =>
  readAddress(fields, name, { raw: value(fields, name), findingId: 'not-address' });
