import { readFileSync } from 'node:fs';
import type { AdTagContext } from '../../../src/ad-tags/ad-tag-context.js';
import { applyRepair } from '../../../src/lint/apply-repair.js';
import { lintAdTag } from '../../../src/lint/ad-tag/lint-ad-tag.js';
import { lintEmbed } from '../../../src/lint/embed/lint-embed.js';
import type { LintFinding, Repair } from '../../../src/lint/lint-finding.js';
import { READABILITY_RULES } from '../../../src/lint/ad-tag/lint-source.js';
import type { ResolveOptions } from '../../../src/resolve/resolve-options.js';
import type { Embed } from '../../../src/schema/embed.js';
import type { Viewer } from '../../../src/viewer.js';

/** An input of `lintAdTag`, or of `lintEmbed`. */
export type LintInput =
  | { readonly tag: string; readonly context?: AdTagContext }
  | {
      readonly embed: Embed;
      readonly viewer?: Viewer;
      /** `streamUrl` is the text that the function returns, because JSON has no functions. */
      readonly options?: Omit<ResolveOptions, 'streamUrl'> & { readonly streamUrl?: string };
    };

/** The documentation of a rule: an input that it reports, and a similar one that it does not. */
export interface RuleExample {
  readonly what: string;
  readonly why: string;
  readonly trips: LintInput;
  readonly passes: LintInput;
}

/** docs/lint-rules.json, by the name of the rule. */
export const ruleExamples = JSON.parse(readFileSync('docs/lint-rules.json', 'utf8')) as Readonly<
  Record<string, RuleExample>
>;

export const lint = (input: LintInput): readonly LintFinding[] => {
  if ('tag' in input) return lintAdTag(input.tag, input.context);
  const { streamUrl, ...options } = input.options ?? {};
  return lintEmbed(input.embed, input.viewer, {
    ...options,
    ...(streamUrl !== undefined && { streamUrl: () => streamUrl }),
  });
};

/** The input after a repair. */
export const repaired = (input: LintInput, repair: Repair): LintInput =>
  'tag' in input
    ? { ...input, tag: applyRepair(input.tag, repair) }
    : { ...input, embed: applyRepair(input.embed, repair) };

/** Number of findings by id. */
export const countsOf = (findings: readonly LintFinding[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { id } of findings) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** The right macro is written whether it has a value or not. */
const isValueOf = (id: string, other: string): boolean =>
  /^macro-(?:near-miss|mismatched|unresolved)$/.test(id) && other.startsWith('macro-value-');

/** One sentence for each repair that keeps its finding or adds another. */
export const repairFaults = (input: LintInput): readonly string[] => {
  const findings = lint(input);
  const before = countsOf(findings);
  return findings.flatMap(({ id, repair }) => {
    if (repair === null) return [];
    const after = countsOf(lint(repaired(input, repair)));
    const isKept = (after.get(id) ?? 0) >= (before.get(id) ?? 0);
    const added = [...after].filter(
      ([other, count]) =>
        !READABILITY_RULES.includes(id) &&
        count > (before.get(other) ?? 0) &&
        !isValueOf(id, other),
    );
    return [
      ...(isKept ? [`${id} is still reported.`] : []),
      ...added.map(([other]) => `The repair of ${id} adds ${other}.`),
    ];
  });
};
