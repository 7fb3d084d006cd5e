import { readFile } from 'node:fs/promises';
import { AuditCauses, type AuditResult } from '../../audit/index.js';
import { parseJsonLines } from '../../text/json.js';
import { InputError } from '../cli-error.js';
import type { AcceptedCount } from './accepted-findings.js';
import type { AuditReport } from './audit-report.js';

const readReportFile = async (path: string): Promise<AuditReport> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  const [summary = {}, ...causes] = parseJsonLines(text);
  if (!('states' in summary) || !causes.every(({ name, reach }) => name && Array.isArray(reach)))
    throw new InputError(`${path} is not a report that audit writes with --format ndjson.`);
  return { ...summary, causes } as unknown as AuditReport;
};

const acceptedOf = (reports: readonly AuditReport[]): readonly AcceptedCount[] => {
  const counts = new Map<string, AcceptedCount>();
  for (const { objects, ...rest } of reports.flatMap(({ accepted }) => accepted)) {
    const name = JSON.stringify(rest);
    counts.set(name, { ...rest, objects: objects + (counts.get(name)?.objects ?? 0) });
  }
  return [...counts.values()];
};

/** Joins the NDJSON reports of the parts of an account. */
export const mergeReports = async (
  paths: readonly string[],
): Promise<readonly [result: AuditResult, summary: AuditReport]> => {
  const reports = await Promise.all(paths.map(readReportFile));
  const [first] = reports;
  if (first === undefined) throw new InputError('There is no report to merge: name its files.');
  const causes = new AuditCauses();
  for (const report of reports) causes.merge(report);
  const [startedAt = ''] = reports.map((report) => report.startedAt).sort();
  const accepted = acceptedOf(reports);
  const unresolvedTags = reports.reduce((sum, report) => sum + report.unresolvedTags, 0);
  return [causes.result(), { ...first, startedAt, accepted, unresolvedTags }];
};
