import { parseAddress } from '../resolve/address.js';

/** Text that is HTML. Only this file makes it, so nothing else can put text into a page unescaped. */
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

/** Handlers (`on…`) and everything that is not a plain name are never written. */
const ATTRIBUTE_NAME = /^(?!on)[a-z][a-z\d-]*$/;

/** These take an absolute http(s) address and nothing else, but for the `src` of our own element, which checks it itself. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);

/** NUL and lone surrogates have no form in HTML: U+FFFD, which is what a browser makes of them. */
const WITHOUT_FORM = /[\0\p{Surrogate}]/u;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]);

const reference = (character: string): string =>
  NAMED.get(character) ??
  (WITHOUT_FORM.test(character) ? '\uFFFD' : `&#${character.charCodeAt(0)};`);

const escaped = (plain: string): string => plain.replace(SPECIAL, reference);

const attribute = (
  owner: ElementName,
  [name, value]: readonly [string, AttributeValue],
): string => {
  const isAddress = ADDRESSES.has(name) && owner !== 'media-embed';
  const written = isAddress ? parseAddress(String(value))?.href : value;
  if (written === undefined || written === null || written === false) return '';
  if (!ATTRIBUTE_NAME.test(name)) return '';
  return written === true ? ` ${name}` : ` ${name}="${escaped(String(written))}"`;
};

/** The start tag alone, for code that is kept but for one tag. */
export const startTag = (name: ElementName, attributes: Attributes): Markup =>
  `<${name}${Object.entries(attributes)
    .map((each) => attribute(name, each))
    .join('')}>` as Markup;

/** An element with its attributes in the order given; none that is void. */
export const element = (
  name: ElementName,
  attributes: Attributes,
  ...children: readonly Markup[]
): Markup => `${startTag(name, attributes)}${children.join('')}</${name}>` as Markup;

/** Text as a child. */
export const text = (plain: string): Markup => escaped(plain) as Markup;

/** JSON as the child of a script element; no character in it can end the script or open a comment. */
export const json = (value: unknown): Markup =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  ) as Markup;
