const REFERENCES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** HTML that is written by us, or escaped. */
export interface Markup {
  readonly html: string;
}

/** What can stand in a template: text is escaped, markup is not, a list is joined, null leaves no trace. */
export type MarkupPart = string | number | null | Markup | readonly MarkupPart[];

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => REFERENCES.get(character) ?? '');

const isList = (part: MarkupPart): part is readonly MarkupPart[] => Array.isArray(part);

const partHtml = (part: MarkupPart): string => {
  if (part === null) return '';
  if (isList(part)) return part.map(partHtml).join('');
  return typeof part === 'object' ? part.html : escaped(String(part));
};

/** A template whose values are escaped for text and for quoted attributes; the one place where text becomes HTML. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup => ({
  html: strings.reduce((html, string, index) => html + partHtml(parts[index - 1] ?? null) + string),
});

/** JSON for a data block: no text in it can end the script element or open a comment. */
export const jsonMarkup = (value: unknown): Markup => ({
  html: JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
});
