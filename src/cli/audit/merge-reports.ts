import { readFile } from 'node:fs/promises';
import { type AuditCause, AuditCauses, type ComparedCause } from '../../audit/index.js';
import { objectOf, parseJson } from '../../text/json.js';
import { InputError } from '../cli-error.js';
import type { AcceptedCount } from './accepted-findings.js';
import type { AuditReport, FoundCauses } from './audit-report.js';

type Summary = Omit<AuditReport, 'causes' | 'text'>;

interface ReportFile {
  readonly summary: Summary;
  readonly causes: readonly ComparedCause[];
}

const readReportFile = async (path: string): Promise<ReportFile> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line !== '');
  const [summary = {}, ...causes] = lines.map((line) => objectOf(parseJson(line)));
  if (!('states' in summary) || !causes.every(({ name, reach }) => name && Array.isArray(reach)))
    throw new InputError(`${path} is not a report that audit writes with --format ndjson.`);
  return { summary, causes } as unknown as ReportFile;
};

/** The same cause of several parts of an account. */
const joined = (first: ComparedCause, second: ComparedCause): ComparedCause => ({
  ...first,
  since: first.since < second.since ? first.since : second.since,
  status: first.status === second.status ? first.status : 'known',
  newObjects: [...first.newObjects, ...second.newObjects],
});

/** Custom rules may give a cause several severities. */
const keyOf = ({ severity, name }: AuditCause): string => `${severity} ${name}`;

const acceptedOf = (files: readonly ReportFile[]): readonly AcceptedCount[] => {
  const counts = new Map<string, AcceptedCount>();
  for (const { objects, ...rest } of files.flatMap(({ summary }) => summary.accepted)) {
    const name = JSON.stringify(rest);
    counts.set(name, { ...rest, objects: objects + (counts.get(name)?.objects ?? 0) });
  }
  return [...counts.values()];
};

/** Joins the NDJSON reports of the parts of an account. */
export const mergeReports = async (
  paths: readonly string[],
): Promise<readonly [causes: FoundCauses, summary: Summary]> => {
  const files = await Promise.all(paths.map(readReportFile));
  const [first] = files;
  if (first === undefined) throw new InputError('There is no report to merge: name its files.');
  const causes = new AuditCauses();
  const compared = new Map<string, ComparedCause>();
  for (const file of files) {
    causes.merge({ ...file.summary, causes: file.causes });
    for (const cause of file.causes) {
      const known = compared.get(keyOf(cause));
      compared.set(keyOf(cause), known === undefined ? cause : joined(known, cause));
    }
  }
  const result = causes.result();
  const gone = new Set(files.flatMap(({ summary }) => summary.gone));
  const comparison = {
    causes: result.causes.map((cause) => ({
      ...(compared.get(keyOf(cause)) as ComparedCause),
      ...cause,
    })),
    gone: [...gone].filter((name) => !result.causes.some((cause) => cause.name === name)),
  };
  const [startedAt = ''] = files.map(({ summary }) => summary.startedAt).sort();
  return [
    { result, comparison },
    { ...first.summary, startedAt, accepted: acceptedOf(files) },
  ];
};
