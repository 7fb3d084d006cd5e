import { redact } from '../diagnosis/case/redaction/redact.js';
import { embedSituation } from '../diagnosis/situations/embed-situations.js';
import { objectResults } from '../diagnosis/situations/choose-verdict.js';
import type { SituationMatch } from '../diagnosis/situations/situation.js';
import type { VerdictId } from '../diagnosis/verdict-parameters.js';
import { embedFindings } from '../lint/embed/lint-embed.js';
import type { FindingSlot } from '../lint/lint-finding.js';
import type { DeviceType } from '../viewer.js';
import type { AuditObject } from './audit-source.js';
import type { AuditProblem, PositionResult, TagState } from './tag-result.js';
import { verdictFault } from './judge-tag.js';
import type { ObjectPlan, ObjectView, TagUnit } from './tag-units.js';

/** An object with all that is wrong with it. Plain JSON. */
export interface AuditedObject extends Omit<AuditObject, 'embed'> {
  /** Whether an ad plays on pages without a bulk of their own. */
  readonly devices: Readonly<Record<DeviceType, TagState>>;
  readonly problems: readonly AuditProblem[];
}

/** The place of a problem of the whole object. */
export const WHOLE = { path: '', slots: [], tag: null, address: null, hasRepair: false } as const;

/** Faults that a publisher may have meant. */
const MEANT: readonly VerdictId[] = ['embed-without-ads', 'ads-off-by-bulk', 'device-without-ads'];

const embedProblem = ({ verdict, owner, path }: SituationMatch): AuditProblem => {
  const fault = verdictFault(verdict, owner);
  const { slot, device, empty = device } = fault.params;
  const severity = MEANT.includes(verdict.id) ? 'warning' : fault.severity;
  const slots = typeof slot === 'string' ? [{ slot, device: empty } as FindingSlot] : [];
  return { ...WHOLE, ...fault, severity, path, slots };
};

/** What is known of an embed without its ad tags, from all bulks. */
const embedMatches = ({ kind }: AuditObject, views: readonly ObjectView[]) => {
  const evidence = views.map(({ input, viewer, device, embed }) => {
    return { input, viewer, device, embed, pageUrl: null, chains: [], findings: [] };
  });
  const [first] = evidence;
  const decided = first === undefined || kind !== 'embed' ? null : embedSituation(first);
  return { decided, ads: evidence.map(objectResults) };
};

const unitProblems = (
  { tag, address, tags: [first] }: TagUnit,
  result: PositionResult | undefined,
): readonly AuditProblem[] => {
  const slots = [{ slot: first?.slot, device: first?.expandedFor } as FindingSlot];
  const place = { ...WHOLE, path: first?.path ?? '', slots, tag, address };
  return (result?.faults ?? []).map((fault) => ({ ...fault, ...place }));
};

/** What a verdict already says of the same ad, by the names of rules. */
const explainedBy = ({ id, params }: AuditProblem): readonly unknown[] =>
  id === 'device-without-ads'
    ? ['slot-mobile-missing', 'slot-desktop-missing']
    : [id, params['finding'], params['reason']];

const ruleProblems = (
  { kind, embed }: AuditObject,
  [view]: readonly ObjectView[],
  verdicts: readonly AuditProblem[],
): readonly AuditProblem[] => {
  // The linter assumes a page over https.
  const isHttpPage = /^http:/i.test(view?.viewer.page?.url ?? '');
  return embedFindings(embed).flatMap(({ id, params, severity, path, slots = [], repair }) => {
    if (isHttpPage && id === 'tag-http-on-https') return [];
    // A template and a bulk have no content, and only their ads are judged.
    if (kind !== 'embed' && slots.length === 0) return [];
    const isExplained = verdicts.some(
      (verdict) => path.startsWith(verdict.path) && explainedBy(verdict).includes(id),
    );
    const owner = id === 'consent-late' ? 'consent' : 'publisher';
    const place = { ...WHOLE, path, slots, hasRepair: repair !== null };
    return isExplained ? [] : [{ by: 'rule', id, params, owner, severity, host: '', ...place }];
  });
};

const STATES: readonly TagState[] = ['plays', 'unknown'];

/** The best of several: one ad that plays is enough. */
const bestOf = (states: readonly TagState[]): TagState =>
  STATES.find((state) => states.includes(state)) ?? 'none';

const placeName = ({ id, path, slots, params }: AuditProblem): string =>
  JSON.stringify([id, path, slots, params['finding'], params['host']]);

const distinct = (problems: readonly AuditProblem[]): readonly AuditProblem[] => [
  ...new Map(problems.map((problem) => [placeName(problem), problem])).values(),
];

/** All that is wrong with an object, given what is known of each of its ad tags. */
export const auditedObject = (
  object: AuditObject,
  { views, units }: ObjectPlan,
  results: readonly PositionResult[],
): AuditedObject => {
  const { kind, id, title, categories, createdAt, from } = object;
  const { decided, ads } = embedMatches(object, views);
  const others = decided === null ? ads.flat().filter(({ isFault }) => isFault) : [];
  const matches = decided === null ? others.map(({ match }) => match) : [decided];
  const verdicts = distinct([
    ...(kind === 'embed' ? matches.filter(({ owner }) => owner !== 'nobody') : []).map(
      embedProblem,
    ),
    ...units.flatMap((unit, index) => unitProblems(unit, results[index])),
  ]);
  const stateOn = (device: DeviceType): TagState => {
    const ofTags = units.flatMap(({ tags, isDefault }, index) =>
      isDefault && tags[0]?.expandedFor === device ? (results[index]?.state ?? []) : [],
    );
    const plays = ads[0]?.some((ad) => ad.device === device && !ad.isFault) === true;
    return decided === null ? bestOf(plays ? ['plays'] : ofTags) : 'none';
  };
  return {
    kind,
    id,
    title: redact(title),
    categories: redact(categories),
    createdAt,
    from,
    devices: { desktop: stateOn('desktop'), mobile: stateOn('mobile') },
    problems: [...verdicts, ...ruleProblems(object, views, verdicts)],
  };
};
