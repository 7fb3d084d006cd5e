import type { Finding, Severity } from '../finding.js';
import type { Expansion } from './fill.js';
import { findMacro } from './macro-vocabulary.js';
import type { RuleSet } from './replace-rules.js';
import type { AddressFault } from './request-address.js';

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

/** One row a kind: severity, what was seen (`%` is the text in question), what to do. */
const KINDS: Readonly<Record<Kind, readonly [Severity, string, string]>> = {
  'tag-empty': ['error', 'The ad tag is empty.', 'Set the tag, or remove the ad object.'],
  'tag-not-absolute': ['error', 'The ad tag is no absolute URL.', 'Begin it with https://.'],
  'tag-scheme': ['error', 'The ad tag is no http(s) URL.', 'Begin it with https://.'],
  'tag-host': ['error', 'The ad tag names no valid host.', 'Correct the host.'],
  'tag-userinfo': ['error', 'The ad tag carries a user name or password.', 'Remove it.'],
  'tag-too-long': ['error', 'The expanded ad tag is too long.', 'Shorten its parameters.'],
  'macro-unsafe-position': [
    'error',
    '% stands where a value would change the host or the path.',
    'Write that part of the URL out.',
  ],
  'rule-subject-form': [
    'warning',
    'A replace rule has no text as subject or value.',
    'Give it both.',
  ],
  'rule-duplicate': ['warning', 'Two replace rules name %; the first one counts.', 'Keep one.'],
  'rule-subject-unused': [
    'warning',
    'The replace rule for % matches nothing.',
    'Delete it or mend its spelling.',
  ],
  'rule-unknown': [
    'error',
    'The replace rule for % names an unknown rule.',
    'Use a known rule name.',
  ],
  'rule-source-empty': [
    'warning',
    'The replace rule for % has no value to give.',
    'Set the field that the rule reads.',
  ],
  'macro-unknown': [
    'warning',
    '% has no replace rule and no known meaning, and was kept.',
    'Add a replace rule, or give the value.',
  ],
  'macro-server-side': [
    'error',
    '% can only be filled by an ad server, and was kept.',
    'Have the server fill it, or write a bracketed macro.',
  ],
  'macro-foreign-player': [
    'warning',
    "% is another player's placeholder, and was kept.",
    'Write a bracketed macro.',
  ],
  'macro-value-missing': [
    'warning',
    '% has no value, and was kept.',
    'Give the value, or remove it.',
  ],
  'macro-wrong-context': ['warning', '% is for trackers; in a request it is -1.', 'Remove it.'],
};

/** Syntaxes that a server fills before the tag reaches a player (ad servers, exchanges). */
const SERVER_SIDE: readonly string[] = ['percent', 'dollar-brace', 'double-dollar', 'hash-brace'];

const withoutMeaning = ({ syntax }: Expansion): Kind => {
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
      return withoutMeaning(expansion);
    case 'no-value':
      return expansion.by === 'replace-rule' ? 'rule-source-empty' : 'macro-value-missing';
    case 'unknown-value':
      return isTrackerMacro(expansion) ? 'macro-wrong-context' : undefined;
    default:
      return undefined;
  }
};

/** What is worth saying about one expansion; each kind once for each text. */
export const expansionFindings = (run: {
  readonly rules: RuleSet;
  readonly expansions: readonly Expansion[];
  readonly fault: AddressFault | null;
  readonly path: string;
}): readonly Finding[] => {
  const { rules, expansions, fault, path } = run;
  const findings: Finding[] = [];
  const told = new Map<Kind, Set<string>>();
  const add = (id: Kind, text = ''): void => {
    const texts = told.get(id) ?? new Set();
    if (texts.has(text)) return;
    told.set(id, texts.add(text));
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
  if (fault !== null && !told.has(fault)) add(fault, 'A placeholder');
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
