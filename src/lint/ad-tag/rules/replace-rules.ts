import { expandTemplate } from '../../../ad-tags/expand-template.js';
import { expansionSeverity, type ExpansionMessages } from '../../../ad-tags/expansion-findings.js';
import { RULE_NAMES } from '../../../ad-tags/replace-rules.js';
import type { AdSourceSubject, LocatedRule } from '../ad-source-subject.js';
import type { AdTagSubject } from '../ad-tag-subject.js';
import { nearest } from '../../../text/edit-distance.js';
import { shownText } from '../../../text/shown-text.js';
import type { RepairData } from '../../lint-finding.js';
import { type AdTagRepair, repairMessage } from '../ad-tag-text.js';
import { adSourceRule, type AdSourceRule, type HitsOf } from '../tag-rule.js';

type SubjectFindingId =
  'rule-subject-unused' | 'rule-unknown' | 'rule-duplicate' | 'rule-source-empty';

interface SubjectFinding {
  readonly params: ExpansionMessages[SubjectFindingId];
  readonly tags: AdTagSubject[];
}

const findingsBySubject = (
  { tags }: AdSourceSubject,
  id: SubjectFindingId,
): ReadonlyMap<string, SubjectFinding> => {
  const findings = new Map<string, SubjectFinding>();
  for (const tag of tags)
    for (const { finding } of tag.reports) {
      if (finding.id !== id) continue;
      const params = finding.params as ExpansionMessages[SubjectFindingId];
      const same = findings.get(params.subject);
      if (same === undefined) findings.set(params.subject, { params, tags: [tag] });
      else same.tags.push(tag);
    }
  return findings;
};

interface MergedRuleOptions {
  /** Whether all tags must have the finding: a rule may be for one tag of a waterfall. */
  readonly inAllTags?: boolean;
  readonly repairOf?: (rules: readonly LocatedRule[], source: AdSourceSubject) => RepairData | null;
}

/** The rule for a finding about replace rules, which the tags of a waterfall share. */
const mergedRule = (
  name: SubjectFindingId,
  { inAllTags = false, repairOf = () => null }: MergedRuleOptions = {},
): AdSourceRule =>
  adSourceRule(name, expansionSeverity(name), 'embed', (subject) => {
    const findings = findingsBySubject(subject, name);
    if (findings.size === 0) return [];
    const bySubject = groupRules(subject.rules);
    return [...findings].flatMap(([text, { params, tags }]) => {
      if (inAllTags && tags.length < subject.tags.length) return [];
      const rules = bySubject.get(text) ?? [];
      const path = rules[0]?.path ?? subject.source.path;
      return { params, path, repair: repairOf(rules, subject) };
    });
  });

const groupRules = (rules: readonly LocatedRule[]): ReadonlyMap<string, readonly LocatedRule[]> => {
  const groups = new Map<string, LocatedRule[]>();
  for (const rule of rules) {
    const group = groups.get(rule.subject);
    if (group === undefined) groups.set(rule.subject, [rule]);
    else group.push(rule);
  }
  return groups;
};

/** Removes rules from the last to the first, so that the indexes of the others stay. */
const withoutRules = (repair: AdTagRepair, rules: readonly LocatedRule[]): RepairData | null => {
  const removable = rules.filter(({ path }) => /\/\d+$/.test(path));
  return removable.length === 0 || removable.length < rules.length
    ? null
    : {
        ...repairMessage(repair),
        operations: removable.map(({ path }) => ({ op: 'remove', path }) as const).reverse(),
      };
};

const hasValue = ({ tags }: AdSourceSubject, name: string): boolean => {
  const [tag] = tags;
  const replaceRules = [{ subject: '[a]', value: name }];
  const { expansions } = expandTemplate('https://example.com/?a=[a]', {
    ...tag?.context,
    replaceRules,
  });
  return expansions[0]?.outcome === 'replaced';
};

const withCorrectName = (
  rules: readonly LocatedRule[],
  source: AdSourceSubject,
): RepairData | null => {
  const [rule] = rules;
  if (rule === undefined) return null;
  const name = nearest(rule.value, RULE_NAMES, 2);
  return name === undefined || !hasValue(source, name)
    ? null
    : {
        id: 'repair-use-rule',
        params: { name },
        operations: [{ op: 'replace', path: `${rule.path}/value`, value: name }],
      };
};

/** Subjects without brackets that also occur in other words: every occurrence is replaced. */
const testSubject = ({ tags, rules, source }: AdSourceSubject): HitsOf<'rule-subject-plain'> => {
  const subjects = new Set(
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
  return [...subjects].map((subject) => ({
    params: { subject: shownText(subject) },
    path: rules.find((rule) => rule.subject === subject)?.path ?? source.path,
  }));
};

const SUBJECT_FORM = 'rule-subject-form';

/** Rules without a subject or a value: those of an embed by their fields, those of a context together. */
const testForm = ({ tags, source, input }: AdSourceSubject): HitsOf<'rule-subject-form'> => {
  const inEmbed = input.brokenRules.map((path) => ({
    params: {},
    path,
    repair: {
      ...repairMessage('repair-remove-rule'),
      operations: [{ op: 'remove', path } as const],
    },
  }));
  const isReported = tags.some(({ reports }) =>
    reports.some(({ finding }) => finding.id === SUBJECT_FORM),
  );
  return isReported ? [...inEmbed, { params: {}, path: source.path }] : inEmbed;
};

export const REPLACE_RULE_RULES: readonly AdSourceRule[] = [
  adSourceRule(SUBJECT_FORM, expansionSeverity(SUBJECT_FORM), 'embed', testForm),
  mergedRule('rule-subject-unused', {
    inAllTags: true,
    repairOf: (rules) => withoutRules('repair-remove-rule', rules),
  }),
  mergedRule('rule-unknown', { repairOf: withCorrectName }),
  mergedRule('rule-duplicate', {
    repairOf: ([, ...others]) => withoutRules('repair-keep-first-rule', others),
  }),
  mergedRule('rule-source-empty'),
  adSourceRule('rule-subject-plain', 'warning', 'embed', testSubject),
];
