import { visibleText } from '../../text/control-characters.js';
import { hasColors, lineText } from '../colors.js';
import { EXIT_CODES, type ExitCode } from '../exit-code.js';
import { writeOutput } from '../output-file.js';
import { redactedLog, sarifReport } from '../output/sarif-report.js';
import { type AuditInvocation, type AuditValues, SEVERITIES } from './audit-options.js';
import type { AuditReport, ReportedCause } from './audit-report.js';
import { csvReport, githubReport, junitReport, ndjsonReport, runReport } from './data-reports.js';
import { pageReport } from './page-report.js';
import { auditLines, summarySentences } from './text-report.js';

const sarifText = (report: AuditReport): string =>
  `${visibleText(JSON.stringify(redactedLog(sarifReport(runReport(report))), null, 2))}\n`;

/** What writes the parts of the report, by its format; all others are for a terminal. */
const WRITERS: Readonly<Record<string, (report: AuditReport) => Iterable<string>>> = {
  html: (report) => [pageReport(report)],
  csv: csvReport,
  ndjson: ndjsonReport,
  sarif: (report) => [sarifText(report)],
  junit: junitReport,
  github: githubReport,
};

/** Whether a cause counts by `--fail-on`. */
export const fails = (
  { severity, status, newObjects }: ReportedCause,
  { 'fail-on': failOn }: AuditValues,
): boolean => {
  const isNew = failOn.startsWith('new-');
  const rank = SEVERITIES.indexOf(failOn.replace('new-', '') as (typeof SEVERITIES)[number]);
  // Without an earlier audit, everything is new; what is flapping was reported before.
  const isKnown = (status === 'known' || status === 'flapping') && newObjects.length === 0;
  return SEVERITIES.indexOf(severity) <= rank && !(isNew && isKnown);
};

/** Writes the report where and as the options say, and returns what they make of it. */
export const writeReport = async (
  report: AuditReport,
  { values, terminal }: AuditInvocation,
): Promise<ExitCode> => {
  const { stdout, env } = terminal;
  const { output } = values;
  const isColored = output === undefined && hasColors(stdout, env);
  const write = WRITERS[values.format];
  const lines = write === undefined ? auditLines(report) : [];
  const parts = write?.(report) ?? lines.map((line) => `${lineText(line, isColored)}\n`);
  if (output !== undefined)
    await writeOutput(output, parts, summarySentences(report)[0] ?? '', terminal);
  else for (const part of parts) stdout.write(part);
  const hasFailed = report.causes.some((cause) => fails(cause, values));
  return hasFailed ? EXIT_CODES.findings : EXIT_CODES.ok;
};
