import type { FindingData, FindingId, Severity } from '../finding.js';
import type { AdFindingsMessages } from '../messages/generated/ad-findings/messages.js';
import type { ExpansionFindingsMessages } from '../messages/generated/expansion-findings/messages.js';
import type { Dialect } from './dialects/dialect.js';
import { findDialect } from './dialects/dialects.js';
import type { ExpandedTemplate } from './expand-template.js';
import type { Expansion } from './fill.js';
import { findMacro } from './macro-registry.js';
import { RULE_NAMES } from './replace-rules.js';
import { MAX_ADDRESS_LENGTH, type AddressFault } from './request-address.js';

export type ExpansionMessages = ExpansionFindingsMessages & AdFindingsMessages;

export type ExpansionFindingId = FindingId<ExpansionMessages>;

/** The severity of all other findings is `warning`. */
const SEVERITIES: Readonly<Partial<Record<ExpansionFindingId, Severity>>> = {
  'tag-empty': 'error',
  'tag-not-absolute': 'error',
  'tag-scheme': 'error',
  'tag-host': 'error',
  'tag-userinfo': 'error',
  'tag-too-long': 'error',
  'macro-unsafe-position': 'error',
  'rule-unknown': 'error',
  'macro-server-side': 'error',
  dialect: 'info',
};

export const expansionSeverity = (id: ExpansionFindingId): Severity => SEVERITIES[id] ?? 'warning';

export interface ExpansionReport {
  readonly finding: FindingData & { readonly id: ExpansionFindingId };
  /** In the order of the tag; empty for findings about the whole tag or an unused replace rule. */
  readonly expansions: readonly Expansion[];
}

type Report = <Id extends ExpansionFindingId>(
  id: Id,
  params: ExpansionMessages[Id],
  expansions?: readonly Expansion[],
) => void;

const isTrackerMacro = ({ name }: Expansion): boolean =>
  name !== null && findMacro(name)?.value === null;

/** The dialect whose placeholders have one finding together. */
const reportedDialect = ({ dialect, outcome }: Expansion): Dialect | undefined => {
  if (dialect === null || outcome === 'not-allowed-here') return undefined;
  const definition = findDialect(dialect);
  return definition?.isStandard ? undefined : definition;
};

type PlaceholderFindingId =
  | 'macro-unsafe-position'
  | 'rule-unknown'
  | 'macro-unknown'
  | 'rule-source-empty'
  | 'macro-value-missing'
  | 'macro-wrong-context';

const placeholderParams = (
  id: PlaceholderFindingId,
  placeholder: string,
): ExpansionMessages[PlaceholderFindingId] => {
  if (id === 'rule-unknown') return { subject: placeholder, rules: RULE_NAMES };
  if (id === 'rule-source-empty') return { subject: placeholder };
  return { placeholders: [placeholder], more: 0 };
};

const placeholderFinding = (expansion: Expansion): PlaceholderFindingId | undefined => {
  if (reportedDialect(expansion) !== undefined) return undefined;
  switch (expansion.outcome) {
    case 'not-allowed-here':
      return 'macro-unsafe-position';
    case 'unknown-rule':
      return 'rule-unknown';
    case 'no-rule':
      return 'macro-unknown';
    case 'no-value':
      // Google Ad Manager accepts an empty parameter.
      if (expansion.syntax === 'empty-parameter') return undefined;
      return expansion.by === 'replace-rule' ? 'rule-source-empty' : 'macro-value-missing';
    case 'unknown-value':
      return isTrackerMacro(expansion) ? 'macro-wrong-context' : undefined;
    default:
      return undefined;
  }
};

/** Placeholders of a dialect that a finding lists, by what happened to them. */
const MAX_LISTED = 20;

class DialectUse {
  readonly expansions: Expansion[] = [];
  readonly #filled = new Set<string>();
  readonly #adServers = new Set<string>();
  readonly #kept = new Set<string>();

