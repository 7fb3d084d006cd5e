import { type DocumentRule, rulesAbout } from '../response-rule.js';
import type { ResponseLintMessages } from '../../../messages/generated/response-lint/index.js';
import { webAddress } from '../../../vast/web-address.js';
import { textOffset, type LintedDocument } from '../vast-document.js';
import { textOf, type XmlElement } from '../../../text/xml/xml-tree.js';
import { declaredPrefix, prefixOf } from '../../../text/xml/namespace-scope.js';
import { attributeOf, childrenOf, valueOf } from '../../../text/xml/xml-lookup.js';
import { PERCENT, timecodeSeconds } from './ad-rules.js';
import { excerpt } from './excerpt.js';

const roots = ({ vmap }: LintedDocument): readonly XmlElement[] => (vmap === null ? [] : [vmap]);

const breaksOf = (document: LintedDocument): readonly XmlElement[] =>
  roots(document).flatMap((vmap) => childrenOf(vmap, 'AdBreak'));

const sourcesOf = (document: LintedDocument): readonly XmlElement[] =>
  breaksOf(document).flatMap((adBreak) => childrenOf(adBreak, 'AdSource'));

const aboutRoots = rulesAbout('response', roots);

const aboutBreaks = rulesAbout('response', breaksOf);

const aboutSources = rulesAbout('response', sourcesOf);

const attributeStart = (element: XmlElement, name: string): number =>
  attributeOf(element, name)?.start ?? element.start;

const offsetFault = (offset: string): ResponseLintMessages['vmap-offset']['fault'] | null => {
  if (/^(start|end)$/i.test(offset) || PERCENT.test(offset)) return null;
  if (timecodeSeconds(offset) !== null) return null;
  if (offset === '') return 'missing';
  return offset.startsWith('#') ? 'position' : 'invalid';
};

const BREAK_TYPES = new Set(['linear', 'nonlinear', 'non-linear']);

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

/** What the documents in the breaks have, and their sources forbid. */
const ignoredParts = (
  source: XmlElement,
  document: LintedDocument,
): readonly ResponseLintMessages['vmap-cut']['ignored'][] => {
  const forbids = (name: string): boolean => /^(?:false|0)$/i.test(valueOf(source, name) ?? '');
  const ads = document.ads.filter(
    ({ element: { start } }) => start > source.start && start < source.end,
  );
  const sequenced = ads.filter(({ element }) => valueOf(element, 'sequence') !== null);
  return [
    ...(forbids('followRedirects') && ads.some(({ kind }) => kind === 'Wrapper')
      ? (['wrapper'] as const)
      : []),
    ...(forbids('allowMultipleAds') && sequenced.length > 1 ? (['pod'] as const) : []),
  ];
};

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

export const VMAP_RULES: readonly DocumentRule[] = [
  aboutRoots('vmap-version', 'error', (document, vmap) => {
    const version = valueOf(vmap, 'version');
    return version === null || /^1(\.|$)/.test(version)
      ? null
      : document.hit(attributeStart(vmap, 'version'), { version: excerpt(version) });
  }),
  aboutRoots('vmap-namespace', 'error', (document, vmap) => {
    const elements = foreignElements(vmap, new Map());
    // One for each namespace, so that a wrong one at the root is one fault.
    return elements
      .filter(
        ({ namespace }, index) => elements.findIndex((it) => it.namespace === namespace) === index,
      )
      .map(({ element, namespace }) =>
        document.hit(element.start, { element: element.localName, namespace: excerpt(namespace) }),
      );
  }),
  aboutRoots('vmap-no-break', 'info', (document, vmap) =>
    breaksOf(document).length > 0 ? null : document.hit(vmap.start, {}),
  ),
  aboutBreaks('vmap-offset', 'error', (document, adBreak) => {
    const offset = valueOf(adBreak, 'timeOffset') ?? '';
    const fault = offsetFault(offset);
    return (
      fault &&
      document.hit(attributeStart(adBreak, 'timeOffset'), { fault, offset: excerpt(offset) })
    );
  }),
  aboutBreaks('vmap-break-type', 'error', (document, adBreak) => {
    const type = valueOf(adBreak, 'breakType') ?? 'linear';
    const types = type.toLowerCase().split(/[\s,]+/);
    return types.some((breakType) => BREAK_TYPES.has(breakType))
      ? null
      : document.hit(attributeStart(adBreak, 'breakType'), { type: excerpt(type) });
  }),
  aboutSources('vmap-source', 'error', (document, source) => {
    const fault = sourceFault(source);
    return fault && document.hit(source.start, fault);
  }),
  aboutSources('vmap-cut', 'error', (document, source) =>
    ignoredParts(source, document).map((ignored) => document.hit(source.start, { ignored })),
  ),
  aboutSources('vmap-tag-not-url', 'error', (document, source) => {
    const [tag] = childrenOf(source, 'AdTagURI');
    if (tag === undefined || /^[[{%$#]/.test(textOf(tag))) return null;
    return webAddress(textOf(tag)) === null ? document.hit(textOffset(tag), {}) : null;
  }),
];
