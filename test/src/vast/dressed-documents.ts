/** Changes of a VAST document that may cause a report to the policy of the page, but change no ad of it. */
type Dressing = (text: string) => string;

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

const withDeclaration: Dressing = (text) => {
  const start = text.trimStart();
  return start.startsWith('<?xml') ? start : DECLARATION + start;
};

/** What markup does if it is more than data: it runs, it is styled, and it reports both. */
const ACTIVE = 'style="color: red" onclick="window.hasRun = true" onload="window.hasRun = true"';

/** Puts an extension with this content into each ad, whatever the prefix of its elements. */
const extended =
  (content: string): Dressing =>
  (text) =>
    text.replace(
      /<\/(\w+:|)(InLine|Wrapper)>/g,
      (end, prefix: string) =>
        `<${prefix}Extensions><${prefix}Extension type="dressing">${content}</${prefix}Extension></${prefix}Extensions>${end}`,
    );

const NAMESPACES = {
  XHTML: ['http://www.w3.org/1999/xhtml', 'p'],
  SVG: ['http://www.w3.org/2000/svg', 'svg'],
  MathML: ['http://www.w3.org/1998/Math/MathML', 'math'],
} as const;

/** The first, the middle and the last character as references. */
const referenced = (text: string): string =>
  Array.from(text)
    .map((character, at) =>
      [0, text.length >> 1, text.length - 1].includes(at)
        ? `&#${at === 0 ? 'x' : ''}${character.charCodeAt(0).toString(at === 0 ? 16 : 10)};`
        : character,
    )
    .join('');

const markup = Object.entries(NAMESPACES).flatMap(([language, [namespace, name]]) => [
  [`${language} in an extension`, extended(`<${name} xmlns="${namespace}" ${ACTIVE}/>`)] as const,
  [
    `${language} with a prefix`,
    extended(`<x:${name} xmlns:x='${namespace}' ${ACTIVE}><x:${name} ${ACTIVE}/></x:${name}>`),
  ] as const,
  [
    `${language} by character references`,
    extended(`<${name} xmlns = "${referenced(namespace)}" ${ACTIVE}/>`),
  ] as const,
]);

/** A URL in a CDATA section, macros included. */
const URL_IN_CDATA = /<!\[CDATA\[(\s*https?:\/\/(?:[^\]<>]|\[\w+\])*)\]\]>/g;

/** Writes URLs as templates of ad servers do that know nothing of XML. */
const unescaped: Dressing = (text) =>
  extended('Fish & chips, &nbsp;&copy; 2026 &amp; later')(
    text.replace(URL_IN_CDATA, (_, url: string) =>
      url.includes('?') ? `${url.trimEnd()}&bare=1&copy=2&amp;amp=3&nbsp;` : url,
    ),
  );

/** By what they do. */
export const DRESSINGS: Readonly<Record<string, Dressing>> = {
  'white space before the declaration': (text) => `\r\n\t ${withDeclaration(text)}`,
  'a byte order mark': (text) => `\u{feff}${text}`,
  'a byte order mark and white space': (text) => `\u{feff}\n${withDeclaration(text)}`,
  'an encoding that the text does not have': (text) =>
    withDeclaration(text).replace(/encoding="[^"]*"/, 'encoding="ISO-8859-1"'),
  ...Object.fromEntries(markup),
  'ampersands that are not escaped': unescaped,
};

/** All that can be combined, at once. */
export const dressed: Dressing = (text) => {
  const last = 'a byte order mark and white space';
  const changed = Object.entries(DRESSINGS)
    .slice(4)
    .reduce((before, [, dress]) => dress(before), text);
  return DRESSINGS[last]?.(changed) ?? changed;
};
