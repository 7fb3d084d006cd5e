import { beginsAsJson } from '../../../text/json.js';
import type { TextRange } from '../../../text/text-edits.js';
import { MAX_DOCUMENT_BYTES } from '../../../text/xml/document-limit.js';
import {
  descendantsOf,
  textOf,
  type WellFormednessError,
  type XmlErrorKind,
} from '../../../text/xml/xml-tree.js';
import { ESCAPED_SEPARATOR } from '../../ad-tag/html-escapes.js';
import { type DocumentRule, type HitOf, type HitsOf, rulesAbout } from '../response-rule.js';
import { removal, removed, replacement, textRepair, type TextRepair } from '../text-repair.js';
import { type LintedDocument, type ScannedXml, textOffset } from '../vast-document.js';
import { excerpt } from './excerpt.js';

/** A text or the value of an attribute, in which references are resolved. */
interface ReferenceRange extends TextRange {
  /** Whether it is the only content of an element, so that a CDATA section can hold it. */
  readonly isWhole: boolean;
}

const referenceRanges = ({ root, isNested }: ScannedXml): readonly ReferenceRange[] =>
  (root === null ? [] : descendantsOf(root))
    .flatMap(({ attributes, segments, children }) => [
      ...attributes.map(({ valueRange }) => ({ ...valueRange, isWhole: false })),
      ...segments
        .filter(({ isCData }) => !isCData)
        .map(({ start, end }) => ({
          start,
          end,
          isWhole: segments.length === 1 && children.length === 0 && !isNested,
        })),
    ])
    .sort((a, b) => a.start - b.start);

const VALID_REFERENCE = /&(?:#\d+|#x[\da-f]+|lt|gt|amp|quot|apos);/i;

const ampersandRepair = (
  text: string,
  range: ReferenceRange,
  errors: readonly WellFormednessError[],
): TextRepair => {
  const raw = text.slice(range.start, range.end);
  if (!range.isWhole || VALID_REFERENCE.test(raw) || raw.includes(']]>'))
    return textRepair(
      'repair-document-escape-ampersands',
      {},
      errors.map(({ start }) => replacement({ start, end: start + 1 }, '&amp;')),
    );
  const content = raw.trim();
  const start = range.start + raw.indexOf(content);
  const end = start + content.length;
  return textRepair('repair-document-write-cdata', {}, [
    replacement({ start, end }, `<![CDATA[${content}]]>`),
  ]);
};

/** Raw ampersands and unknown entities: one hit for each text, so that one repair is enough for a URL. */
const ampersandHits = (document: LintedDocument, scan: ScannedXml): HitsOf<'xml-unescaped-amp'> => {
  const errors = scan.errors.filter(({ kind }) => kind === 'ampersand' || kind === 'entity');
  if (errors.length === 0) return [];
  let next = 0;
  return referenceRanges(scan).flatMap((range) => {
    const from = next;
    while ((errors[next]?.start ?? Infinity) < range.end) next += 1;
    const inside = errors.slice(from, next);
    const [first] = inside;
    if (first === undefined) return [];
    const entity = first.kind === 'entity' ? excerpt(first.detail) : '';
    return document.hit(first.start, { entity }, ampersandRepair(document.text, range, inside));
  });
};

const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/** Namespaces of the prefixes that ad servers use. */
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['xsi', SCHEMA_INSTANCE],
  ['vmap', 'http://www.iab.net/videosuite/vmap'],
  ['vast', 'http://www.iab.com/VAST'],
]);

const hasNoText = ({ text }: LintedDocument): boolean => text.trim() === '';

/** Whether a text is JSON, and its first markup in a string. */
const isJson = ({ text }: LintedDocument): boolean => {
  const [before = ''] = text.split('<', 1);
  const isInString = before.replaceAll('\\"', '').split('"').length % 2 === 0;
  return beginsAsJson(text) && (isInString || before === text);
};

const isHtml = ({ scans }: LintedDocument): boolean =>
  scans.some(
    ({ root, errors }) =>
      root?.key === 'html' ||
      errors.some(({ kind, detail }) => kind === 'doctype' && /^<!doctype\s+html/i.test(detail)),
  );

/** What is no XML has no errors of XML. */
const errorsOf = (document: LintedDocument): readonly WellFormednessError[] =>
  hasNoText(document) || isJson(document) || isHtml(document)
    ? []
    : document.scans.flatMap(({ errors }) => errors);

const CONTENT = /[^\s\u{feff}]/u;

const isLeading = ({ kind, detail }: WellFormednessError, isBlank: boolean): boolean =>
  kind === 'leading-text' && CONTENT.test(detail) !== isBlank;

const withoutLeadingText = (error: WellFormednessError): TextRepair =>
  textRepair('repair-document-remove-leading-text', {}, [replacement(error, '')]);

/** Declares a prefix at the root of its document, if its namespace is known. */
const withDeclaration = ({ root }: ScannedXml, prefix: string): TextRepair | null => {
  const namespace = NAMESPACES.get(prefix);
  if (namespace === undefined) return null;
  const at = root === null ? 0 : root.start + 1 + root.name.length;
  const text = ` xmlns:${prefix}="${namespace}"`;
  return textRepair('repair-document-declare-prefix', {}, [{ start: at, end: at, text }]);
};

const undeclaredPrefix =
  (isXsi: boolean) =>
  (document: LintedDocument, scan: ScannedXml): HitsOf<'xml-undeclared-prefix'> =>
    scan.errors
      .filter(({ kind, detail }) => kind === 'prefix' && (detail === 'xsi') === isXsi)
      .map(({ detail, start }) =>
        document.hit(start, { prefix: excerpt(detail) }, withDeclaration(scan, detail)),
      );

