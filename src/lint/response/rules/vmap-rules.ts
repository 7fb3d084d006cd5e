import { documentRule, type DocumentRule, type HitsOf } from '../response-rule.js';
import type { ResponseLintMessages } from '../../../messages/generated/response-lint/index.js';
import { webAddress } from '../../../vast/web-address.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { declaredPrefix, prefixOf } from '../../../text/xml/namespace-scope.js';
import { attributeOf, childrenOf, elementsAt, valueOf } from '../../../text/xml/xml-lookup.js';
import { timecodeSeconds } from './ad-rules.js';
import { excerpt } from './excerpt.js';

const breaksOf = ({ vmap }: LintedDocument): readonly XmlElement[] =>
  vmap === null ? [] : childrenOf(vmap, 'AdBreak');

const sourcesOf = (document: LintedDocument): readonly XmlElement[] =>
  breaksOf(document).flatMap((adBreak) => childrenOf(adBreak, 'AdSource'));

const attributeStart = (element: XmlElement, name: string): number =>
  attributeOf(element, name)?.start ?? element.start;

const versionHits = (document: LintedDocument): HitsOf<'vmap-version'> => {
  const { vmap } = document;
  const version = vmap === null ? null : valueOf(vmap, 'version');
  return vmap === null || version === null || /^1(\.|$)/.test(version)
    ? []
    : [document.hit(attributeStart(vmap, 'version'), { version: excerpt(version) })];
};

const noBreakHits = (document: LintedDocument): HitsOf<'vmap-no-break'> =>
  document.vmap === null || breaksOf(document).length > 0
    ? []
    : [document.hit(document.vmap.start, {})];

const PERCENT = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)%$/;

const offsetFault = (offset: string): ResponseLintMessages['vmap-offset']['fault'] | null => {
  if (/^(start|end)$/i.test(offset) || PERCENT.test(offset)) return null;
  if (timecodeSeconds(offset) !== null) return null;
  if (offset === '') return 'missing';
  return offset.startsWith('#') ? 'position' : 'invalid';
};

const offsetHits = (document: LintedDocument): HitsOf<'vmap-offset'> =>
  breaksOf(document).flatMap((adBreak) => {
    const offset = valueOf(adBreak, 'timeOffset') ?? '';
    const fault = offsetFault(offset);
    return fault === null
      ? []
      : document.hit(attributeStart(adBreak, 'timeOffset'), { fault, offset: excerpt(offset) });
  });

const BREAK_TYPES = new Set(['linear', 'nonlinear', 'non-linear']);

const typeHits = (document: LintedDocument): HitsOf<'vmap-break-type'> =>
  breaksOf(document).flatMap((adBreak) => {
    const type = valueOf(adBreak, 'breakType') ?? 'linear';
    const types = type.toLowerCase().split(/[\s,]+/);
    return types.some((breakType) => BREAK_TYPES.has(breakType))
      ? []
      : document.hit(attributeStart(adBreak, 'breakType'), { type: excerpt(type) });
  });

const TEMPLATE = /^vast([2-4].*)?$/i;

/** Why the player cannot use a source; null if it can. */
const sourceFault = (source: XmlElement): ResponseLintMessages['vmap-source'] | null => {
  const has = (name: string): boolean => childrenOf(source, name).length > 0;
  const [tag] = childrenOf(source, 'AdTagURI');
  if (has('VASTAdData') || has('VASTData')) return null;
  if (tag === undefined)
    return { fault: has('CustomAdData') ? 'custom-data' : 'missing', templateType: '' };
  const template = valueOf(tag, 'templateType') ?? 'vast';
  return TEMPLATE.test(template)
    ? null
    : { fault: 'template-type', templateType: excerpt(template) };
};

const sourceHits = (document: LintedDocument): HitsOf<'vmap-source'> =>
  sourcesOf(document).flatMap((source) => {
    const fault = sourceFault(source);
    return fault === null ? [] : document.hit(source.start, fault);
  });

