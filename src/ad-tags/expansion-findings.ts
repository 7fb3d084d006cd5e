import type { Finding, Severity } from '../finding.js';
import type { Dialect } from './dialects/dialect.js';
import { findDialect } from './dialects/dialects.js';
import type { Expansion } from './fill.js';
import { findMacro } from './macro-registry.js';
import { RULE_NAMES, type RuleSet } from './replace-rules.js';
import { MAX_ADDRESS_LENGTH, type AddressFault } from './request-address.js';

export type ExpansionFindingId =
  | AddressFault
  | 'rule-subject-form'
  | 'rule-duplicate'
  | 'rule-subject-unused'
  | 'rule-unknown'
  | 'rule-source-empty'
  | 'macro-unknown'
  | 'macro-server-side'
  | 'macro-foreign-player'
  | 'dialect'
  | 'macro-value-missing'
  | 'macro-wrong-context';

/** By kind: severity, what was found (`%` stands for the text in question), what to do. */
export const EXPANSION_FINDINGS: Readonly<
  Record<ExpansionFindingId, readonly [Severity, string, string]>
> = {
  'tag-empty': ['error', 'The ad tag is empty.', 'Set the tag, or remove the ad object.'],
  'tag-not-absolute': ['error', 'The ad tag is not an absolute URL.', 'Start it with https://.'],
  'tag-scheme': ['error', 'The ad tag is not an http(s) URL.', 'Start it with https://.'],
  'tag-host': ['error', 'The ad tag has no valid host.', 'Correct its host and port.'],
  'tag-userinfo': ['error', 'The ad tag contains a user name or password.', 'Remove it.'],
  'tag-too-long': [
    'error',
    `The expanded ad tag is longer than ${MAX_ADDRESS_LENGTH} characters.`,
    'Shorten its parameters.',
  ],
  'macro-unsafe-position': [
    'error',
    '% is in a part of the URL where its value would change the host or the path.',
    'Replace the macro with the literal value.',
  ],
  'rule-subject-form': [
    'warning',
    'A replace rule has no text as its subject or value.',
    'Set both to a text.',
  ],
  'rule-duplicate': [
    'warning',
    'Two replace rules have the subject %; the first one applies.',
    'Remove one of the two.',
  ],
  'rule-subject-unused': [
    'warning',
    'The ad tag does not contain %, the subject of a replace rule.',
    'Remove the rule, or correct its subject.',
  ],
  'rule-unknown': [
    'error',
    'The replace rule for % names an unknown rule.',
    `Use ${RULE_NAMES}, the name of a macro, or provide the value in \`values\`.`,
  ],
  'rule-source-empty': [
    'warning',
    'The replace rule for % has no value, so % was kept.',
    'Set the field that the rule reads.',
  ],
  'macro-unknown': [
    'warning',
    '% has no replace rule and is not a known macro, so it was kept.',
    'Add a replace rule, or provide the value in `values`.',
  ],
  'macro-server-side': ['error', '%', 'Have the ad server fill it, or use a macro in brackets.'],
  'macro-foreign-player': [
    'warning',
    '%',
    'Provide the values in `values`, or use macros in brackets.',
  ],
  dialect: [
    'info',
    '%',
    'Nothing has to be done. To write the ad tag with macros in brackets, use translateAdTag.',
  ],
  'macro-value-missing': [
    'warning',
    '% has no value, so it was kept.',
    'Provide the value, or remove the macro.',
  ],
  'macro-wrong-context': [
    'warning',
    '% is a macro for tracking URLs; in an ad request it is -1.',
    'Remove it.',
  ],
};

const isTrackerMacro = ({ name }: Expansion): boolean =>
  name !== null && findMacro(name)?.value === null;

/** The dialect whose placeholders have one finding together. */
export const reportedDialect = ({ dialect, outcome }: Expansion): Dialect | undefined => {
  if (dialect === null || outcome === 'not-allowed-here') return undefined;
  const found = findDialect(dialect);
  return found?.isStandard ? undefined : found;
};

