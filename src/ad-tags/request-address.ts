import { percentEncodeIllegal } from './encoding.js';
import type { Template } from './template.js';

/** Maximum length of a URL, in characters. Not in the specification; chosen because no ad server answers longer ones. */
export const MAX_ADDRESS_LENGTH = 65_536;

/** Why a text is not a URL to request. */
export type AddressFault =
  | 'tag-empty'
  | 'tag-not-absolute'
  | 'tag-scheme'
  | 'tag-host'
  | 'tag-userinfo'
  | 'tag-too-long'
  | 'macro-unsafe-position';

/** An address to request; if there is none, the fault, and `url` is the empty string. */
export interface RequestAddress {
  readonly url: string;
  readonly fault: AddressFault | null;
}

/** An authority that is valid without a URL parser: plain host name, port of up to 4 digits. */
const PLAIN =
  /^https?:\/\/(?![^/?#]*xn--)(?:[a-z0-9-]+\.)*[a-z][a-z0-9-]*(?::\d{1,4})?(?=[/?#]|$)/i;

/** With fewer or more slashes a URL parser reads another host than a person: `https:evil.test`, `https:///evil.test`. */
const ABSOLUTE = /^([a-z][a-z0-9+.-]*):\/\/[^/\\?#]/i;

const refuse = (fault: AddressFault): RequestAddress => ({ url: '', fault });

const authorityFault = (text: string): AddressFault | null => {
  if (PLAIN.test(text)) return null;
  const scheme = ABSOLUTE.exec(text)?.[1]?.toLowerCase();
  if (scheme !== 'http' && scheme !== 'https') {
    return /^[a-z][a-z0-9+.-]*:/i.test(text) ? 'tag-scheme' : 'tag-not-absolute';
  }
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '' ? null : 'tag-userinfo';
  } catch {
    return 'tag-host';
  }
};

/** Segments that go up a path, in every spelling that a URL parser accepts (WHATWG URL, dot segments). */
const DOT_SEGMENTS = /\/(?:\.|%2e){1,2}(?=[/?#]|$)/gi;

/** Counts the dot segments before the query and the fragment. */
const dotSegments = (text: string): number =>
  (text.split(/[?#]/, 1)[0]?.match(DOT_SEGMENTS) ?? []).length;

const absolute = (text: string): string => (text.startsWith('//') ? `https:${text}` : text);

const address = (text: string): RequestAddress => {
  if (text === '') return refuse('tag-empty');
  if (text.length > MAX_ADDRESS_LENGTH) return refuse('tag-too-long');
  const url = absolute(text);
  const fault = authorityFault(url);
  return fault === null ? { url, fault } : refuse(fault);
};

/**
 * Returns the function that turns the filled text of a template into a request address: an absolute
 * http(s) URL without user name and password, or none. What depends on the template alone is checked
 * here, once, because no value can be in the authority.
 */
export const addressReader = (template: Template): ((text: string) => RequestAddress) => {
  const { placeholders, literals } = template;
  let fillsPath = false;
  for (const { component } of placeholders) {
    if (component === 'url') return (text) => address(percentEncodeIllegal(text.trim()));
    if (component === 'authority') return () => refuse('macro-unsafe-position');
    if (component === 'path') fillsPath = true;
  }
  const head = literals[0] ?? '';
  const fault = head === '' ? null : authorityFault(absolute(head));
  if (fault !== null) return () => refuse(fault);
  const prefix = head.startsWith('//') ? 'https:' : '';
  const ownDotSegments = fillsPath ? dotSegments(template.text) : 0;
  return (text) => {
    if (text.length > MAX_ADDRESS_LENGTH) return refuse('tag-too-long');
    if (fillsPath && dotSegments(text) > ownDotSegments) return refuse('macro-unsafe-position');
    return head === '' ? address(text) : { url: prefix + text, fault: null };
  };
};
