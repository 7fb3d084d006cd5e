import { type DocumentRule, rulesAbout } from '../response-rule.js';
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
import { repeated } from '../repeated.js';
import { inferredVersion } from '../vast-outline.js';
import { descendantsOf, textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { attributeOf } from '../../../text/xml/xml-lookup.js';
import { prefixOf } from '../../../text/xml/namespace-scope.js';
import { nearest } from '../../../text/edit-distance.js';
import { excerpt } from './excerpt.js';

const aboutVasts = rulesAbout('response', ({ vasts }) => vasts);

const aboutRoots = rulesAbout('response', ({ roots }) => roots);

const ROOTS = new Set(['vast', 'vmap', 'videoadservingtemplate', 'html']);

/** Elements of the standard, without the content that is of the ad server's own making. */
const standardElements = ({ roots }: LintedDocument): readonly XmlElement[] =>
  roots
    .filter(({ key }) => key === 'vast' || key === 'vmap')
    .flatMap((root) => descendantsOf(root, ({ key }) => grammar.OPEN_ELEMENTS.has(key)));

const aboutElements = rulesAbout('response', standardElements);

/** Letters of the shortest name that is taken for a misspelt one. */
const MIN_LENGTH = 4;

/** The child of the same parent that a name differs from by one letter; undefined if there is none. */
const misspelt = ({ localName, parent, name }: XmlElement): string | undefined => {
  const keys = [...(grammar.CHILD_KEYS.get(parent?.key ?? '') ?? [])];
  return localName.length < MIN_LENGTH || prefixOf(name) !== ''
    ? undefined
    : nearest(
        localName,
        keys.flatMap((key) => grammar.ELEMENT_NAMES.get(key) ?? []),
        1,
      );
};

const SUPPORTED = /^[234](\.|$)/;
const KNOWN_VERSION = /(?:^|[^\d.])([234])[.,]([0-3])(?:[^\d.]|$)/;

const nameRanges = ({
  name,
  startTag,
  endTag,
}: XmlElement): readonly { start: number; end: number }[] =>
  (startTag === endTag ? [startTag.start + 1] : [startTag.start + 1, endTag.start + 2]).map(
    (start) => ({ start, end: start + name.length }),
  );

/** Elements that are in their parent once more. */
const repeatedElements = (document: LintedDocument): readonly XmlElement[] =>
  standardElements(document).flatMap(({ children }) =>
    repeated(children, ({ key }) => (grammar.SINGLE_ELEMENTS.has(key) ? key : null)),
  );

/** The element with which a text begins. Players read a document of VAST in the text of a break. */
const ESCAPED_ELEMENT = /^<(?:\w{1,20}:)?(?!VAST\b)(\w{1,40})[\s/>]/;

export const DOCUMENT_RULES: readonly DocumentRule[] = [
  aboutRoots('xml-root', 'error', (document, root) =>
    ROOTS.has(root.key) ? null : document.hit(root.start, { element: excerpt(root.localName) }),
  ),
  rulesAbout('response', ({ vmap, context }) =>
    vmap === null || context.allowsVmap ? [] : [vmap],
  )('vmap-not-expected', 'error', (document, vmap) => document.hit(vmap.start, {})),
  rulesAbout('response', ({ roots, vasts }) => [
    ...roots.filter(({ key }) => key === 'videoadservingtemplate'),
    ...vasts.map(({ root }) => root),
  ])('vast-version', 'error', (document, root) => {
    if (root.key !== 'vast')
      return document.hit(root.start, { root: 'VideoAdServingTemplate', version: '' });
    const attribute = attributeOf(root, 'version');
    const declared = attribute?.value.trim() ?? '';
    if (attribute === undefined || declared === '' || SUPPORTED.test(declared)) return null;
    const [, major, minor] = KNOWN_VERSION.exec(declared) ?? [];
    const version = `${major}.${minor}`;
    const edit = replacement(attribute.valueRange, version);
    return document.hit(
      attribute.start,
      { root: 'VAST', version: excerpt(declared) },
      minor === undefined ? null : textRepair('repair-document-write-version', { version }, [edit]),
    );
  }),
  aboutVasts('vast-version-missing', 'warning', (document, { root, declaredVersion }) => {
    if (declaredVersion !== null) return null;
    const version = inferredVersion(root);
    const edit = withAttribute(root, 'version', version);
    return document.hit(
      root.start,
      {},
      textRepair('repair-document-add-version', { version }, [edit]),
    );
  }),
  aboutElements('vast-element-case', 'error', (document, element) => {
    const expected = grammar.ELEMENT_NAMES.get(element.key) ?? misspelt(element);
    if (expected === undefined || expected === element.localName) return null;
    const prefix = prefixOf(element.name);
    const name = prefix === '' ? expected : `${prefix}:${expected}`;
    const edits = nameRanges(element).map((range) => replacement(range, name));
    return document.hit(
      element.start,
      { element: excerpt(element.localName), expected },
      textRepair('repair-document-write', { text: expected }, edits),
    );
  }),
  aboutElements('vast-attribute-case', 'warning', (document, { attributes }) =>
    attributes.flatMap(({ name, start, key }) => {
      const expected = grammar.ATTRIBUTE_NAMES.get(key);
      if (expected === undefined || expected === name || name.includes(':')) return [];
      return document.hit(
        start,
        { attribute: excerpt(name), expected },
        written({ start, end: start + name.length }, expected),
      );
    }),
  ),
  aboutElements('vast-element-misplaced', 'warning', (document, { parent, key, start }) => {
    const allowed = parent === null ? undefined : grammar.CHILD_KEYS.get(parent.key);
    const element = grammar.ELEMENT_NAMES.get(key);
    if (parent === null || element === undefined || allowed === undefined || allowed.has(key))
      return null;
    const expected = grammar.PARENT_NAMES.get(key) ?? [];
    return document.hit(start, { element, parent: parent.localName, expected });
  }),
  aboutElements('vast-escaped-markup', 'error', (document, parent) => {
    const key = ESCAPED_ELEMENT.exec(textOf(parent))?.[1]?.toLowerCase() ?? '';
    const element = grammar.ELEMENT_NAMES.get(key);
    return element === undefined || grammar.CHILD_KEYS.get(parent.key)?.has(key) !== true
      ? null
      : document.hit(textOffset(parent), { element, parent: parent.localName });
  }),
  rulesAbout('response', repeatedElements)(
    'vast-element-repeated',
    'warning',
    (document, element) =>
      document.hit(
        element.start,
        { element: element.localName },
        removed([removal(document.text, element)]),
      ),
  ),
];
