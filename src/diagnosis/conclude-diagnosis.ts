import { decodeReferences } from '../text/character-references.js';
import { assumedContext } from './assumed-context.js';
import type { DiagnoseOptions } from './diagnose-options.js';
import type { DiagnosedTag, Diagnosis } from './diagnosis.js';
import type { DiagnosisPlan, PlanInspections, PlannedTag } from './diagnosis-plan.js';
import { chainOfInspection } from './evidence/chain-of-inspection.js';
import { chainOfText } from './evidence/chain-of-text.js';
import { chainsOfHar, contentOfRecording } from './evidence/chains-of-har.js';
import {
  type AdChain,
  endsAs,
  type Evidence,
  NO_SLOT,
  unsentRequest,
} from './evidence/evidence.js';
import { hostOf } from './evidence/url-host.js';
import { ALLOWED_ORIGIN } from './situations/connection-situations.js';
import { lintPlan } from './lint-plan.js';
import type { RecognizedInput } from './input/recognized-input.js';
import { changesTag } from './input/undo-copying.js';
import { isContentOpen } from './situations/content-situation.js';
import { chooseVerdict, mostLikely } from './situations/choose-verdict.js';
import { isFilledOnPage } from './situations/placeholder-fixes.js';
import type { SituationMatch } from './situations/situation.js';
import { listed } from './situations/tag-situations.js';
import { withAround, withFlight } from './situations/with-statement.js';
import { withFinding } from './situations/with-finding.js';
import type { VerdictTexts } from './verdict-texts.js';
import { type VerdictContext, writeVerdict } from './write-verdict.js';
import type { LintFindingData } from '../lint/lint-finding.js';
import { writeFinding } from '../lint/rule.js';
import type { Inspection } from '../vast/inspect/inspection.js';

const faultOf = ({ expanded: { url, findings } }: PlannedTag): string | null => {
  if (url !== '') return null;
  const fault = findings.find(
    ({ id, severity }) => severity === 'error' && /^(?:tag-|macro-unsafe)/.test(id),
  );
  return fault?.id ?? 'tag-empty';
};

/** `index` is that of the first tag with the inspection, which has its findings. */
export const chainOfTag = (
  tag: PlannedTag,
  inspection: Inspection | null,
  index: number,
): AdChain => {
  const { slot, position, path, device, linearity, template } = tag;
  const tagFields = { slot, position, path, device, linearity, template, fault: faultOf(tag) };
  if (inspection === null) {
    const { url, text, expansions } = tag.expanded;
    const requests = [unsentRequest(null, url || text, expansions)];
    return { ...tagFields, requests, ads: [], ...endsAs('unknown') };
  }
  const chain = chainOfInspection(inspection, `/tags/${index}/inspection`);
  // The inspection of a tag may have no expansions of the tag itself.
  const requests = chain.requests.map((request, index) =>
    index === 0 ? { ...request, expansions: tag.expanded.expansions } : request,
  );
  return { ...tagFields, ...chain, requests };
};

const chainOfDocument = (
  { document }: DiagnosisPlan,
  inspection: Inspection | null,
): readonly AdChain[] => {
  if (document === null) return [];
  const chain =
    inspection === null
      ? chainOfText(document.text, document.context)
      : chainOfInspection(inspection, '/inspection');
  return [{ ...NO_SLOT, template: '', fault: null, ...chain }];
};

const pageUrlOf = (input: RecognizedInput, { viewer }: DiagnosisPlan): string | null => {
  const pageUrl = viewer.page?.url;
  if (typeof pageUrl === 'string' && pageUrl !== '') return pageUrl;
  return input.kind === 'har' && input.pageUrl !== '' ? input.pageUrl : null;
};

const evidenceOf = (
  input: RecognizedInput,
  plan: DiagnosisPlan,
  inspections: PlanInspections,
  findings: readonly LintFindingData[],
  now: number | null,
): Evidence => ({
  input,
  now: typeof plan.viewer.now === 'number' ? plan.viewer.now : now,
  viewer: plan.viewer,
  device: plan.device,
  pageUrl: pageUrlOf(input, plan),
  embed: plan.embed,
  chains: [
    ...plan.tags.map((tag, index) => {
      const inspection = inspections.tags[index] ?? null;
      return chainOfTag(tag, inspection, inspections.tags.indexOf(inspection));
    }),
    ...chainOfDocument(plan, inspections.document),
    ...(input.kind === 'har' ? chainsOfHar(input) : []),
  ],
  content: inspections.content ?? contentOfRecording(input),
  findings,
});

const diagnosedTag = (
  tag: PlannedTag,
  index: number | undefined,
  inspection: Inspection | null,
): DiagnosedTag => ({
  slot: tag.slot,
  path: tag.path,
  device: tag.expandedFor,
  ...(index !== undefined && { index }),
  template: tag.template,
  expanded: tag.expanded,
  inspection,
});

/** `length`: of a list of tags, which the plan has once for each device; 0 for all others. */
const diagnosedTags = (
  { tags }: DiagnosisPlan,
  inspections: PlanInspections,
  length: number,
): readonly DiagnosedTag[] =>
  tags.map((tag, index) =>
    diagnosedTag(tag, length === 0 ? undefined : index % length, inspections.tags[index] ?? null),
  );

/** Number of ad tags of a text with several that are not a waterfall; 0 for every other input. */
const listLength = (input: RecognizedInput): number =>
  input.kind === 'ad-tag' && input.isList === true ? input.tags.length : 0;

