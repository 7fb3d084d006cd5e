import type { Finding, Severity } from '../finding.js';
import type { Expansion } from './fill.js';
import { findMacro } from './macro-registry.js';
import { RULE_NAMES, type RuleSet } from './replace-rules.js';
import { MAX_ADDRESS_LENGTH, type AddressFault } from './request-address.js';

type Kind =
  | AddressFault
  | 'rule-subject-form'
  | 'rule-duplicate'
  | 'rule-subject-unused'
  | 'rule-unknown'
  | 'rule-source-empty'
  | 'macro-unknown'
  | 'macro-server-side'
  | 'macro-foreign-player'
  | 'macro-value-missing'
  | 'macro-wrong-context';

/** By kind: severity, what was found (`%` stands for the text in question), what to do. */
const KINDS: Readonly<Record<Kind, readonly [Severity, string, string]>> = {
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
    `Use ${RULE_NAMES}, or provide the value in \`values\`.`,
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
  'macro-server-side': [
    'error',
    '% can only be filled by an ad server, so it was kept.',
    'Have the ad server fill it, or use a macro in brackets.',
  ],
  'macro-foreign-player': [
    'warning',
    '% is a placeholder of another player, so it was kept.',
    'Use a macro in brackets.',
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

/** Syntaxes that ad servers and exchanges fill before the tag reaches a player. */
const SERVER_SIDE: readonly string[] = ['percent', 'dollar-brace', 'double-dollar', 'hash-brace'];

const unboundKind = ({ syntax }: Expansion): Kind => {
  if (syntax === 'bracket' || syntax === 'encoded-bracket') return 'macro-unknown';
  return SERVER_SIDE.includes(syntax) ? 'macro-server-side' : 'macro-foreign-player';
};

const isTrackerMacro = ({ name }: Expansion): boolean =>
  name !== null && findMacro(name)?.value === null;

const kindOf = (expansion: Expansion): Kind | undefined => {
  switch (expansion.outcome) {
    case 'not-allowed-here':
      return 'macro-unsafe-position';
    case 'unknown-rule':
      return 'rule-unknown';
    case 'no-rule':
      return unboundKind(expansion);
    case 'no-value':
      return expansion.by === 'replace-rule' ? 'rule-source-empty' : 'macro-value-missing';
    case 'unknown-value':
      return isTrackerMacro(expansion) ? 'macro-wrong-context' : undefined;
    default:
      return undefined;
  }
};

/** Findings about the expansions of one tag; each kind once per text. */
export const expansionFindings = (run: {
  readonly rules: RuleSet;
  readonly expansions: readonly Expansion[];
  readonly fault: AddressFault | null;
  readonly path: string;
}): readonly Finding[] => {
  const { rules, expansions, fault, path } = run;
  const findings: Finding[] = [];
  const reported = new Map<Kind, Set<string>>();
  const add = (id: Kind, text = ''): void => {
    const texts = reported.get(id) ?? new Set();
    if (texts.has(text)) return;
    reported.set(id, texts.add(text));
    const [severity, message, remedy] = KINDS[id];
    findings.push({ id, severity, path, message: message.split('%').join(text), remedy });
  };
  if (rules.malformed > 0) add('rule-subject-form');
  for (const subject of rules.duplicates) add('rule-duplicate', subject);
  for (const subject of unusedSubjects(rules, expansions)) add('rule-subject-unused', subject);
  for (const expansion of expansions) {
    const kind = kindOf(expansion);
    if (kind !== undefined) add(kind, expansion.placeholder);
  }
  if (fault !== null && !reported.has(fault)) add(fault, 'A placeholder');
  return findings;
};

const unusedSubjects = (
  { inForce }: RuleSet,
  expansions: readonly Expansion[],
): readonly string[] => {
  if (inForce.length === 0) return [];
  const used: ReadonlySet<string> = new Set(
    expansions.map(({ placeholder, syntax }) =>
      syntax === 'encoded-bracket' ? `[${placeholder.slice(3, -3)}]` : placeholder,
    ),
  );
  return inForce.map(({ subject }) => subject).filter((subject) => !used.has(subject));
};
