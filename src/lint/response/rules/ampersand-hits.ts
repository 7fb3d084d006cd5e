import type { HitsOf } from '../response-rule.js';
import type { TextRange } from '../../../text/text-edits.js';
import { textRepair, replacement, type TextRepair } from '../text-repair.js';
import type { LintedDocument, ScannedXml } from '../vast-document.js';
import { descendantsOf, type WellFormednessError } from '../../../text/xml/xml-tree.js';
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
export const ampersandHits = (document: LintedDocument): HitsOf<'xml-unescaped-amp'> =>
  document.scans.flatMap((scan) => hitsOf(document, scan));
