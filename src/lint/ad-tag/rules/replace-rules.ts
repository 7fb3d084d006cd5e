import { expandAdTag } from '../../../ad-tags/expand-ad-tag.js';
import {
  EXPANSION_FINDINGS,
  type ExpansionFindingId,
} from '../../../ad-tags/expansion-findings.js';
import { RULES } from '../../../ad-tags/replace-rules.js';
import type { AdSourceSubject, LocatedRule } from '../ad-source-subject.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { nearest } from '../edit-distance.js';
import type { LintStage } from '../../lint-finding.js';
import type { SentenceRepair } from '../../sentence-rule.js';
import type { LintRule, RuleHit } from '../../sentence-rule.js';

const RULE_NAMES = RULES.map(({ name }) => name);

/** The message of a finding about a subject. */
const messageFor = (id: ExpansionFindingId, subject: string): string =>
  EXPANSION_FINDINGS[id][1].split('%').join(subject);

/** The tags that have a finding, by its message. */
const tagsByMessage = (
  { tags }: AdSourceSubject,
  id: ExpansionFindingId,
): ReadonlyMap<string, readonly AdTagSubject[]> => {
  const found = new Map<string, AdTagSubject[]>();
  for (const tag of tags) {
    for (const { finding } of tag.reports) {
      if (finding.id !== id) continue;
      const group = found.get(finding.message);
      if (group === undefined) found.set(finding.message, [tag]);
      else group.push(tag);
    }
  }
  return found;
};

interface MergedRuleOptions {
  /** Whether all tags must have the finding: a rule may be for one tag of a waterfall. */
  readonly inAllTags?: boolean;
  readonly repairOf?: (
    rules: readonly LocatedRule[],
    source: AdSourceSubject,
  ) => SentenceRepair | null;
}

/** The rule for a finding about replace rules, which the tags of a waterfall share. */
const mergedRule = (
  name: ExpansionFindingId,
  stage: LintStage,
  { inAllTags = false, repairOf = () => null }: MergedRuleOptions = {},
): LintRule<AdSourceSubject> => {
  const [severity, , remedy] = EXPANSION_FINDINGS[name];
  const test = (subject: AdSourceSubject): readonly RuleHit[] => {
    const found = tagsByMessage(subject, name);
    if (found.size === 0) return [];
    const bySubject = groupRules(subject.rules, name);
    return [...found].flatMap(([message, tags]) => {
      if (inAllTags && tags.length < subject.tags.length) return [];
      const rules = bySubject.get(message) ?? [];
      const path = rules[0]?.path ?? subject.source.path;
      return { message, path, repair: repairOf(rules, subject) };
    });
  };
  return { name, severity, stage, remedy, test };
};

const groupRules = (
  rules: readonly LocatedRule[],
  id: ExpansionFindingId,
): ReadonlyMap<string, readonly LocatedRule[]> => {
  const groups = new Map<string, LocatedRule[]>();
  for (const rule of rules) {
    const message = messageFor(id, rule.subject);
    const group = groups.get(message);
    if (group === undefined) groups.set(message, [rule]);
    else group.push(rule);
  }
  return groups;
};

/** Removes rules from the last to the first, so that the indexes of the others stay. */
const withoutRules = (label: string, rules: readonly LocatedRule[]): SentenceRepair | null => {
  const removable = rules.filter(({ path }) => /\/\d+$/.test(path));
  return removable.length === 0 || removable.length < rules.length
    ? null
    : {
        label,
        operations: removable.map(({ path }) => ({ op: 'remove', path }) as const).reverse(),
      };
};

const hasValue = ({ tags }: AdSourceSubject, name: string): boolean => {
  const [tag] = tags;
  const replaceRules = [{ subject: '[a]', value: name }];
  const { expansions } = expandAdTag('https://example.com/?a=[a]', {
    ...tag?.context,
    replaceRules,
  });
  return expansions[0]?.outcome === 'replaced';
};

const withCorrectName = (
  rules: readonly LocatedRule[],
  source: AdSourceSubject,
): SentenceRepair | null => {
  const [rule] = rules;
  if (rule === undefined) return null;
  const name = nearest(rule.value, RULE_NAMES, 2);
  return name === undefined || !hasValue(source, name)
    ? null
    : {
        label: `Use the rule ${name}.`,
        operations: [{ op: 'replace', path: `${rule.path}/value`, value: name }],
      };
};

/** Subjects without brackets that also occur in other words: every occurrence is replaced. */
const testSubject = ({ tags, rules, source }: AdSourceSubject): readonly RuleHit[] => {
  const found = new Set(
    tags.flatMap(({ expanded, template }) =>
      expanded.expansions
        .filter(({ syntax, placeholder, start, end }) => {
          const isWord = syntax === 'subject' && /^[\w-]+$/.test(placeholder);
          return (
            isWord && (/\w/.test(template.charAt(start - 1)) || /[\w=]/.test(template.charAt(end)))
          );
        })
        .map(({ placeholder }) => placeholder),
    ),
  );
  return [...found].map((subject) => ({
    message: `The subject ${subject} also occurs in other words and in names of the ad tag, where it is replaced too.`,
    path: rules.find((rule) => rule.subject === subject)?.path ?? source.path,
  }));
};

const SUBJECT_FORM = 'rule-subject-form';
const [FORM_SEVERITY, FORM_MESSAGE, FORM_REMEDY] = EXPANSION_FINDINGS[SUBJECT_FORM];

/** Rules without a subject or a value: those of an embed by their fields, those of a context together. */
const testForm = ({ tags, source, input }: AdSourceSubject): readonly RuleHit[] => {
  const inEmbed = input.brokenRules.map((path) => ({
    message: FORM_MESSAGE,
    path,
    repair: { label: 'Remove the rule.', operations: [{ op: 'remove', path } as const] },
  }));
  const isReported = tags.some(({ reports }) =>
    reports.some(({ finding }) => finding.id === SUBJECT_FORM),
  );
  return isReported ? [...inEmbed, { message: FORM_MESSAGE, path: source.path }] : inEmbed;
};

/** Rules about the replace rules of an ad. */
export const REPLACE_RULE_RULES: readonly LintRule<AdSourceSubject>[] = [
  {
    name: SUBJECT_FORM,
    severity: FORM_SEVERITY,
    stage: 'embed',
    remedy: FORM_REMEDY,
    test: testForm,
  },
  mergedRule('rule-subject-unused', 'embed', {
    inAllTags: true,
    repairOf: (rules) => withoutRules('Remove the rule.', rules),
  }),
  mergedRule('rule-unknown', 'embed', { repairOf: withCorrectName }),
  mergedRule('rule-duplicate', 'embed', {
    repairOf: ([, ...others]) => withoutRules('Keep the first of the rules.', others),
  }),
  mergedRule('rule-source-empty', 'embed'),
  {
    name: 'rule-subject-plain',
    severity: 'warning',
    stage: 'embed',
    remedy: 'Write the subject in brackets, such as [name], in the rule and in the ad tag.',
    test: testSubject,
  },
];
