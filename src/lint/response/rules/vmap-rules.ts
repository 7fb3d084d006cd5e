import type { LintRule, RuleHit } from '../../sentence-rule.js';
import { webAddress } from '../../../vast/web-address.js';
import { hitAt, textOffset, type LintedDocument } from '../vast-document.js';
import {
  attributeOf,
  childrenOf,
  elementsAt,
  textOf,
  valueOf,
} from '../../../text/xml/xml-tree.js';
import type { XmlElement } from '../../../text/xml/xml-tree.js';
import { timecodeSeconds } from './ad-rules.js';
import { quoted } from './quoted.js';

type DocumentRule = LintRule<LintedDocument>;

const breaksOf = ({ vmap }: LintedDocument): readonly XmlElement[] =>
  vmap === null ? [] : childrenOf(vmap, 'AdBreak');

const sourcesOf = (document: LintedDocument): readonly XmlElement[] =>
  breaksOf(document).flatMap((adBreak) => childrenOf(adBreak, 'AdSource'));

/** The start of an attribute, or of the element without it. */
const attributeStart = (element: XmlElement, name: string): number =>
  attributeOf(element, name)?.start ?? element.start;

const versionHits = (document: LintedDocument): readonly RuleHit[] => {
  const { vmap } = document;
  const version = vmap === null ? null : valueOf(vmap, 'version');
  return vmap === null || version === null || /^1(\.|$)/.test(version)
    ? []
    : [
        hitAt(
          document,
          attributeStart(vmap, 'version'),
          `The version of VMAP is ${quoted(version)}; expected 1.0 (VMAP error 1001).`,
        ),
      ];
};

const noBreakHits = (document: LintedDocument): readonly RuleHit[] =>
  document.vmap === null || breaksOf(document).length > 0
    ? []
    : [hitAt(document, document.vmap.start, 'The VMAP document has no <AdBreak>.')];

const PERCENT = /^(?:100(?:\.0+)?|\d{1,2}(?:\.\d+)?)%$/;

/** Why an offset is not one; null if it is. */
const offsetFault = (offset: string): string | null => {
  if (/^(start|end)$/i.test(offset) || PERCENT.test(offset)) return null;
  if (timecodeSeconds(offset) !== null) return null;
  if (offset === '') return 'The ad break has no timeOffset (VMAP error 1000).';
  return offset.startsWith('#')
    ? `The timeOffset is ${quoted(offset)}, a position, which the player does not have.`
    : `The timeOffset is ${quoted(offset)}; expected hh:mm:ss, a percentage, start or end (VMAP error 1000).`;
};

const offsetHits = (document: LintedDocument): readonly RuleHit[] =>
  breaksOf(document).flatMap((adBreak) => {
    const fault = offsetFault(valueOf(adBreak, 'timeOffset') ?? '');
    return fault === null ? [] : hitAt(document, attributeStart(adBreak, 'timeOffset'), fault);
  });

const BREAK_TYPES = new Set(['linear', 'nonlinear', 'non-linear']);

const typeHits = (document: LintedDocument): readonly RuleHit[] =>
  breaksOf(document).flatMap((adBreak) => {
    const type = valueOf(adBreak, 'breakType') ?? 'linear';
    const types = type.toLowerCase().split(/[\s,]+/);
    return types.some((one) => BREAK_TYPES.has(one))
      ? []
      : hitAt(
          document,
          attributeStart(adBreak, 'breakType'),
          `The breakType is ${quoted(type)}; the player has linear and nonlinear breaks (VMAP error 1003).`,
        );
  });

const TEMPLATE = /^vast([2-4].*)?$/i;

const sourceFault = (source: XmlElement): string | null => {
  const has = (name: string): boolean => childrenOf(source, name).length > 0;
  const [tag] = childrenOf(source, 'AdTagURI');
  if (has('VASTAdData') || has('VASTData')) return null;
  if (tag === undefined)
    return has('CustomAdData')
      ? 'The ad break has CustomAdData, which only its own player reads (VMAP error 1005).'
      : 'The <AdSource> has neither VASTAdData nor AdTagURI (VMAP error 1000).';
  const template = valueOf(tag, 'templateType') ?? 'vast';
  return TEMPLATE.test(template)
    ? null
    : `The templateType is ${quoted(template)}; expected vast2, vast3 or vast4 (VMAP error 1005).`;
};

const sourceHits = (document: LintedDocument): readonly RuleHit[] =>
  sourcesOf(document).flatMap((source) => {
    const fault = sourceFault(source);
    return fault === null ? [] : hitAt(document, source.start, fault);
  });

const tagHits = (document: LintedDocument): readonly RuleHit[] =>
  sourcesOf(document)
    .flatMap((source) => elementsAt(source, 'AdTagURI').slice(0, 1))
    .filter((tag) => !/^[[{%$#]/.test(textOf(tag)) && webAddress(textOf(tag)) === null)
    .map((tag) =>
      hitAt(
        document,
        textOffset(tag),
        'The ad tag of a break is not an absolute http(s) URL (VMAP error 1008).',
      ),
    );

/** Rules about VMAP documents. */
export const VMAP_RULES: readonly DocumentRule[] = [
  {
    name: 'vmap-version',
    severity: 'error',
    stage: 'response',
    remedy: 'Ask the ad server for VMAP 1.0.',
    test: versionHits,
  },
  {
    name: 'vmap-no-break',
    severity: 'info',
    stage: 'response',
    remedy: 'Check the ad rules of the content at the ad server if breaks were expected.',
    test: noBreakHits,
  },
  {
    name: 'vmap-offset',
    severity: 'error',
    stage: 'response',
    remedy: 'Write the time of the break as hh:mm:ss, a percentage up to 100%, start or end.',
    test: offsetHits,
  },
  {
    name: 'vmap-break-type',
    severity: 'error',
    stage: 'response',
    remedy: 'Use linear for ads in place of the content and nonlinear for overlays.',
    test: typeHits,
  },
  {
    name: 'vmap-source',
    severity: 'error',
    stage: 'response',
    remedy: 'Use VASTAdData or AdTagURI with VAST 2, 3 or 4.',
    test: sourceHits,
  },
  {
    name: 'vmap-tag-not-url',
    severity: 'error',
    stage: 'response',
    remedy: 'Write a URL that starts with https://.',
    test: tagHits,
  },
];
