import { parseAddress } from '../resolve/address.js';

/** Text that is HTML. Only this file creates it, so that no other code can put unescaped text into a page. */
export type Markup = string & { readonly markup: unique symbol };

/** `true` writes the bare name; `false`, null and undefined write nothing. */
export type AttributeValue = string | number | boolean | null | undefined;

export type Attributes = Readonly<Record<string, AttributeValue>>;

/** The elements that embed code is made of. */
export type ElementName =
  | 'a'
  | 'amp-iframe'
  | 'amp-img'
  | 'button'
  | 'circle'
  | 'div'
  | 'figure'
  | 'iframe'
  | 'media-embed'
  | 'noscript'
  | 'path'
  | 'script'
  | 'span'
  | 'style'
  | 'svg'
  | 'template'
  | 'img';

const SPECIAL = /[&<>"'`\r\n\0\p{Surrogate}]/gu;

/** Event handlers (`on…`) and names with other characters are never written. */
const ATTRIBUTE_NAME = /^(?!on)[a-z][a-z\d-]*$/;

/** These accept only an absolute http(s) address, except the `src` of `<media-embed>`, which the element checks. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);

/** HTML cannot express NUL and lone surrogates; they become U+FFFD, as in a browser. */
const INEXPRESSIBLE = /[\0\p{Surrogate}]/u;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const reference = (character: string): string =>
  NAMED.get(character) ??
  (INEXPRESSIBLE.test(character) ? '\uFFFD' : `&#${character.charCodeAt(0)};`);

const escaped = (plain: string): string => plain.replace(SPECIAL, reference);

const attribute = (
  owner: ElementName,
  [name, value]: readonly [string, AttributeValue],
): string => {
  const isAddress = ADDRESSES.has(name) && owner !== 'media-embed';
  const text = isAddress ? parseAddress(String(value))?.href : value;
  if (text === undefined || text === null || text === false) return '';
  if (!ATTRIBUTE_NAME.test(name)) return '';
  return text === true ? ` ${name}` : ` ${name}="${escaped(String(text))}"`;
};

/** Only the start tag, for code of which one tag is replaced. */
export const startTag = (name: ElementName, attributes: Attributes): Markup =>
  `<${name}${Object.entries(attributes)
    .map((each) => attribute(name, each))
    .join('')}>` as Markup;

/** An element with its attributes in the given order and an end tag. */
export const element = (
  name: ElementName,
  attributes: Attributes,
  ...children: readonly Markup[]
): Markup => `${startTag(name, attributes)}${children.join('')}</${name}>` as Markup;

/** Text as a child. */
export const text = (plain: string): Markup => escaped(plain) as Markup;

/** JSON as the child of a script element; none of its characters can end the script or open a comment. */
export const json = (value: unknown): Markup =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  ) as Markup;
