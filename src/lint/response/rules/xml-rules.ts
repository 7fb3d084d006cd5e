import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { removal, replacement, type TextRepair } from '../text-repair.js';
import { hitAt, MAX_DOCUMENT_LENGTH, type LintedDocument } from '../vast-document.js';
import { ampersandHits } from './ampersand-hits.js';
import { quoted } from './quoted.js';
import type { WellFormednessError, XmlErrorKind } from '../../../text/xml/xml-tree.js';

type DocumentRule = LintRule<LintedDocument>;

const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/** Namespaces of the prefixes that ad servers use. */
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['xsi', SCHEMA_INSTANCE],
  ['vmap', 'http://www.iab.net/videosuite/vmap'],
  ['vast', 'http://www.iab.com/VAST'],
]);

const hasNoText = ({ text }: LintedDocument): boolean => text.trim() === '';

const errorsOf = (
  document: LintedDocument,
  isWanted: (error: WellFormednessError) => boolean,
): readonly WellFormednessError[] =>
  hasNoText(document) ? [] : document.scans.flatMap(({ errors }) => errors.filter(isWanted));

const ofKind =
  (...kinds: readonly XmlErrorKind[]) =>
  ({ kind }: WellFormednessError): boolean =>
    kinds.includes(kind);

const CONTENT = /[^\s\u{feff}]/u;

const leadingText =
  (isBlank: boolean) =>
  (document: LintedDocument): readonly RuleHit[] =>
    errorsOf(document, ofKind('leading-text'))
      .filter(({ detail }) => CONTENT.test(detail) !== isBlank)
      .map(({ start, end }) =>
        hitAt(
          document,
          start,
          isBlank
            ? 'White space is before the XML declaration, which has to be the first text.'
            : `${end - start} characters of other text are before the XML document.`,
          {
            label: 'Remove the text before the document.',
            edits: [replacement({ start, end }, '')],
          },
        ),
      );

const undeclaredPrefix =
  (isWanted: (prefix: string) => boolean) =>
  (document: LintedDocument): readonly RuleHit[] =>
    document.scans.flatMap(({ root, errors }) =>
      errors
        .filter(({ kind, detail }) => kind === 'prefix' && isWanted(detail))
        .map(({ detail, start }) => {
          const namespace = NAMESPACES.get(detail);
          const at = root === null ? 0 : root.start + 1 + root.name.length;
          const text = ` xmlns:${detail}="${namespace ?? ''}"`;
          return hitAt(
            document,
            start,
            `The prefix ${quoted(detail)} is used without a declaration, so the document is not well-formed.`,
            namespace === undefined
              ? null
              : { label: 'Declare the prefix.', edits: [{ start: at, end: at, text }] },
          );
        }),
    );

/** What was found, by kind; `%` stands for the detail. */
const MALFORMED: Partial<Record<XmlErrorKind, string>> = {
  attribute:
    'The attribute % has no value in quotes, a quote is missing, or no space is before it.',
  cdata: 'A CDATA section is never closed.',
  'cdata-end': 'The text has ]]> outside of a CDATA section.',
  character: '% is not allowed in XML.',
  comment: 'A comment is never closed, or it contains two hyphens.',
  declaration: 'The XML declaration is malformed or not at the start of the document.',
  depth: 'The elements are more than % deep.',
  'duplicate-attribute': 'The attribute % is there twice in one element.',
  'end-tag': 'An end tag does not close the element that is open: % was expected.',
  instruction: 'A processing instruction is never closed, or it has no name.',
  'less-than': 'A raw < is in the text.',
  'no-root': 'The response is not XML.',
  'outside-root': 'Text is outside of the root element.',
  'second-root': 'A second root element, %, follows the first one.',
  tag: 'A tag is malformed or never closed: %.',
  unclosed: 'The element % is never closed. The document is cut off, or an end tag is missing.',
};

const DELETABLE = ofKind('character', 'outside-root');

const malformedRepair = ({ kind, start, end }: WellFormednessError): TextRepair | null => {
  if (DELETABLE({ kind, start, end, detail: '', isFatal: false }))
    return { label: 'Remove it.', edits: [replacement({ start, end }, '')] };
  if (kind === 'less-than')
    return { label: 'Write &lt; for it.', edits: [replacement({ start, end }, '&lt;')] };
  if (kind === 'cdata-end')
    return { label: 'Write ]]&gt; for it.', edits: [replacement({ start, end }, ']]&gt;')] };
  return null;
};

