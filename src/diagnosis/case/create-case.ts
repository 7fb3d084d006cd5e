import type { Inspection } from '../../vast/inspect/inspection.js';
import type { DiagnoseOptions } from '../diagnose-options.js';
import type { Diagnosis } from '../diagnosis.js';
import { planDiagnosis } from '../diagnosis-plan.js';
import type { AdCase, CaseContext } from './ad-case.js';
import { CASE_FORMAT, CASE_VERSION } from './check-case.js';
import { redact } from './redaction/redact.js';
import { replayCase, streamKey } from './replay-case.js';
import { withoutVendors } from './viewer-identity.js';

/** The viewer with the time and the random number of the diagnosis. */
const plainViewer = (options: DiagnoseOptions): CaseContext['viewer'] =>
  withoutVendors(planDiagnosis({ kind: 'ad-tag', tags: [], replaceRules: [] }, options).viewer);

/** The stream addresses that the page gives while the input is expanded. */
const streamUrlsOf = (
  { input }: Diagnosis,
  options: DiagnoseOptions,
): CaseContext['streamUrls'] => {
  const streamUrl = options.resolve?.streamUrl;
  if (streamUrl === undefined) return {};
  const urls = new Map<string, string>();
  const recording: typeof streamUrl = (request) => {
    const url = streamUrl(request);
    if (typeof url === 'string') urls.set(streamKey(request), url);
    return url;
  };
  planDiagnosis(input, { ...options, resolve: { ...options.resolve, streamUrl: recording } });
  return Object.fromEntries(urls);
};

/** What a case says about the options of its diagnosis, not redacted yet. */
export const contextOfCase = (diagnosis: Diagnosis, options: DiagnoseOptions): CaseContext => ({
  viewer: plainViewer(options),
  values: options.values ?? null,
  bulkLabel: options.resolve?.bulkLabel ?? null,
  midrollAt: options.resolve?.midrollAt ?? null,
  streamUrls: streamUrlsOf(diagnosis, options),
  language: options.language ?? 'en',
});

/** A copy as plain JSON: no functions, no undefined fields. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const codesOf = (inspections: readonly Inspection[]): readonly number[] => {
  const failures = inspections.flatMap(({ failure, hops, ads }) => [
    failure,
    ...hops.map((hop) => hop.failure),
    ...ads.map((ad) => ad.failure),
  ]);
  return [...new Set(failures.flatMap((failure) => (failure === null ? [] : failure.code)))];
};

const createdAt = ({ viewer: { now } }: CaseContext): string | null =>
  typeof now === 'number' && Math.abs(now) <= 8.64e15 ? new Date(now).toISOString() : null;

/**
 * Makes the case of a diagnosis, with the options that the diagnosis was made with. Consent strings, identifiers,
 * cookies and credentials are replaced by placeholders of the same form, in every field, body and encoding. The
 * verdict is concluded again from what the file holds. Rejects if the options cannot be written as JSON.
 */
export const createCase = async (
  diagnosis: Diagnosis,
  options: DiagnoseOptions = {},
): Promise<AdCase> => {
  const inspections = [
    ...new Set([...diagnosis.tags.map(({ inspection }) => inspection), diagnosis.inspection]),
  ].filter((inspection) => inspection !== null);
  const indexOf = (inspection: Inspection | null): number | null =>
    inspection === null ? null : inspections.indexOf(inspection);
  const { input, context, ...recorded } = redact(
    plain({
      input: diagnosis.input,
      context: contextOfCase(diagnosis, options),
      inspections,
      ...(diagnosis.content && { content: diagnosis.content }),
    }),
  );
  const inspectionOf = {
    tags: diagnosis.tags.map(({ inspection }) => indexOf(inspection)),
    document: indexOf(diagnosis.inspection),
  };
  const { verdict } = await replayCase({ input, context, ...recorded, inspectionOf });
  return {
    format: CASE_FORMAT,
    version: CASE_VERSION,
    createdAt: createdAt(context),
    verdict,
    codes: codesOf(recorded.inspections),
    input,
    context,
    ...recorded,
    inspectionOf,
  };
};