/** Errors that other rules are about. */
const OTHER_KINDS = [
  'ampersand',
  'doctype',
  'doctype-subset',
  'entity',
  'leading-text',
  'prefix',
] as const;

interface MalformedError extends WellFormednessError {
  readonly kind: Exclude<XmlErrorKind, (typeof OTHER_KINDS)[number]>;
}

const isMalformed = (error: WellFormednessError): error is MalformedError =>
  OTHER_KINDS.every((kind) => kind !== error.kind);

const escaped = (range: TextRange, text: string): TextRepair =>
  textRepair('repair-document-escape', { text }, [replacement(range, text)]);

const malformedRepair = (error: MalformedError): TextRepair | null => {
  const { kind } = error;
  if (kind === 'character' || kind === 'outside-root') return removed([replacement(error, '')]);
  if (kind === 'less-than') return escaped(error, '&lt;');
  return kind === 'cdata-end' ? escaped(error, ']]&gt;') : null;
};

/** Two documents in one response. What follows the first is removed. */
const joinedHit = (
  document: LintedDocument,
  errors: readonly MalformedError[],
): HitOf<'xml-malformed'> | null => {
  const others = errors.filter(({ kind }) => kind !== 'declaration');
  const [second] = others;
  if (
    second?.kind !== 'second-root' ||
    others.length > 1 ||
    !/(?:^|:)V(?:AST|MAP)$/.test(second.detail)
  )
    return null;
  const start = errors.at(-2)?.start ?? second.start;
  const rest = { start, end: document.text.length };
  const params = { fault: 'joined' as const, detail: excerpt(second.detail) };
  return document.hit(start, params, removed([replacement(rest, '')]));
};

/** Where the tag begins inside of which a document ends; its length if it does not end inside of one. */
const cutOffset = ({ text }: LintedDocument): number => {
  const start = text.lastIndexOf('<');
  return start > text.lastIndexOf('>') ? start : text.length;
};

const malformedHits = (document: LintedDocument): HitsOf<'xml-malformed'> => {
  if (isJson(document)) return [document.hit(0, { fault: 'json', detail: '' })];
  const errors = errorsOf(document).filter(isMalformed);
  const roots = errors.filter(({ kind }) => kind === 'no-root');
  const joined = joinedHit(document, errors);
  if (joined !== null) return [joined];
  const cutAt = cutOffset(document);
  const cut = errors.find(({ kind, start }) => cutAt <= start && /^(?:tag|attribute)$/.test(kind));
  if (cut !== undefined) {
    const [tag = '', name] = /^<\/?([^\s<>/]{0,200})/.exec(document.text.slice(cutAt)) ?? [];
    return [document.hit(cutAt, { fault: 'cut', detail: excerpt(name || tag) })];
  }
  return (roots.length > 0 ? roots : errors).map((error) => {
    const { kind: fault, detail, start } = error;
    return document.hit(start, { fault, detail: excerpt(detail) }, malformedRepair(error));
  });
};

/** The document as a part of its own, for rules about it as a whole. */
const aboutDocument = rulesAbout('response', (document) => [document]);

const aboutErrors = rulesAbout('response', errorsOf);

const aboutScans = rulesAbout('response', ({ scans }) => scans);

export const XML_RULES: readonly DocumentRule[] = [
  aboutDocument('xml-too-long', 'error', (document) =>
    document.isTooLong ? document.hit(null, { limit: MAX_DOCUMENT_BYTES }) : null,
  ),
  aboutDocument('xml-empty', 'error', (document) =>
    hasNoText(document) ? document.hit(null, {}) : null,
  ),
  aboutErrors('xml-doctype', 'error', (document, error) => {
    const { kind, start } = error;
    // A document type with declarations is left to a person: the document may use its entities.
    if (kind === 'doctype-subset') return document.hit(start, {});
    const repair = textRepair('repair-document-remove-doctype', {}, [
      removal(document.text, error),
    ]);
    return kind === 'doctype' ? document.hit(start, {}, repair) : null;
  }),
  aboutErrors('xml-leading-space', 'warning', (document, error) =>
    isLeading(error, true) ? document.hit(error.start, {}, withoutLeadingText(error)) : null,
  ),
  aboutErrors('xml-leading-text', 'error', (document, error) =>
    isLeading(error, false)
      ? document.hit(error.start, { length: error.end - error.start }, withoutLeadingText(error))
      : null,
  ),
  aboutScans('xml-unescaped-amp', 'warning', ampersandHits),
  rulesAbout('response', ({ scans }) =>
    scans.flatMap(({ root }) => (root === null ? [] : descendantsOf(root))),
  )('url-escaped-twice', 'warning', (document, element) => {
    // It was escaped for XML, and then written into CDATA or escaped once more.
    const text = textOf(element);
    const isEscaped = /^https?:\/\//i.test(text) && ESCAPED_SEPARATOR.test(text);
    return isEscaped && element.children.length === 0
      ? document.hit(textOffset(element), { element: element.localName })
      : null;
  }),
  aboutScans('xml-undeclared-xsi', 'warning', undeclaredPrefix(true)),
  aboutScans('xml-undeclared-prefix', 'error', undeclaredPrefix(false)),
  aboutDocument('xml-malformed', 'error', malformedHits),
  aboutDocument('xml-html', 'error', (document) =>
    isHtml(document) && !isJson(document) ? document.hit(null, {}) : null,
  ),
];
