import type { ExpandedAdTag } from '../../ad-tags/expand-ad-tag.js';
import { findingIdOf, reportedDialect } from '../../ad-tags/expansion-findings.js';
import type { Expansion } from '../../ad-tags/fill.js';
import type { Finding } from '../../finding.js';

/** A finding of `expandAdTag` with the placeholders that it is about. */
export interface ExpansionReport {
  readonly finding: Finding;
  /** In the order of the tag; empty for findings about the whole tag or a replace rule. */
  readonly expansions: readonly Expansion[];
}

const add = <Key>(groups: Map<Key, Expansion[]>, key: Key, expansion: Expansion): void => {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [expansion]);
  else group.push(expansion);
};

const DIALECT_IDS = ['dialect', 'macro-foreign-player', 'macro-server-side'];

/**
 * The findings of an expansion with their placeholders. `expandAdTag` reports each placeholder once, in the order of
 * the tag, and each dialect once.
 */
export const expansionReports = ({
  expansions,
  findings,
}: Pick<ExpandedAdTag, 'expansions' | 'findings'>): readonly ExpansionReport[] => {
  const byPlaceholder = new Map<string, Map<string, Expansion[]>>();
  const byDialect = new Map<object, Expansion[]>();
  for (const expansion of expansions) {
    const dialect = reportedDialect(expansion);
    if (dialect !== undefined) add(byDialect, dialect, expansion);
    const id = findingIdOf(expansion);
    if (id === undefined) continue;
    const groups = byPlaceholder.get(id) ?? new Map<string, Expansion[]>();
    byPlaceholder.set(id, groups);
    add(groups, expansion.placeholder, expansion);
  }
  const queues = new Map([...byPlaceholder].map(([id, groups]) => [id, groups.values()]));
  const dialects = byDialect.values();
  return findings.map((finding) => {
    const queue = DIALECT_IDS.includes(finding.id) ? dialects : queues.get(finding.id);
    return { finding, expansions: queue?.next().value ?? [] };
  });
};
