import { visibleText } from '../../text/control-characters.js';
import { hasColors, lineText } from '../colors.js';
import type { CommandInvocation } from '../command.js';
import { EXIT_CODES, type ExitCode } from '../exit-code.js';
import { textOption } from '../options.js';
import { writeOutput } from '../output-file.js';
import { redactedLog, sarifReport } from '../output/sarif-report.js';
import { AUDIT_OPTIONS, SEVERITIES } from './audit-options.js';
import type { AuditReport } from './audit-report.js';
import { csvReport, githubReport, junitReport, ndjsonReport, runReport } from './data-reports.js';
import { pageReport } from './page-report.js';
import { auditLines, summarySentences } from './text-report.js';

const sarifText = (report: AuditReport): string =>
  `${visibleText(JSON.stringify(redactedLog(sarifReport(runReport(report))), null, 2))}\n`;

/** What writes the report, by its format; all others are for a terminal. */
const WRITERS: Readonly<Record<string, (report: AuditReport) => string>> = {
  html: pageReport,
  csv: csvReport,
  ndjson: ndjsonReport,
  sarif: sarifText,
  junit: junitReport,
  github: githubReport,
};

const hasFailed = ({ causes }: AuditReport, failOn: string): boolean => {
  const isNew = failOn.startsWith('new-');
  const rank = SEVERITIES.indexOf(failOn.replace('new-', '') as (typeof SEVERITIES)[number]);
  return causes.some(
    ({ severity, status, newObjects }) =>
      SEVERITIES.indexOf(severity) <= rank &&
      // Without an earlier audit, everything is new.
      (!isNew || status !== 'known' || newObjects.length > 0),
  );
};

/** Writes the report where and as the options say, and returns what they make of it. */
export const writeReport = async (
  report: AuditReport,
  { values, terminal }: CommandInvocation,
): Promise<ExitCode> => {
  const { stdout, env } = terminal;
  const output = textOption(values, 'output');
  const isColored = output === undefined && hasColors(stdout, env);
  const write = WRITERS[textOption(values, 'format', AUDIT_OPTIONS) ?? ''];
  const lines = write === undefined ? auditLines(report) : [];
  const text = write?.(report) ?? lines.map((line) => `${lineText(line, isColored)}\n`).join('');
  if (output === undefined) stdout.write(text);
  else await writeOutput(output, text, summarySentences(report)[0] ?? '', terminal);
  const failOn = textOption(values, 'fail-on', AUDIT_OPTIONS) ?? 'error';
  return hasFailed(report, failOn) ? EXIT_CODES.findings : EXIT_CODES.ok;
};
