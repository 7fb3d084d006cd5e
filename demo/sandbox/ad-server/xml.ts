/** Characters that XML 1.0 does not allow (section 2.2), including lone surrogates. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const REFERENCES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** Escapes text for an XML element or attribute; the only place where text becomes XML. */
const xmlText = (text: string): string =>
  text
    .replace(FORBIDDEN, '\ufffd')
    .replace(/[&<>"']/g, (character) => REFERENCES.get(character) ?? '');

/** Markup that is complete and escaped. */
export class XmlMarkup {
  constructor(readonly text: string) {}
}

type XmlValue = string | XmlMarkup | readonly XmlMarkup[];

const markupOf = (value: XmlValue): string => {
  if (typeof value === 'string') return xmlText(value);
  return value instanceof XmlMarkup ? value.text : value.map(({ text }) => text).join('');
};

/** Writes markup; strings in it are escaped, and white space between elements is removed. */
export const xml = ({ raw }: TemplateStringsArray, ...values: readonly XmlValue[]): XmlMarkup => {
  const literals = raw.map((text) => text.replace(/(^|>)\s+(?=<|$)/g, '$1'));
  return new XmlMarkup(literals.map((text, at) => text + markupOf(values[at] ?? '')).join(''));
};

export const xmlDocument = ({ text }: XmlMarkup): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