  add(expansion: Expansion): void {
    const { outcome, placeholder, encoded } = expansion;
    this.expansions.push(expansion);
    if (outcome === 'ad-server') this.#adServers.add(placeholder);
    else (encoded === null ? this.#kept : this.#filled).add(placeholder);
  }

  get id(): 'macro-server-side' | 'macro-foreign-player' | 'dialect' {
    if (this.#adServers.size > 0) return 'macro-server-side';
    return this.#kept.size > 0 ? 'macro-foreign-player' : 'dialect';
  }

  params(system: string): ExpansionMessages['dialect'] {
    const listed = (placeholders: ReadonlySet<string>): readonly string[] =>
      [...placeholders].slice(0, MAX_LISTED);
    const more = ({ size }: ReadonlySet<string>): number => Math.max(0, size - MAX_LISTED);
    return {
      system,
      filled: listed(this.#filled),
      moreFilled: more(this.#filled),
      adServers: listed(this.#adServers),
      moreAdServers: more(this.#adServers),
      kept: listed(this.#kept),
      moreKept: more(this.#kept),
    };
  }
}

const faultParams = (
  fault: AddressFault,
  { text }: ExpandedTemplate,
): ExpansionMessages[AddressFault] => {
  if (fault === 'tag-empty') return { number: 1, count: 1 };
  if (fault === 'tag-too-long') return { length: text.length, limit: MAX_ADDRESS_LENGTH };
  return fault === 'macro-unsafe-position' ? { placeholders: [], more: 0 } : {};
};

/** The usual case, in which nothing has to be collected. */
const isFaultless = ({ rules, expansions, fault }: ExpandedTemplate): boolean =>
  fault === null &&
  rules.malformed === 0 &&
  rules.duplicates.length === 0 &&
  rules.usable.every(({ isUsed }) => isUsed) &&
  expansions.every(({ outcome, dialect }) => outcome === 'replaced' && dialect === null);

const reportRules = ({ rules, fault }: ExpandedTemplate, report: Report): void => {
  if (rules.malformed > 0) report('rule-subject-form', {});
  for (const subject of new Set(rules.duplicates)) report('rule-duplicate', { subject });
  // A tag that is too long may not have been scanned for subjects.
  if (fault === 'tag-too-long') return;
  for (const { subject, isUsed } of rules.usable)
    if (!isUsed) report('rule-subject-unused', { subject });
};

/** Each finding once for all occurrences of a placeholder. */
const reportPlaceholders = ({ expansions }: ExpandedTemplate, report: Report): void => {
  const groups = new Map<string, Expansion[]>();
  for (const expansion of expansions) {
    const id = placeholderFinding(expansion);
    if (id === undefined) continue;
    const { placeholder } = expansion;
    const key = `${id} ${placeholder}`;
    const group = groups.get(key) ?? [];
    group.push(expansion);
    if (groups.has(key)) continue;
    groups.set(key, group);
    report(id, placeholderParams(id, placeholder), group);
  }
};

/** One finding for each dialect, in the order in which they occur. What is refused for its position is not in here. */
const reportDialects = ({ expansions }: ExpandedTemplate, report: Report): void => {
  const uses = new Map<Dialect, DialectUse>();
  for (const expansion of expansions) {
    const dialect = reportedDialect(expansion);
    if (dialect === undefined) continue;
    const use = uses.get(dialect) ?? new DialectUse();
    uses.set(dialect, use);
    use.add(expansion);
  }
  for (const [{ label }, use] of uses) report(use.id, use.params(label), use.expansions);
};

/** The findings about the expansion of one tag, each with the placeholders that it is about. */
export const expansionReports = (
  expanded: ExpandedTemplate,
  path: string,
): readonly ExpansionReport[] => {
  if (isFaultless(expanded)) return [];
  const reports: ExpansionReport[] = [];
  const report: Report = (id, params, expansions = []) => {
    reports.push({ finding: { id, params, severity: expansionSeverity(id), path }, expansions });
  };
  reportRules(expanded, report);
  reportPlaceholders(expanded, report);
  reportDialects(expanded, report);
  const { fault } = expanded;
  if (fault !== null && !reports.some(({ finding }) => finding.id === fault))
    report(fault, faultParams(fault, expanded));
  return reports;
};
