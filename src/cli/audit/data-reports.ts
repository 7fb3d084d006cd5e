import { visibleLine } from '../../text/control-characters.js';
import type { InputReport, RunReport } from '../report.js';
import type { AuditReport, ReportedCause } from './audit-report.js';
import { reachText, summarySentences } from './text-report.js';

/** A text that a spreadsheet would run as a formula is written as text. */
const cell = (value: string): string => {
  const text = visibleLine(/^[\t ]*[=+\-@]/.test(value) ? `'${value}` : value);
  return `"${text.replaceAll('"', '""')}"`;
};

const CAUSE_COLUMNS = ['severity', 'owner', 'cause', 'host', 'since', 'sentence', 'next step'];
const COLUMNS = ['status', ...CAUSE_COLUMNS, 'object', 'title', 'categories', 'devices', 'fields'];

/** One row for each object of each cause (RFC 4180). */
export const csvReport = ({ causes }: AuditReport): string => {
  const rows = causes.flatMap((cause) => {
    const { severity, status, ownerName, id, host, since, sentence, nextStep } = cause;
    const isNew = new Set(cause.newObjects);
    const facts = [severity, ownerName, id, host, since, sentence, nextStep];
    return cause.reach.map(({ object, title, categories, devices, paths }) => {
      const state = status === null ? '' : isNew.has(object) ? 'new' : 'known';
      const lists = [categories, devices, paths].map((list) => list.join('; '));
      return [state, ...facts, object, title, ...lists];
    });
  });
  return [COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
};

/** The numbers on the first line, then one cause on each. */
export const ndjsonReport = ({ causes, ...summary }: AuditReport): string =>
  [summary, ...causes].map((line) => `${JSON.stringify(line)}\n`).join('');

const xml = (text: string): string =>
  visibleLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** What to do, and where. */
const detailOf = (cause: ReportedCause, report: AuditReport): string =>
  `${cause.nextStep} ${reachText(cause, report)}`;

const isFailure = ({ severity }: ReportedCause): boolean => severity === 'error';

const testCase = (cause: ReportedCause, report: AuditReport): string => {
  const { id, sentence, name } = cause;
  const detail = xml(detailOf(cause, report));
  const result = isFailure(cause)
    ? `<failure type="${xml(id)}" message="${xml(sentence)}">${detail}</failure>`
    : `<system-out>${xml(sentence)} ${detail}</system-out>`;
  return `<testcase classname="${xml(id)}" name="${xml(name)}">${result}</testcase>`;
};

/** A suite for each owner; a cause by which there is no ad is a test that fails. */
export const junitReport = (report: AuditReport): string => {
  const { causes } = report;
  const counts = (all: readonly ReportedCause[]): string =>
    `tests="${all.length}" failures="${all.filter(isFailure).length}"`;
  const suites = [...new Set(causes.map(({ ownerName }) => ownerName))].map((owner) => {
    const own = causes.filter(({ ownerName }) => ownerName === owner);
    const cases = own.map((cause) => testCase(cause, report));
    return `<testsuite name="${xml(owner)}" ${counts(own)}>\n${cases.join('\n')}\n</testsuite>`;
  });
  const [title = ''] = summarySentences(report);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(title)}" ${counts(causes)}>\n${suites.join('\n')}\n</testsuites>\n`;
};

const LEVELS = { error: 'error', warning: 'warning', info: 'notice' };

/** Annotations of GitHub Actions. */
export const githubReport = (report: AuditReport): string =>
  report.causes
    .map((cause) => {
      const { severity, ownerName, id, sentence } = cause;
      const message = visibleLine(`${sentence} ${detailOf(cause, report)}`).replaceAll('%', '%25');
      return `::${LEVELS[severity]} title=${ownerName}, ${id}::${message}\n`;
    })
    .join('');

type ReportFinding = InputReport['findings'][number];

/** The causes by object, as the writer of SARIF takes the findings of inputs. */
export const runReport = ({ version, causes }: AuditReport): RunReport => {
  const inputs = new Map<string, InputReport & { readonly findings: ReportFinding[] }>();
  for (const { id, severity, sentence: message, nextStep: remedy, params, reach } of causes)
    for (const { object, from, paths } of reach) {
      const [file = ''] = /^https?:/.test(from) ? [] : from.split('#');
      const input = {
        name: file || object,
        from: file === '' ? 'argument' : 'file',
        text: '',
      } as const;
      const report = inputs.get(object) ?? {
        input,
        kind: 'embed',
        findings: [],
        data: {},
        lines: [],
      };
      inputs.set(object, report);
      const [kind = '', objectId = ''] = object.split(' ');
      const finding = { id, severity, message, remedy, isInInput: false };
      for (const path of paths)
        report.findings.push({
          ...finding,
          params: params as ReportFinding['params'],
          path: `/${kind}/${objectId}${path}`,
        });
    }
  return { command: 'audit', version, inputs: [...inputs.values()], failures: [] };
};