export const findingIdOf = (expansion: Expansion): ExpansionFindingId | undefined => {
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

const MAX_LISTED = 20;

const sentences = (heading: string, placeholders: ReadonlySet<string>): readonly string[] => {
  if (placeholders.size === 0) return [];
  const more = placeholders.size > MAX_LISTED ? ', …' : '';
  return [`${heading}: ${[...placeholders].slice(0, MAX_LISTED).join(', ')}${more}.`];
};

/** The placeholders of one dialect in a tag, by what happened to them. */
class DialectUse {
  readonly filled = new Set<string>();
  readonly adServers = new Set<string>();
  readonly kept = new Set<string>();

  add({ outcome, placeholder, encoded }: Expansion): void {
    if (outcome === 'ad-server') this.adServers.add(placeholder);
    else (encoded === null ? this.kept : this.filled).add(placeholder);
  }

  get kind(): ExpansionFindingId {
    if (this.adServers.size > 0) return 'macro-server-side';
    return this.kept.size > 0 ? 'macro-foreign-player' : 'dialect';
  }

  describe(label: string): string {
    return [
      `The ad tag has placeholders of ${label}.`,
      ...sentences('Filled', this.filled),
      ...sentences('Kept, because only an ad server can fill them', this.adServers),
      ...sentences('Kept, because their meaning or value is unknown', this.kept),
    ].join(' ');
  }
}

/** The dialects of a tag, in the order in which they occur. What is refused for its position is not in here. */
const dialectUses = (expansions: readonly Expansion[]): ReadonlyMap<Dialect, DialectUse> => {
  const uses = new Map<Dialect, DialectUse>();
  for (const expansion of expansions) {
    const dialect = reportedDialect(expansion);
    if (dialect === undefined) continue;
    const use = uses.get(dialect) ?? new DialectUse();
    uses.set(dialect, use);
    use.add(expansion);
  }
  return uses;
};

/** An expansion, to be judged. */
interface ExpansionRun {
  readonly rules: RuleSet;
  readonly expansions: readonly Expansion[];
  readonly fault: AddressFault | null;
  readonly path: string;
}

/** The usual case, in which nothing has to be collected. */
const isFaultless = ({ rules, expansions, fault }: ExpansionRun): boolean =>
  fault === null &&
  rules.malformed === 0 &&
  rules.duplicates.length === 0 &&
  rules.usable.every(({ isUsed }) => isUsed) &&
  expansions.every(({ outcome, dialect }) => outcome === 'replaced' && dialect === null);

/** Findings about the expansions of one tag; each kind once per text, a dialect once. */
export const expansionFindings = (run: ExpansionRun): readonly Finding[] => {
  const { rules, expansions, fault, path } = run;
  if (isFaultless(run)) return [];
  const findings: Finding[] = [];
  const reported = new Map<ExpansionFindingId, Set<string>>();
  const add = (id: ExpansionFindingId, text = ''): void => {
    const texts = reported.get(id) ?? new Set();
    if (texts.has(text)) return;
    reported.set(id, texts.add(text));
    const [severity, message, remedy] = EXPANSION_FINDINGS[id];
    findings.push({
      id,
      params: {},
      severity,
      path,
      message: message.split('%').join(text),
      remedy,
    });
  };
  if (rules.malformed > 0) add('rule-subject-form');
  for (const subject of rules.duplicates) add('rule-duplicate', subject);
  // A tag that is too long may not have been scanned for subjects.
  if (fault !== 'tag-too-long')
    for (const { subject, isUsed } of rules.usable)
      if (!isUsed) add('rule-subject-unused', subject);
  for (const expansion of expansions) {
    const kind = findingIdOf(expansion);
    if (kind !== undefined) add(kind, expansion.placeholder);
  }
  for (const [{ label }, use] of dialectUses(expansions)) add(use.kind, use.describe(label));
  if (fault !== null && !reported.has(fault)) add(fault, 'A placeholder');
  return findings;
};
