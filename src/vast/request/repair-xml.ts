const SCHEMA_INSTANCE = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

/** A part in which `&` is a character like others, or a `&` that begins no reference to a character or to one of the five entities. */
const BARE_AMPERSAND =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/g;

/**
 * XML without three faults of ad servers: white space before the XML declaration, `xsi` without a namespace, and `&`
 * that is not escaped.
 */
export const repaired = (text: string): string => {
  const xml = (/^\s+<\?xml|^\ufeff/.test(text) ? text.trimStart() : text).replace(
    BARE_AMPERSAND,
    (part) => (part === '&' ? '&amp;' : part),
  );
  const isUndeclared = xml.includes(' xsi:') && !xml.includes('xmlns:xsi');
  return isUndeclared ? xml.replace('<VAST', `<VAST ${SCHEMA_INSTANCE}`) : xml;
};
