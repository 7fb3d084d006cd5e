import type { ResponseLintMessages } from '../../../messages/generated/response-lint/index.js';
import type { TextRange } from '../../../text/text-edits.js';
import { MAX_DOCUMENT_BYTES } from '../../../text/xml/document-limit.js';
import {
  descendantsOf,
  textOf,
  type WellFormednessError,
  type XmlErrorKind,
} from '../../../text/xml/xml-tree.js';
import { ESCAPED_SEPARATOR } from '../../ad-tag/html-escapes.js';
import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
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

const hitsOf = (document: LintedDocument, scan: ScannedXml): HitsOf<'xml-unescaped-amp'> => {
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

/** Raw ampersands and unknown entities: one hit for each text, so that one repair is enough for a URL. */
const ampersandHits = (document: LintedDocument): HitsOf<'xml-unescaped-amp'> =>
  document.scans.flatMap((scan) => hitsOf(document, scan));

const SCHEMA_INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/** Namespaces of the prefixes that ad servers use. */
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  ['xsi', SCHEMA_INSTANCE],
  ['vmap', 'http://www.iab.net/videosuite/vmap'],
  ['vast', 'http://www.iab.com/VAST'],
]);

const hasNoText = ({ text }: LintedDocument): boolean => text.trim() === '';

const errorsOf = (document: LintedDocument): readonly WellFormednessError[] =>
  hasNoText(document) ? [] : document.scans.flatMap(({ errors }) => errors);

const CONTENT = /[^\s\u{feff}]/u;

/** Text before the document: white space, or other text. */
const leadingErrors = (
  document: LintedDocument,
  isBlank: boolean,
): readonly WellFormednessError[] =>
  errorsOf(document).filter(
    ({ kind, detail }) => kind === 'leading-text' && CONTENT.test(detail) !== isBlank,
  );

const withoutLeadingText = (error: WellFormednessError): TextRepair =>
  textRepair('repair-document-remove-leading-text', {}, [replacement(error, '')]);

const leadingSpaceHits = (document: LintedDocument): HitsOf<'xml-leading-space'> =>
  leadingErrors(document, true).map((error) =>
    document.hit(error.start, {}, withoutLeadingText(error)),
  );

const leadingTextHits = (document: LintedDocument): HitsOf<'xml-leading-text'> =>
  leadingErrors(document, false).map((error) =>
    document.hit(error.start, { length: error.end - error.start }, withoutLeadingText(error)),
  );

const undeclaredPrefix =
  (isWanted: (prefix: string) => boolean) =>
  (document: LintedDocument): HitsOf<'xml-undeclared-prefix'> =>
    document.scans.flatMap(({ root, errors }) =>
      errors
        .filter(({ kind, detail }) => kind === 'prefix' && isWanted(detail))
        .map(({ detail, start }) => {
          const namespace = NAMESPACES.get(detail);
          const at = root === null ? 0 : root.start + 1 + root.name.length;
          const text = ` xmlns:${detail}="${namespace ?? ''}"`;
          const repair: TextRepair | null =
            namespace === undefined
              ? null
              : textRepair('repair-document-declare-prefix', {}, [{ start: at, end: at, text }]);
          return document.hit(start, { prefix: excerpt(detail) }, repair);
        }),
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

const looksLikeJson = (text: string): boolean =>
  /^[{[]/.test(text.replace('\u{feff}', '').trimStart());

const isHtml = (document: LintedDocument): boolean =>
  document.scans.some(({ root }) => root?.key === 'html') ||
  errorsOf(document).some(
    ({ kind, detail }) => kind === 'doctype' && /^<!doctype\s+html/i.test(detail),
  );

/** Addresses that were escaped for XML, and then written into CDATA or escaped once more. */
const twiceHits = (document: LintedDocument): HitsOf<'url-escaped-twice'> =>
  document.scans
    .flatMap(({ root }) => (root === null ? [] : descendantsOf(root)))
    .filter((element) => element.children.length === 0)
    .filter((element) => {
      const text = textOf(element);
      return /^https?:\/\//i.test(text) && ESCAPED_SEPARATOR.test(text);
    })
    .map((element) => document.hit(textOffset(element), { element: element.localName }));

/** Two documents in one response. What follows the first is removed. */
const joinedHit = (
  document: LintedDocument,
  errors: readonly MalformedError[],
): HitsOf<'xml-malformed'>[number] | null => {
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
  if (isHtml(document)) return [];
  const errors = errorsOf(document).filter(isMalformed);
  const roots = errors.filter(({ kind }) => kind === 'no-root');
  const joined = joinedHit(document, errors);
  if (joined !== null) return [joined];
  const cutAt = cutOffset(document);
  const cut = errors.find(({ kind, start }) => cutAt <= start && /^(?:tag|attribute)$/.test(kind));
  if (cut !== undefined) {
    const [, name = ''] = /^<\/?([^\s<>/]{0,200})/.exec(document.text.slice(cutAt)) ?? [];
    return [document.hit(cutAt, { fault: 'cut', detail: excerpt(name) })];
  }
  return (roots.length > 0 ? roots : errors).map((error) => {
    const { kind, detail, start } = error;
    const fault: ResponseLintMessages['xml-malformed']['fault'] =
      kind === 'no-root' && looksLikeJson(document.text) ? 'json' : kind;
    return document.hit(start, { fault, detail: excerpt(detail) }, malformedRepair(error));
  });
};

/** A document type with declarations is left to a person: the document may use its entities. */
const withoutDoctype = ({ text }: LintedDocument, error: WellFormednessError): TextRepair | null =>
  error.kind === 'doctype'
    ? textRepair('repair-document-remove-doctype', {}, [removal(text, error)])
    : null;

export const XML_RULES: readonly DocumentRule[] = [
  documentRule('xml-too-long', 'error', 'response', (document) =>
    document.isTooLong ? [document.hit(null, { limit: MAX_DOCUMENT_BYTES })] : [],
  ),
  documentRule('xml-empty', 'error', 'response', (document) =>
    hasNoText(document) ? [document.hit(null, {})] : [],
  ),
  documentRule('xml-doctype', 'error', 'response', (document) =>
    errorsOf(document)
      .filter(({ kind }) => kind === 'doctype' || kind === 'doctype-subset')
      .map((error) => document.hit(error.start, {}, withoutDoctype(document, error))),
  ),
  documentRule('xml-leading-space', 'warning', 'response', leadingSpaceHits),
  documentRule('xml-leading-text', 'error', 'response', leadingTextHits),
  documentRule('xml-unescaped-amp', 'warning', 'response', ampersandHits),
  documentRule('url-escaped-twice', 'warning', 'response', twiceHits),
  documentRule(
    'xml-undeclared-xsi',
    'warning',
    'response',
    undeclaredPrefix((prefix) => prefix === 'xsi'),
  ),
  documentRule(
    'xml-undeclared-prefix',
    'error',
    'response',
    undeclaredPrefix((prefix) => prefix !== 'xsi'),
  ),
  documentRule('xml-malformed', 'error', 'response', malformedHits),
  documentRule('xml-html', 'error', 'response', (document) =>
    isHtml(document) ? [document.hit(null, {})] : [],
  ),
];
