import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import {
  textRepair,
  withAttribute,
  removal,
  removed,
  replacement,
  written,
} from '../text-repair.js';
import { type LintedDocument, textOffset } from '../vast-document.js';
import * as grammar from '../vast-grammar.js';
import { inferredVersion } from '../vast-outline.js';
import { descendantsOf, textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { attributeOf } from '../../../text/xml/xml-lookup.js';
import { prefixOf } from '../../../text/xml/namespace-scope.js';
import { excerpt } from './excerpt.js';

const ROOTS = new Set(['vast', 'vmap', 'videoadservingtemplate', 'html']);

/** Elements of the standard, without the content that is of the ad server's own making. */
const standardElements = ({ roots }: LintedDocument): readonly XmlElement[] =>
  roots
    .filter(({ key }) => key === 'vast' || key === 'vmap')
    .flatMap((root) => descendantsOf(root, ({ key }) => grammar.OPEN_ELEMENTS.has(key)));

const SUPPORTED = /^[234](\.|$)/;
const KNOWN_VERSION = /(?:^|[^\d.])([234])[.,]([0-3])(?:[^\d.]|$)/;

const versionHits = (document: LintedDocument): HitsOf<'vast-version'> =>
  document.vasts.flatMap(({ root, declaredVersion }) => {
    const attribute = attributeOf(root, 'version');
    if (attribute === undefined || declaredVersion === null || SUPPORTED.test(declaredVersion))
      return [];
    const [, major, minor] = KNOWN_VERSION.exec(declaredVersion) ?? [];
    return document.hit(
      attribute.start,
      { root: 'VAST', version: excerpt(declaredVersion) },
      major === undefined || minor === undefined
        ? null
        : {
            id: 'repair-document-write-version',
            params: { version: `${major}.${minor}` },
            edits: [replacement(attribute.valueRange, `${major}.${minor}`)],
          },
    );
  });

const missingVersionHits = (document: LintedDocument): HitsOf<'vast-version-missing'> =>
  document.vasts.flatMap(({ root, declaredVersion }) => {
    if (declaredVersion !== null) return [];
    const version = inferredVersion(root);
    const edit = withAttribute(root, 'version', version);
    return document.hit(
      root.start,
      {},
      textRepair('repair-document-add-version', { version }, [edit]),
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

const elementCaseHits = (document: LintedDocument): HitsOf<'vast-element-case'> =>
  standardElements(document).flatMap((element) => {
    const expected = grammar.ELEMENT_NAMES.get(element.key);
    if (expected === undefined || expected === element.localName) return [];
    const prefix = prefixOf(element.name);
    const name = prefix === '' ? expected : `${prefix}:${expected}`;
    return document.hit(
      element.start,
      { element: excerpt(element.localName), expected },
      textRepair(
        'repair-document-write',
        { text: expected },
        nameRanges(element).map((range) => replacement(range, name)),
      ),
    );
  });

const attributeCaseHits = (document: LintedDocument): HitsOf<'vast-attribute-case'> =>
  standardElements(document)
    .flatMap(({ attributes }) => attributes)
    .flatMap(({ name, start, key }) => {
      const expected = grammar.ATTRIBUTE_NAMES.get(key);
      if (expected === undefined || expected === name || name.includes(':')) return [];
      return document.hit(
        start,
        { attribute: excerpt(name), expected },
        written({ start, end: start + name.length }, expected),
      );
    });

const misplacedHits = (document: LintedDocument): HitsOf<'vast-element-misplaced'> =>
  standardElements(document).flatMap((element) => {
    const { parent, key } = element;
    const allowed = parent === null ? undefined : grammar.CHILD_KEYS.get(parent.key);
    const name = grammar.ELEMENT_NAMES.get(key);
    if (parent === null || name === undefined || allowed === undefined || allowed.has(key))
      return [];
    return document.hit(element.start, {
      element: name,
      parent: parent.localName,
      expected: grammar.PARENT_NAMES.get(key) ?? [],
    });
  });

const repeatedHits = (document: LintedDocument): HitsOf<'vast-element-repeated'> =>
  standardElements(document)
    .flatMap(({ children }) => {
      const seen = new Set<string>();
      return children.filter(({ key }) => {
        const isRepeated = grammar.SINGLE_ELEMENTS.has(key) && seen.has(key);
        seen.add(key);
        return isRepeated;
      });
    })
    .map((element) =>
      document.hit(
        element.start,
        { element: element.localName },
        removed([removal(document.text, element)]),
      ),
    );

/** The element with which a text begins. Players read a document of VAST in the text of a break. */
const ESCAPED_ELEMENT = /^<(?:\w{1,20}:)?(?!VAST\b)(\w{1,40})[\s/>]/;

const escapedHits = (document: LintedDocument): HitsOf<'vast-escaped-markup'> =>
  standardElements(document).flatMap((parent) => {
    const key = ESCAPED_ELEMENT.exec(textOf(parent))?.[1]?.toLowerCase() ?? '';
    const element = grammar.ELEMENT_NAMES.get(key);
    return element === undefined || grammar.CHILD_KEYS.get(parent.key)?.has(key) !== true
      ? []
      : document.hit(textOffset(parent), { element, parent: parent.localName });
  });

export const DOCUMENT_RULES: readonly DocumentRule[] = [
  documentRule('xml-root', 'error', 'response', (document) =>
    document.roots
      .filter(({ key }) => !ROOTS.has(key))
      .map((root) => document.hit(root.start, { element: excerpt(root.localName) })),
  ),
  documentRule('vmap-not-expected', 'error', 'response', (document) =>
    document.vmap === null || document.context.allowsVmap
      ? []
      : [document.hit(document.vmap.start, {})],
  ),
  documentRule('vast-version', 'error', 'response', (document) => [
    ...document.roots
      .filter(({ key }) => key === 'videoadservingtemplate')
      .map((root) =>
        document.hit(root.start, { root: 'VideoAdServingTemplate' as const, version: '' }),
      ),
    ...versionHits(document),
  ]),
  documentRule('vast-version-missing', 'warning', 'response', missingVersionHits),
  documentRule('vast-element-case', 'error', 'response', elementCaseHits),
  documentRule('vast-attribute-case', 'warning', 'response', attributeCaseHits),
  documentRule('vast-element-misplaced', 'warning', 'response', misplacedHits),
  documentRule('vast-escaped-markup', 'error', 'response', escapedHits),
  documentRule('vast-element-repeated', 'warning', 'response', repeatedHits),
];
