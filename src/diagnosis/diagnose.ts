import { readProvider } from '../ad-tags/value-formats.js';
import type { Inspection } from '../vast/inspect/inspection.js';
import { readCase } from './case/read-case.js';
import { replayCase } from './case/replay-case.js';
import { concludeDiagnosis } from './conclude-diagnosis.js';
import type { DiagnoseOptions, Inspectors } from './diagnose-options.js';
import type { Diagnosis } from './diagnosis.js';
import {
  type DiagnosisPlan,
  planDiagnosis,
  type PlanInspections,
  type PlannedTag,
} from './diagnosis-plan.js';
import type { ContentCheck } from './evidence/evidence.js';
import { recognizeInput } from './input/recognize-input.js';
import type { RecognizedInput } from './input/recognized-input.js';
import { requestMoment } from './request-moment.js';
import { verdictTexts } from './verdict-texts.js';

const MAX_PARALLEL = 4;

/** A rejected inspection is the same as none. */
const settled = async (inspection: () => Promise<Inspection>): Promise<Inspection | null> => {
  try {
    return await inspection();
  } catch {
    return null;
  }
};

/** Requests every URL once, however many slots have it. */
const inspectTags = async (
  tags: readonly PlannedTag[],
  { inspectAdTag }: Inspectors,
): Promise<readonly (Inspection | null)[]> => {
  const byUrl = new Map<string, Inspection | null>();
  const open = tags.filter(({ expanded: { url } }) => url !== '');
  const next = async (): Promise<void> => {
    for (let tag = open.shift(); tag !== undefined; tag = open.shift()) {
      const { context, expanded, overlay } = tag;
      if (byUrl.has(expanded.url)) continue;
      byUrl.set(expanded.url, null);
      const inspection = await settled(() =>
        inspectAdTag(expanded.url, { context, ...(overlay && { overlay }) }),
      );
      byUrl.set(expanded.url, inspection);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, next));
  return tags.map(({ expanded }) => byUrl.get(expanded.url) ?? null);
};

/** A document whose ad has a file of the content, so that it is requested as that of an ad, and no tracker. */
const documentWith = (address: string): string =>
  `<VAST version="3.0"><Ad><InLine><Creatives><Creative><Linear><Duration>00:00:01</Duration><MediaFiles><MediaFile type="video/mp4"><![CDATA[${address}]]></MediaFile></MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`;

/** Addresses of the content that are tried. */
const MAX_ADDRESSES = 3;

/** What the first address of the content that plays responds, or the first of all. */
const inspectContent = async (
  addresses: readonly string[],
  { inspectDocument }: Inspectors,
): Promise<ContentCheck | undefined> => {
  const checks: ContentCheck[] = [];
  for (const url of addresses.slice(0, MAX_ADDRESSES)) {
    const inspection = await settled(() => inspectDocument(documentWith(url), {}));
    const check = inspection?.ads[0]?.media[0]?.check;
    if (check !== undefined) checks.push({ url, ...check });
    if (check?.result === 'found') break;
  }
  return checks.find(({ result }) => result === 'found') ?? checks[0];
};

const inspectPlan = async (
  { tags, document, content }: DiagnosisPlan,
  inspect: Inspectors | null,
): Promise<PlanInspections> => {
  if (inspect === null) return { tags: tags.map(() => null), document: null };
  const ofContent = inspectContent(content, inspect);
  return {
    tags: await inspectTags(tags, inspect),
    content: await ofContent,
    document:
      document &&
      (await settled(() => inspect.inspectDocument(document.text, { context: document.context }))),
  };
};

/** The diagnosis of a case file, in the language of the case if there is no other; null if the file cannot be read. */
const replayText = async (text: string, options: DiagnoseOptions): Promise<Diagnosis | null> => {
  const { case: adCase } = readCase(text);
  return adCase === null ? null : replayCase(adCase, options);
};

/**
 * Says in one sentence why there is no ad, who has to act and what to do. `input` is a text, or what `recognizeInput`
 * made of it. Never rejects: what cannot be read or requested is part of the verdict.
 */
export const diagnose = async (
  input: string | RecognizedInput,
  options: DiagnoseOptions = {},
): Promise<Diagnosis> => {
  const recognized = typeof input === 'string' ? recognizeInput(input) : input;
  const replayed = recognized.kind === 'case' ? await replayText(recognized.text, options) : null;
  if (replayed !== null) return replayed;
  const inspect = options.inspect ?? null;
  const moment = requestMoment();
  const plan = planDiagnosis(recognized, options, inspect === null ? {} : moment);
  const inspections = await inspectPlan(plan, inspect);
  const texts = await verdictTexts(options.language ?? 'en', options.fieldName);
  return concludeDiagnosis(
    recognized,
    plan,
    inspections,
    options,
    texts,
    readProvider(moment.now) ?? null,
  );
};