const tagHits = (document: LintedDocument): HitsOf<'vmap-tag-not-url'> =>
  sourcesOf(document)
    .flatMap((source) => elementsAt(source, 'AdTagURI').slice(0, 1))
    .filter((tag) => !/^[[{%$#]/.test(textOf(tag)) && webAddress(textOf(tag)) === null)
    .map((tag) => document.hit(textOffset(tag), {}));

/** What the documents in the breaks have, and their sources forbid. */
const cutHits = (document: LintedDocument): HitsOf<'vmap-cut'> =>
  sourcesOf(document).flatMap((source) => {
    const forbids = (name: string): boolean => /^(?:false|0)$/i.test(valueOf(source, name) ?? '');
    const ads = document.ads.filter(
      ({ element: { start } }) => start > source.start && start < source.end,
    );
    const sequenced = ads.filter(({ element }) => valueOf(element, 'sequence') !== null);
    const ignored = [
      ...(forbids('followRedirects') && ads.some(({ kind }) => kind === 'Wrapper')
        ? (['wrapper'] as const)
        : []),
      ...(forbids('allowMultipleAds') && sequenced.length > 1 ? (['pod'] as const) : []),
    ];
    return ignored.map((kind) => document.hit(source.start, { ignored: kind }));
  });

const NAMESPACE = 'http://www.iab.net/videosuite/vmap';

/** VMAP 1.0, what is in the root, in an ad break and in its source. */
const PARTS = [
  'AdBreak',
  'AdSource',
  'VASTAdData',
  'AdTagURI',
  'CustomAdData',
  'TrackingEvents',
  'Tracking',
  'Extensions',
  'Extension',
];

interface ForeignElement {
  readonly element: XmlElement;
  /** Empty if it has none. */
  readonly namespace: string;
}

/** The elements of VMAP that are in no namespace or in another one, with what is declared around them. */
const foreignElements = (
  element: XmlElement,
  outer: ReadonlyMap<string, string>,
): readonly ForeignElement[] => {
  const declared = element.attributes.flatMap(({ name, value }) => {
    const prefix = declaredPrefix(name);
    return prefix === null ? [] : [[prefix, value] as const];
  });
  const namespaces = new Map([...outer, ...declared]);
  const prefix = prefixOf(element.name);
  const namespace = namespaces.get(prefix) ?? '';
  // Another rule is about a prefix without a declaration.
  const isForeign = namespace !== NAMESPACE && (prefix === '' || namespace !== '');
  return [
    ...(isForeign ? [{ element, namespace }] : []),
    ...PARTS.flatMap((name) => childrenOf(element, name)).flatMap((child) =>
      foreignElements(child, namespaces),
    ),
  ];
};

/** One for each namespace, so that a wrong one at the root is one fault. */
const namespaceHits = (document: LintedDocument): HitsOf<'vmap-namespace'> => {
  if (document.vmap === null) return [];
  const elements = foreignElements(document.vmap, new Map());
  return elements
    .filter(
      ({ namespace }, index) => elements.findIndex((it) => it.namespace === namespace) === index,
    )
    .map(({ element, namespace }) =>
      document.hit(element.start, { element: element.localName, namespace: excerpt(namespace) }),
    );
};

export const VMAP_RULES: readonly DocumentRule[] = [
  documentRule('vmap-version', 'error', 'response', versionHits),
  documentRule('vmap-namespace', 'error', 'response', namespaceHits),
  documentRule('vmap-no-break', 'info', 'response', noBreakHits),
  documentRule('vmap-offset', 'error', 'response', offsetHits),
  documentRule('vmap-break-type', 'error', 'response', typeHits),
  documentRule('vmap-source', 'error', 'response', sourceHits),
  documentRule('vmap-cut', 'error', 'response', cutHits),
  documentRule('vmap-tag-not-url', 'error', 'response', tagHits),
];
