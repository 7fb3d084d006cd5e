import { expressible, visibleText } from '../text/control-characters.js';
import { parseAddress } from '../resolve/address.js';

/** Text that is HTML. Only this file creates it, so that no other code can put unescaped text into a page. */
export type Markup = string & { readonly markup: unique symbol };

/** `true` writes the bare name; `false`, null and undefined write nothing. */
export type AttributeValue = string | number | boolean | null | undefined;

export type Attributes = Readonly<Record<string, AttributeValue>>;

export type ElementName =
  | 'a'
  | 'amp-iframe'
  | 'amp-img'
  | 'button'
  | 'circle'
  | 'code'
  | 'details'
  | 'div'
  | 'figure'
  | 'form'
  | 'h1'
  | 'iframe'
  | 'input'
  | 'label'
  | 'link'
  | 'main'
  | 'media-embed'
  | 'meta'
  | 'noscript'
  | 'option'
  | 'p'
  | 'path'
  | 'script'
  | 'select'
  | 'slot'
  | 'span'
  | 'style'
  | 'summary'
  | 'svg'
  | 'table'
  | 'tbody'
  | 'td'
  | 'template'
  | 'th'
  | 'thead'
  | 'title'
  | 'tr'
  | 'img';

/** Event handlers (`on…`) and names with other characters are never written. */
const ATTRIBUTE_NAME = /^(?!on)[a-z][a-z\d-]*$/;

/** These accept only an absolute http(s) address, except the `src` of `<media-embed>`, which the element checks. */
const ADDRESSES: ReadonlySet<string> = new Set(['href', 'src']);

/** Characters that end a value or an element in some context of HTML, the ampersand first. */
const REFERENCES = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['`', '&#96;'],
  ['\r', '&#13;'],
  ['\n', '&#10;'],
] as const;

/** Characters by which JSON could end a script or open a comment. */
const JSON_ESCAPES = [
  ['<', '\\u003C'],
  ['>', '\\u003E'],
  ['&', '\\u0026'],
] as const;

/** One pass for each character: a pattern with a function would hold an entry for each occurrence in memory. */
const replaceEach = (
  plain: string,
  replacements: readonly (readonly [character: string, replacement: string])[],
): string => replacements.reduce((text, [character, by]) => text.replaceAll(character, by), plain);

const escaped = (plain: string): string => expressible(replaceEach(plain, REFERENCES));

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

export const textMarkup = (plain: string): Markup => escaped(plain) as Markup;

/** JSON as the child of a script element; none of its characters can end the script or open a comment. */
export const json = (value: unknown): Markup =>
  visibleText(replaceEach(JSON.stringify(value), JSON_ESCAPES)) as Markup;

/** A script or a style sheet as the child of its element, which it cannot end. */
export const code = (text: string): Markup => text.replaceAll('</', '<\\/') as Markup;

export const lines = (markups: readonly Markup[]): Markup => markups.join('\n') as Markup;

export const htmlPage = (
  language: string,
  head: readonly Markup[],
  body: readonly Markup[],
): string => `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
${lines(head)}
</head>
<body>
${lines(body)}
</body>
</html>
`;