const verdictOf = (evidence: Evidence): SituationMatch => {
  const found = withFinding(chooseVerdict(evidence), evidence);
  const match = withFlight(withAround(found, evidence), evidence);
  const { input } = evidence;
  // The tag of a bid is written by its bidder.
  const isOfBid = input.kind === 'ad-tag' && input.bid !== undefined;
  return isOfBid && match.owner === 'publisher' ? { ...match, owner: 'network' } : match;
};

/** The match of each tag of a list. The plan has the tags once for each device. */
const listMatches = (evidence: Evidence, length: number): readonly SituationMatch[] =>
  Array.from({ length }, (_, tag) => {
    const chains = evidence.chains.filter((__, index) => index % length === tag);
    const responses = evidence.chains.flatMap((_, index) =>
      index % length === tag ? [`/tags/${index}/`] : [],
    );
    const findings = evidence.findings.filter(
      ({ path }) =>
        path === `/input/tags/${tag}` || responses.some((prefix) => path.startsWith(prefix)),
    );
    return verdictOf({ ...evidence, chains, findings });
  });

/** What plays only since copying was undone; missing if it plays as it was pasted. In a field of a player, quotes are no part of a tag. */
const repairedIn = (input: RecognizedInput): string | undefined => {
  if (!(input.changes ?? []).some((change) => changesTag(change) || change === 'quotes'))
    return undefined;
  const [tag = '', ...others] = input.kind === 'ad-tag' ? input.tags : [];
  return others.length === 0 ? decodeReferences(tag) : '';
};

/** What was undone of copying, whose placeholders a tag has, and which bid, or which tag of a list, a verdict is about. */
const aboutText = (
  input: RecognizedInput,
  tag: number | null,
  { text, finding }: VerdictTexts,
  findings: readonly LintFindingData[],
): string => {
  const notes = (input.changes ?? []).map((change) => text('note-copied', { change }));
  const dialect = findings.find(({ id }) => id === 'dialect');
  if (input.kind === 'ad-tag' && dialect !== undefined)
    notes.push(finding('dialect', dialect.params) ?? '');
  const bid = 'bid' in input ? input.bid : undefined;
  if (bid !== undefined) notes.push(text('note-about-bid', { ...bid, bidder: bid.bidder || '–' }));
  else if (tag !== null)
    notes.push(text('note-about-tag', { tag: tag + 1, count: listLength(input) }));
  return notes.join(' ');
};

/** Which pages alone may read a response, if the page is not known. */
const readersText = ({ chains, pageUrl }: Evidence, { text }: VerdictTexts): string => {
  const requests = pageUrl === null ? chains.flatMap((chain) => chain.requests) : [];
  const notes = requests.flatMap(({ url, headers = '' }) => {
    const allowed = ALLOWED_ORIGIN.exec(headers)?.[1];
    return allowed === undefined ? [] : text('note-readers', { allowed, host: hostOf(url) });
  });
  return notes[0] ?? '';
};

/** What a verdict is about, for which pages it holds if nothing has to be done, and that it is not about the content. */
const notesOf = (
  { owner }: SituationMatch,
  evidence: Evidence,
  tag: number | null,
  texts: VerdictTexts,
): string => {
  const isSound = owner === 'nobody';
  const content = isSound && isContentOpen(evidence) ? texts.text('note-content-open') : '';
  const readers = isSound ? readersText(evidence, texts) : '';
  const about = aboutText(evidence.input, tag, texts, evidence.findings);
  return [about, readers, content].filter((note) => note !== '').join(' ');
};

/** The first placeholders that only the player of a page fills. */
const unfilledIn = (tags: readonly PlannedTag[], evidence: Evidence): readonly string[] => {
  const expansions = tags.flatMap(({ expanded }) => expanded.expansions);
  return listed(expansions.filter((expansion) => isFilledOnPage(expansion, evidence)));
};

/** Chooses and writes the verdict. `now` is for a viewer without a clock. Pure: the same input, plan and inspections have the same diagnosis. */
export const concludeDiagnosis = (
  input: RecognizedInput,
  plan: DiagnosisPlan,
  inspections: PlanInspections,
  options: DiagnoseOptions,
  texts: VerdictTexts,
  now: number | null = null,
): Diagnosis => {
  const findings = lintPlan(input, plan, inspections, options);
  const evidence = evidenceOf(input, plan, inspections, findings, now);
  const contextOf = (tags: readonly PlannedTag[], about: string): VerdictContext => {
    const isUnsent =
      tags.length > 0 && tags.every((tag) => inspections.tags[plan.tags.indexOf(tag)] == null);
    const assumed = assumedContext(tags, plan.viewer);
    const copied = { code: input.codeAround, repaired: repairedIn(input) };
    return { isUnsent, assumed, unfilled: unfilledIn(tags, evidence), ...copied, about };
  };
  const length = listLength(input);
  const matches = listMatches(evidence, length);
  const chosen = mostLikely(matches);
  const match = chosen ?? verdictOf(evidence);
  const tagVerdicts = matches.map((tagMatch, index) => {
    const tags = plan.tags.filter((_, at) => at % length === index);
    const template = tags[0]?.template ?? '';
    return { index, template, verdict: writeVerdict(tagMatch, texts, contextOf(tags, '')) };
  });
  const verdictTag = chosen === undefined ? null : matches.indexOf(chosen);
  const notes = notesOf(match, evidence, verdictTag, texts);
  return {
    kind: input.kind,
    input,
    verdict: writeVerdict(match, texts, contextOf(plan.tags, notes)),
    tagVerdicts,
    verdictTag,
    tags: diagnosedTags(plan, inspections, length),
    inspection: inspections.document,
    ...(inspections.content && { content: inspections.content }),
    findings: findings.map((finding) => writeFinding(texts.finding, finding)),
  };
};
