import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { removal, replacement } from '../text-repair.js';
import { hitAt, type LintedDocument } from '../vast-document.js';
import {
  ATTRIBUTE_NAMES,
  CHILD_KEYS,
  ELEMENT_NAMES,
  OPEN_ELEMENTS,
  PARENT_NAMES,
  SINGLE_ELEMENTS,
} from '../vast-grammar.js';
import { inferredVersion } from '../vast-outline.js';
import { attributeOf, descendantsOf } from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { prefixOf } from '../../../text/xml/namespace-scope.js';
import { quoted } from './quoted.js';

type DocumentRule = LintRule<LintedDocument>;

const ROOTS = new Set(['vast', 'vmap', 'videoadservingtemplate', 'html']);

/** Elements of the standard, without the content that is of the ad server's own making. */
const standardElements = ({ roots }: LintedDocument): readonly XmlElement[] =>
  roots
    .filter(({ key }) => key === 'vast' || key === 'vmap')
    .flatMap((root) => descendantsOf(root, ({ key }) => OPEN_ELEMENTS.has(key)));

const SUPPORTED = /^[234](\.|$)/;
const KNOWN_VERSION = /(?:^|[^\d.])([234])[.,]([0-3])(?:[^\d.]|$)/;

const versionHits = (document: LintedDocument): readonly RuleHit[] =>
  document.vasts.flatMap(({ root, declaredVersion }) => {
    const attribute = attributeOf(root, 'version');
    if (attribute === undefined || declaredVersion === null || SUPPORTED.test(declaredVersion))
      return [];
    const [, major, minor] = KNOWN_VERSION.exec(declaredVersion) ?? [];
    return hitAt(
      document,
      attribute.start,
      `The version is ${quoted(declaredVersion)}; players support 2.0 to 4.3 (VAST error 102).`,
      major === undefined || minor === undefined
        ? null
        : {
            label: `Write the version as ${major}.${minor}.`,
            edits: [replacement(attribute.valueRange, `${major}.${minor}`)],
          },
    );
  });

const missingVersionHits = (document: LintedDocument): readonly RuleHit[] =>
  document.vasts.flatMap(({ root, declaredVersion }) => {
    if (declaredVersion !== null) return [];
    const version = inferredVersion(root);
    const attribute = attributeOf(root, 'version');
    const at = root.start + 1 + root.name.length;
    const edit =
      attribute === undefined
        ? { start: at, end: at, text: ` version="${version}"` }
        : replacement(attribute, `version="${version}"`);
    return hitAt(
      document,
      root.start,
      'The <VAST> element has no version. This player reads it as VAST 4, others refuse it.',
      { label: `Add version ${version}, the lowest with these elements.`, edits: [edit] },
    );
  });

const nameRanges = ({
  name,
  startTag,
  endTag,
}: XmlElement): readonly { start: number; end: number }[] =>
  (startTag === endTag ? [startTag.start + 1] : [startTag.start + 1, endTag.start + 2]).map(
    (start) => ({ start, end: start + name.length }),
  );

const elementCaseHits = (document: LintedDocument): readonly RuleHit[] =>
  standardElements(document).flatMap((element) => {
    const expected = ELEMENT_NAMES.get(element.key);
    if (expected === undefined || expected === element.localName) return [];
    const prefix = prefixOf(element.name);
    const name = prefix === '' ? expected : `${prefix}:${expected}`;
    return hitAt(
      document,
      element.start,
      `The element is written ${quoted(element.localName)}; players find only ${quoted(expected)}.`,
      {
        label: `Write ${expected}.`,
        edits: nameRanges(element).map((range) => replacement(range, name)),
      },
    );
  });

const attributeCaseHits = (document: LintedDocument): readonly RuleHit[] =>
  standardElements(document)
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ name, start, key }) => {
      const expected = ATTRIBUTE_NAMES.get(key);
      if (expected === undefined || expected === name || name.includes(':')) return [];
      return hitAt(
        document,
        start,
        `The attribute is written ${quoted(name)}; players find only ${quoted(expected)}.`,
        {
          label: `Write ${expected}.`,
          edits: [replacement({ start, end: start + name.length }, expected)],
        },
      );
    });

