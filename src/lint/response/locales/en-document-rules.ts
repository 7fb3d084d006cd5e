/** Responses as XML, and the elements of VAST and VMAP documents. The templates of the English messages by rule. */
export const DOCUMENT_RULES = {
  'xml-too-long': ['The response has {n} characters; players read at most {m} (VAST error 100).'],
  'xml-empty': ['The response is empty; expected a VAST document.'],
  'xml-doctype': [
    'The document has a document type, with which players refuse it (VAST error 100).',
  ],
  'xml-leading-space': [
    'White space is before the XML declaration, which has to be the first text.',
  ],
  'xml-leading-text': ['{n} characters of other text are before the XML document.'],
  'xml-unescaped-amp': [
    'A raw & is outside of a CDATA section, so the document is not well-formed.',
    '{a} is not an entity of XML, so the document is not well-formed.',
  ],
  'xml-undeclared-xsi': [
    'The prefix {a} is used without a declaration, so the document is not well-formed.',
  ],
  'xml-undeclared-prefix': [
    'The prefix {a} is used without a declaration, so the document is not well-formed.',
  ],
  'xml-malformed': [
    'The attribute {a} has no value in quotes, a quote is missing, or no space is before it.',
    'A CDATA section is never closed.',
    'The text has ]]> outside of a CDATA section.',
    '{a} is not allowed in XML.',
    'A comment is never closed, or it contains two hyphens.',
    'The XML declaration is malformed or not at the start of the document.',
    'The elements are more than {a} deep.',
    'The attribute {a} is there twice in one element.',
    'An end tag does not close the element that is open: {a} was expected.',
    'A processing instruction is never closed, or it has no name.',
    'A raw < is in the text.',
    'The response is not XML. It looks like JSON.',
    'The response is not XML.',
    'Text is outside of the root element.',
    'A second root element, {a}, follows the first one.',
    'A tag is malformed or never closed: {a}.',
    'The element {a} is never closed. The document is cut off, or an end tag is missing.',
  ],
  'xml-html': ['The response is a web page; expected a VAST document.'],
  'xml-root': ['The root element is {a}; expected VAST or VMAP.'],
  'vmap-not-expected': [
    'The response is VMAP, a list of ad breaks; expected VAST with the ads of one break (VAST error 101).',
  ],
  'vast-version': [
    'The response is VAST 1 (<VideoAdServingTemplate>); players support 2.0 to 4.3 (VAST error 102).',
    'The version is {a}; players support 2.0 to 4.3 (VAST error 102).',
  ],
  'vast-version-missing': [
    'The <VAST> element has no version. This player reads it as VAST 4, others refuse it.',
  ],
  'vast-element-case': ['The element is written {a}; players find only {b}.'],
  'vast-attribute-case': ['The attribute is written {a}; players find only {b}.'],
  'vast-element-misplaced': ['<{a}> is in <{b}>, where players do not read it; expected in {c}.'],
  'vast-element-repeated': ['A second <{a}> is in the same element; players read only the first.'],
} as const;
