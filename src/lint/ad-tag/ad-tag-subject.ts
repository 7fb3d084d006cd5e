import type { AdTagContext } from '../../ad-tags/ad-tag-context.js';
import { type ExpandedTemplate, expandTemplate } from '../../ad-tags/expand-template.js';
import { type ExpansionReport, expansionReports } from '../../ad-tags/expansion-findings.js';
import type { Expansion } from '../../ad-tags/fill.js';
import { adTagParameters, masked, type AdTagParameter } from './ad-tag-parameters.js';
import type { AdTagRepair, AdTagText, TextEdit } from './ad-tag-text.js';
import { brokenPlaceholders, type BrokenPlaceholder } from './broken-placeholders.js';
import { damagedMacros } from './damaged-macros.js';
import type { RepairData, TextPosition } from '../lint-finding.js';
import type { RuleHit } from '../rule.js';
import { isPlaceholder } from './unfilled-word.js';

export interface AdTagFacts {
  /** Whether Google's IMA SDK plays the ads. */
  readonly usesIma: boolean;
  /** Whether the context describes a real viewer, and not the one that linting assumes. */
  readonly hasViewer: boolean;
  readonly hasPlayback: boolean;
}

/** One ad tag: alone, or one of a waterfall. All offsets refer to `template`. */
export interface AdTagSubject extends AdTagFacts {
  readonly context: AdTagContext;
  readonly expanded: ExpandedTemplate;
  readonly template: string;
  readonly parameters: readonly AdTagParameter[];
  readonly reports: readonly ExpansionReport[];
  readonly broken: readonly BrokenPlaceholder[];
  /** The expansions that are not inside a broken placeholder. */
  readonly placeholders: readonly Expansion[];
  /** The template with `~` for every character of a placeholder, also of a broken one. */
  readonly literals: string;
  readonly isAdManager: boolean;
  /** Whether a replace rule or a template gives the whole tag, so that its text says nothing. */
  readonly isWhole: boolean;
  readonly positionAt: (offset: number) => TextPosition;
  readonly repair: (message: AdTagRepair, edits: readonly TextEdit[]) => RepairData | null;
  /** A hit at an offset with the path of the tag. Null if something is missing; in a waterfall, the tag is the position. */
  readonly hit: <Params>(
    params: Params,
    offset: number | null,
    repair?: RepairData | null,
  ) => RuleHit<Params>;
}

const REMOVED = /[\t\r\n]/g;

/** How many characters the template lacks in front of each offset, because expansion drops them. */
const offsetMap = (part: string, template: string): ((offset: number) => number) => {
  if (part === template) return (offset) => offset;
  const before = part.length - part.replace(/^[\s\0-\x20]+/, '').length;
  const removed = Array.from(part.matchAll(REMOVED), ({ index }) => index).filter(
    (index) => index >= before,
  );
  const kept = removed.map((index, count) => index - before - count);
  return (offset) => {
    let low = 0;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((kept[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return offset + before + low;
  };
};

/**
 * An ad request to Google Ad Manager, also with a scheme that is missing or wrong, so that a repaired scheme changes
 * no other finding.
 */
const AD_MANAGER =
  /^(?:[a-z]{0,8}:?\/{0,4})(?:[^/?#@]{0,256}@)?(?:[a-z0-9-]{1,63}\.){0,8}doubleclick\.net(?::\d{1,5})?\/gampad\/(?:live\/)?ads(?=[?&]|$)/i;

/** The same request at a host of the publisher that passes it on. */
const PROXIED = /^[^?#]{1,500}\/gampad\/(?:live\/)?ads\?(?:[^#]*&)?iu=/i;

/** The expansions outside of ranges, both in ascending order. */
const outside = (
  expansions: readonly Expansion[],
  ranges: readonly BrokenPlaceholder[],
): readonly Expansion[] => {
  let next = 0;
  return expansions.filter(({ start, end }) => {
    while ((ranges[next]?.end ?? Infinity) <= start) next += 1;
    return (ranges[next]?.start ?? Infinity) >= end;
  });
};

/** The reports about placeholders outside of ranges, and those about no placeholder. */
const reportsOutside = (
  reports: readonly ExpansionReport[],
  ranges: readonly BrokenPlaceholder[],
): readonly ExpansionReport[] =>
  ranges.length === 0
    ? reports
    : reports.flatMap(({ finding, expansions }) => {
        const left = outside(expansions, ranges);
        return left.length > 0 || expansions.length === 0 ? { finding, expansions: left } : [];
      });

const readTemplate = (
  expanded: ExpandedTemplate,
): Pick<
  AdTagSubject,
  'parameters' | 'reports' | 'broken' | 'placeholders' | 'literals' | 'isAdManager' | 'isWhole'
> => {
  const { template, expansions } = expanded;
  const written = expansions.filter(({ start, end }) => end > start);
  const damaged = damagedMacros(template, written);
  const around = masked(masked(template, written), damaged);
  const broken = [...damaged, ...brokenPlaceholders(around)].sort((a, b) => a.start - b.start);
  return {
    parameters: adTagParameters(template, expansions),
    reports: reportsOutside(expansionReports(expanded, ''), damaged),
    placeholders: outside(expansions, damaged),
    broken,
    literals: masked(around, broken),
    isAdManager: AD_MANAGER.test(template) || PROXIED.test(template),
    isWhole:
      isPlaceholder(template) ||
      expansions.some(
        ({ by, start, end }) => by === 'replace-rule' && start === 0 && end === template.length,
      ),
  };
};

export const adTagSubject = (
  source: AdTagText,
  { text: part, start }: { readonly text: string; readonly start: number },
  context: AdTagContext,
  facts: AdTagFacts,
): AdTagSubject => {
  const expanded = expandTemplate(part, { ...context, addAdManagerParameters: false });
  const sourceOffset = offsetMap(part, expanded.template);
  const positionAt = (offset: number): TextPosition =>
    source.positionAt(start + sourceOffset(offset));
  return {
    ...facts,
    ...readTemplate(expanded),
    context,
    expanded,
    template: expanded.template,
    positionAt,
    repair: (message, edits) =>
      source.repair(
        message,
        edits.map((edit) => ({
          start: start + sourceOffset(edit.start),
          end: start + sourceOffset(edit.end),
          text: edit.text,
        })),
      ),
    hit: (params, offset, repair = null) => ({
      params,
      path: source.path,
      position: offset === null && source.isOneTag ? null : positionAt(offset ?? 0),
      repair,
    }),
  };
};