/** What a text that is not XML looks like. */
const notXml = (text: string): string => {
  const first = text.replace('\u{feff}', '').trimStart().charAt(0);
  return first === '{' || first === '[' ? ' It looks like JSON.' : '';
};

const isHtml = (document: LintedDocument): boolean =>
  document.scans.some(({ root }) => root?.key === 'html') ||
  errorsOf(document, ofKind('doctype')).some(({ detail }) => /^<!doctype\s+html/i.test(detail));

const malformedHits = (document: LintedDocument): readonly RuleHit[] => {
  if (isHtml(document)) return [];
  const errors = errorsOf(document, ({ kind }) => kind in MALFORMED);
  const wanted = errors.some(ofKind('no-root')) ? errors.filter(ofKind('no-root')) : errors;
  return wanted.map((error) => {
    const { kind, detail, start } = error;
    const message = (MALFORMED[kind] ?? '').replace('%', () => quoted(detail));
    const more = kind === 'no-root' ? notXml(document.text) : '';
    return hitAt(document, start, message + more, malformedRepair(error));
  });
};

/** Rules about the response as XML (VAST error 100). */
export const XML_RULES: readonly DocumentRule[] = [
  {
    name: 'xml-too-long',
    severity: 'error',
    stage: 'response',
    remedy:
      'Ask the ad server for a shorter response: a VAST document has a few thousand characters.',
    test: (document) =>
      document.isTooLong
        ? [
            hitAt(
              document,
              null,
              `The response has ${document.text.length} characters; players read at most ${MAX_DOCUMENT_LENGTH} (VAST error 100).`,
            ),
          ]
        : [],
  },
  {
    name: 'xml-empty',
    severity: 'error',
    stage: 'response',
    remedy:
      'Have the ad server respond with <VAST version="4.2"/> or with status 204 if it has no ad.',
    test: (document) =>
      hasNoText(document)
        ? [hitAt(document, null, 'The response is empty; expected a VAST document.')]
        : [],
  },
  {
    name: 'xml-doctype',
    severity: 'error',
    stage: 'response',
    remedy: 'Remove the document type: players refuse it, because it may declare entities.',
    test: (document) =>
      errorsOf(document, ofKind('doctype', 'doctype-subset')).map(({ kind, start, end }) =>
        hitAt(
          document,
          start,
          'The document has a document type, with which players refuse it (VAST error 100).',
          kind === 'doctype'
            ? {
                label: 'Remove the document type.',
                edits: [removal(document.text, { start, end })],
              }
            : null,
        ),
      ),
  },
  {
    name: 'xml-leading-space',
    severity: 'warning',
    stage: 'response',
    remedy: 'Remove the white space: this player accepts it, others report VAST error 100.',
    test: leadingText(true),
  },
  {
    name: 'xml-leading-text',
    severity: 'error',
    stage: 'response',
    remedy:
      'Remove the text; often the server prints a warning or a debug line before the document.',
    test: leadingText(false),
  },
  {
    name: 'xml-unescaped-amp',
    severity: 'warning',
    stage: 'response',
    remedy:
      'Put the URL into a CDATA section, or write &amp; for each ampersand: this player accepts it, others report VAST error 100.',
    test: ampersandHits,
  },
  {
    name: 'xml-undeclared-xsi',
    severity: 'warning',
    stage: 'response',
    remedy: `Declare it in the root element, xmlns:xsi="${SCHEMA_INSTANCE}": this player accepts it, others report VAST error 100.`,
    test: undeclaredPrefix((prefix) => prefix === 'xsi'),
  },
  {
    name: 'xml-undeclared-prefix',
    severity: 'error',
    stage: 'response',
    remedy: 'Declare the prefix in the root element, or remove it.',
    test: undeclaredPrefix((prefix) => prefix !== 'xsi'),
  },
  {
    name: 'xml-malformed',
    severity: 'error',
    stage: 'response',
    remedy: 'Correct the XML at this place: players report VAST error 100 and show no ad.',
    test: malformedHits,
  },
  {
    name: 'xml-html',
    severity: 'error',
    stage: 'response',
    remedy:
      'Open the URL in a browser: often it is a login, an error page or a redirect to a website.',
    test: (document) =>
      isHtml(document)
        ? [hitAt(document, null, 'The response is a web page; expected a VAST document.')]
        : [],
  },
];