const misplacedHits = (document: LintedDocument): readonly RuleHit[] =>
  standardElements(document).flatMap((element) => {
    const { parent, key } = element;
    const allowed = parent === null ? undefined : CHILD_KEYS.get(parent.key);
    const name = ELEMENT_NAMES.get(key);
    if (parent === null || name === undefined || allowed === undefined || allowed.has(key))
      return [];
    const parents = (PARENT_NAMES.get(key) ?? []).map((one) => `<${one}>`).join(', ');
    return hitAt(
      document,
      element.start,
      `<${name}> is in <${parent.localName}>, where players do not read it; expected in ${parents}.`,
    );
  });

const repeatedHits = (document: LintedDocument): readonly RuleHit[] =>
  standardElements(document)
    .flatMap(({ children }) => {
      const seen = new Set<string>();
      return children.filter(({ key }) => {
        const isRepeated = SINGLE_ELEMENTS.has(key) && seen.has(key);
        seen.add(key);
        return isRepeated;
      });
    })
    .map((element) =>
      hitAt(
        document,
        element.start,
        `A second <${element.localName}> is in the same element; players read only the first.`,
        { label: 'Remove it.', edits: [removal(document.text, element)] },
      ),
    );

/** Rules about the document as VAST or VMAP (VAST errors 101 and 102). */
export const DOCUMENT_RULES: readonly DocumentRule[] = [
  {
    name: 'xml-root',
    severity: 'error',
    stage: 'response',
    remedy: 'Check the URL of the ad tag: the response is another kind of XML (VAST error 101).',
    test: (document) =>
      document.roots
        .filter(({ key }) => !ROOTS.has(key))
        .map((root) =>
          hitAt(
            document,
            root.start,
            `The root element is ${quoted(root.localName)}; expected VAST or VMAP.`,
          ),
        ),
  },
  {
    name: 'vmap-not-expected',
    severity: 'error',
    stage: 'response',
    remedy:
      'Request VAST here (with Google Ad Manager output=vast), or use the tag for the whole content.',
    test: (document) =>
      document.vmap === null || document.context.allowsVmap
        ? []
        : [
            hitAt(
              document,
              document.vmap.start,
              'The response is VMAP, a list of ad breaks; expected VAST with the ads of one break (VAST error 101).',
            ),
          ],
  },
  {
    name: 'vast-version',
    severity: 'error',
    stage: 'response',
    remedy: 'Ask the ad server for VAST 2.0 to 4.3.',
    test: (document) => [
      ...document.roots
        .filter(({ key }) => key === 'videoadservingtemplate')
        .map((root) =>
          hitAt(
            document,
            root.start,
            'The response is VAST 1 (<VideoAdServingTemplate>); players support 2.0 to 4.3 (VAST error 102).',
          ),
        ),
      ...versionHits(document),
    ],
  },
  {
    name: 'vast-version-missing',
    severity: 'warning',
    stage: 'response',
    remedy: 'Write the version into the root element: <VAST version="4.2">.',
    test: missingVersionHits,
  },
  {
    name: 'vast-element-case',
    severity: 'error',
    stage: 'response',
    remedy: 'Write the element as the standard does: names of XML are case-sensitive.',
    test: elementCaseHits,
  },
  {
    name: 'vast-attribute-case',
    severity: 'warning',
    stage: 'response',
    remedy: 'Write the attribute as the standard does: names of XML are case-sensitive.',
    test: attributeCaseHits,
  },
  {
    name: 'vast-element-misplaced',
    severity: 'warning',
    stage: 'response',
    remedy: 'Move the element to the parent that the standard names.',
    test: misplacedHits,
  },
  {
    name: 'vast-element-repeated',
    severity: 'warning',
    stage: 'response',
    remedy: 'Keep one of them.',
    test: repeatedHits,
  },
];
