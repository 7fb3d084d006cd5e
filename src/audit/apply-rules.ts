import { hostOf } from '../diagnosis/evidence/url-host.js';
import type { PlannedTag } from '../diagnosis/diagnosis-plan.js';
import type { FindingSlot } from '../lint/lint-finding.js';
import { bulkLabels } from '../lint/embed/lint-embed.js';
import { slottedAds } from '../resolve/slot-context.js';
import type { AuditRequirement, AuditRule, AuditRules, AuditWhere } from './custom-rules.js';
import { type AuditObject, textOf } from './audit-source.js';
import { WHOLE } from './object-problems.js';
import type { AuditFault, AuditProblem } from './tag-result.js';
import type { ObjectPlan } from './tag-units.js';

/** Whether a text has the parts of a pattern between its stars in their order. */
export const matchesPattern = (pattern: string, text: string): boolean => {
  const [first = '', ...parts] = pattern.toLowerCase().split('*');
  const value = text.toLowerCase();
  const last = parts.pop();
  if (last === undefined) return value === first;
  if (!value.startsWith(first)) return false;
  let end = first.length;
  for (const part of parts) {
    const at = value.indexOf(part, end);
    if (at === -1) return false;
    end = at + part.length;
  }
  return value.length - last.length >= end && value.endsWith(last);
};

const isWithin = (
  { title, categories, embed }: AuditObject,
  { category, title: titlePattern, label }: AuditWhere = {},
): boolean => {
  const ownLabel = 'label' in embed ? [textOf(embed.label)] : [];
  const texts = [
    [category, categories],
    [titlePattern, [title]],
    [label, [...ownLabel, ...bulkLabels(embed)]],
  ] as const;
  return texts.every(
    ([pattern, values]) =>
      pattern === undefined || values.some((value) => matchesPattern(pattern, value ?? '')),
  );
};

type Place = Omit<AuditProblem, Exclude<keyof AuditFault, 'host'>>;

const WHOLE_OBJECT: Place = { ...WHOLE, host: '' };

const isTagWrong = ({ expanded: { url, expansions } }: PlannedTag, rule: AuditRequirement) => {
  const { parameter, hosts, macros = [] } = rule;
  const names = expansions.map(({ name }) => name?.toUpperCase());
  return (
    (parameter !== undefined && !new URL(url).searchParams.has(parameter)) ||
    hosts?.some((host) => matchesPattern(host, hostOf(url))) === false ||
    macros.some((macro) => !names.includes(macro.toUpperCase()))
  );
};

const tagPlaces = ({ units }: ObjectPlan, rule: AuditRequirement): readonly Place[] =>
  units.flatMap(({ tag, address, tags }) => {
    const wrong = tags.find((planned) => planned.expanded.url !== '' && isTagWrong(planned, rule));
    if (wrong === undefined) return [];
    const { path, slot, expandedFor: device, expanded } = wrong;
    const host = rule.hosts === undefined ? '' : hostOf(expanded.url);
    return [{ ...WHOLE, path, slots: [{ slot, device } as FindingSlot], tag, address, host }];
  });

const embedPlaces = (
  { title }: AuditObject,
  { views: [view] }: ObjectPlan,
  { slot, maxAds = Infinity, title: pattern }: AuditRequirement,
): readonly Place[] => {
  const ofDevices = Object.values(view?.embed?.configs ?? {}).flatMap((config) => {
    const { device, ads } = config;
    if (slot !== undefined && ads[slot].length === 0)
      return [{ ...WHOLE_OBJECT, slots: [{ slot, device }] }];
    return slottedAds(config).length > maxAds ? [WHOLE_OBJECT] : [];
  });
  const isNamed = pattern === undefined || matchesPattern(pattern, title);
  return isNamed ? ofDevices : [{ ...WHOLE_OBJECT, path: '/title' }, ...ofDevices];
};

/** The severity of a verdict or rule by the last custom rule about it; undefined if there is none. */
export const customSeverity = (
  id: string,
  object: AuditObject,
  { rules }: Pick<AuditRules, 'rules'>,
): AuditRule['severity'] | undefined =>
  rules.filter((rule) => rule.id === id && isWithin(object, rule.where)).at(-1)?.severity;

/** The problems of an object by custom rules. */
export const applyRules = (
  problems: readonly AuditProblem[],
  object: AuditObject,
  plan: ObjectPlan,
  rules: AuditRules,
): readonly AuditProblem[] => {
  const judged = problems.flatMap((problem) => {
    const severity = customSeverity(problem.id, object, rules) ?? problem.severity;
    return severity === 'off' ? [] : [{ ...problem, severity }];
  });
  const broken = rules.requirements.flatMap((rule) => {
    if (!isWithin(object, rule.where)) return [];
    const { id, severity, sentence, remedy } = rule;
    const places = object.kind === 'embed' ? embedPlaces(object, plan, rule) : [];
    return [...places, ...tagPlaces(plan, rule)].map((place) => ({
      ...place,
      by: 'requirement' as const,
      id,
      params: { sentence, remedy },
      owner: 'publisher' as const,
      severity,
    }));
  });
  return [...judged, ...broken];
};
