import type { AdTagContext } from '../ad-tags/ad-tag-context.js';
import { WATERFALL_SEPARATOR } from '../ad-tags/split-waterfall.js';
import type { Severity } from '../finding.js';
import { adTagFindings } from '../lint/ad-tag/lint-ad-tag.js';
import { embedFindings } from '../lint/embed/lint-embed.js';
import type { LintFindingData, RepairData } from '../lint/lint-finding.js';
import { isDescribed } from '../lint/ad-tag/typical-viewer.js';
import type { Inspection } from '../vast/inspect/inspection.js';
import { inspectionFindings } from '../lint/response/lint-inspection.js';
import { vastFindings } from '../lint/response/lint-vast.js';
import type { DiagnoseOptions } from './diagnose-options.js';
import {
  type DiagnosisPlan,
  embedOfInput,
  type PlanInspections,
  type PlannedTag,
} from './diagnosis-plan.js';
import type { HarInput, RecognizedInput } from './input/recognized-input.js';
import { isOfView } from './situations/tag-cause.js';

const below = (pointer: string, findings: readonly LintFindingData[]): readonly LintFindingData[] =>
  findings.map((finding) => ({ ...finding, path: `${pointer}${finding.path}` }));

/** A viewer of whom at most the device is known is the typical one of the rules. */
const givenViewer = ({ viewer }: DiagnosisPlan) => (isDescribed(viewer) ? viewer : undefined);

/** The context of a tag without the clock that the plan gave it if nothing else is known of the viewer. */
const contextOf = (plan: DiagnosisPlan, { context }: PlannedTag): AdTagContext =>
  givenViewer(plan) === undefined
    ? Object.fromEntries(
        Object.entries(context).filter(([name]) => name !== 'now' && name !== 'random'),
      )
    : context;

/** A repair of one tag of a list, for the text of them all: one tag on each line. */
const inList = (
  repair: RepairData | null,
  tags: readonly string[],
  index: number,
): RepairData | null => {
  const [operation, ...rest] = repair?.operations ?? [];
  if (repair === null || operation?.op !== 'replace' || rest.length > 0) return null;
  const value = tags.map((tag, at) => (at === index ? String(operation.value) : tag)).join('\n');
  return { ...repair, operations: [{ ...operation, value }] };
};

/** Tags of a list with repairs for the whole text: they hold it once each. */
const MAX_REPAIRED_TAGS = 10;

const lintList = (tags: readonly string[], context: AdTagContext): readonly LintFindingData[] =>
  tags.flatMap((tag, index) =>
    below(`/input/tags/${index}`, adTagFindings(tag, context)).map((finding) => ({
      ...finding,
      repair: tags.length > MAX_REPAIRED_TAGS ? null : inList(finding.repair, tags, index),
    })),
  );

const lintInput = (
  input: RecognizedInput,
  plan: DiagnosisPlan,
  options: DiagnoseOptions,
): readonly LintFindingData[] => {
  const embed = embedOfInput(input, options.resolve ?? {});
  if (embed !== null) return embedFindings(embed[0], givenViewer(plan), embed[1]);
  if (input.kind !== 'ad-tag') return [];
  const [tag] = plan.tags;
  if (tag === undefined) return [];
  const context = contextOf(plan, tag);
  return input.isList === true
    ? lintList(input.tags, context)
    : adTagFindings(input.tags.join(WATERFALL_SEPARATOR), context);
};

const pageOptions = ({ viewer }: DiagnosisPlan) => {
  const url = viewer.page?.url;
  return typeof url === 'string' && url !== '' ? { pageUrl: url } : {};
};

/** Tags with the same URL share one inspection, which has its findings once. */
const lintTags = (
  plan: DiagnosisPlan,
  inspections: readonly (Inspection | null)[],
): readonly LintFindingData[] =>
  inspections.flatMap((inspection, index) =>
    inspection === null || inspections.indexOf(inspection) !== index
      ? []
      : below(`/tags/${index}/inspection`, inspectionFindings(inspection, pageOptions(plan))),
  );

/** The first response is the input itself, so that its repairs are repairs of the input. */
const ofInput = (finding: LintFindingData): LintFindingData => {
  const operations = finding.repair?.operations.map((operation) =>
    operation.path === '/hops/0/text' ? { ...operation, path: '' } : operation,
  );
  return finding.repair === null || operations === undefined
    ? finding
    : { ...finding, repair: { ...finding.repair, operations } };
};

const lintDocument = (
  { document, ...plan }: DiagnosisPlan,
  inspection: Inspection | null,
): readonly LintFindingData[] => {
  if (document === null) return [];
  const options = pageOptions({ document, ...plan });
  return inspection === null
    ? vastFindings(document.text, options)
    : below('/inspection', inspectionFindings(inspection, options)).map(ofInput);
};

const lintHar = ({ requests, pageUrl }: HarInput): readonly LintFindingData[] =>
  requests.flatMap(({ text, status }, index) =>
    text === null || text.trim() === '' || status === null || status < 200 || status > 299
      ? []
      : below(`/input/requests/${index}`, vastFindings(text, pageUrl === '' ? {} : { pageUrl })),
  );

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

const bySeverity = (findings: readonly LintFindingData[]): readonly LintFindingData[] =>
  SEVERITIES.flatMap((severity) => findings.filter((finding) => finding.severity === severity));

/** What the rules find in the input and in the responses, the most severe first. */
export const lintPlan = (
  input: RecognizedInput,
  plan: DiagnosisPlan,
  inspections: PlanInspections,
  options: DiagnoseOptions,
): readonly LintFindingData[] =>
  bySeverity([
    ...lintInput(input, plan, options).filter((finding) => !isOfView(finding, input)),
    ...lintTags(plan, inspections.tags),
    ...lintDocument(plan, inspections.document),
    ...(input.kind === 'har' ? lintHar(input) : []),
  ]);
