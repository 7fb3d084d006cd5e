import { type Xml, xmlElement, xmlText } from '../../render/xml.js';
import { visibleLine } from '../../text/control-characters.js';
import type { InputReport, RunReport } from '../report.js';
import type { AuditReport, ReportedCause } from './audit-report.js';
import { reachText } from './text-report.js';

/** A text that a spreadsheet would run as a formula is written as text. */
const cell = (value: string): string => {
  const text = visibleLine(/^[\t ]*[=+\-@]/.test(value) ? `'${value}` : value);
  return `"${text.replaceAll('"', '""')}"`;
};

const row = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

const CAUSE_COLUMNS = ['severity', 'owner', 'cause', 'host', 'since', 'sentence', 'next step'];
const OBJECT_COLUMNS = [
  'object',
  'title',
  'categories',
  'devices',
  'fields',
  'ad tags',
  'at fault',
];
const COLUMNS = ['status', ...CAUSE_COLUMNS, ...OBJECT_COLUMNS];

/** One row for each object of each cause (RFC 4180), and one for each cause that is gone. */
export function* csvReport({ causes, gone }: AuditReport): Generator<string> {
  yield row(COLUMNS);
  for (const { severity, ownerName, id, host, since, sentence, nextStep, reach } of causes) {
    const facts = [severity, ownerName, id, host, since, sentence, nextStep];
    const rows = reach.map(({ status, object, title, ...reached }) => {
      const { categories, devices, paths, addresses, faultAddresses } = reached;
      const lists = [categories, devices, paths, addresses, faultAddresses];
      return row([status ?? '', ...facts, object, title, ...lists.map((list) => list.join('; '))]);
    });
    yield rows.join('');
  }
  for (const name of gone)
    yield row(COLUMNS.map((column) => ({ status: 'gone', cause: name })[column] ?? ''));
}

/** The numbers on the first line, then one cause on each. */
export function* ndjsonReport({ causes, ...summary }: AuditReport): Generator<string> {
  for (const line of [summary, ...causes]) yield `${JSON.stringify(line)}\n`;
}

/** What to do, and where. */
const detailOf = (cause: ReportedCause, report: AuditReport): string =>
  visibleLine(`${cause.nextStep} ${reachText(cause, report)}`);

const testCase = (cause: ReportedCause, report: AuditReport): Xml => {
  const { id, sentence, severity, name } = cause;
  const detail = xmlText(detailOf(cause, report));
  const message = visibleLine(sentence);
  const result =
    severity === 'error'
      ? xmlElement('failure', { type: id, message }, detail)
      : xmlElement('system-out', {}, xmlText(`${message} `), detail);
  return xmlElement('testcase', { classname: id, name }, result);
};

/** A suite for each owner; a cause by which there is no ad is a test that fails, and one that is gone a test that passes. */
export const junitReport = (report: AuditReport): readonly string[] => {
  const owners = new Set(report.causes.map(({ ownerName }) => ownerName));
  const suites = [...owners].map((name) => {
    const causes = report.causes.filter(({ ownerName }) => ownerName === name);
    const failures = causes.filter(({ severity }) => severity === 'error').length;
    const counts = { tests: `${causes.length}`, failures: `${failures}` };
    return xmlElement(
      'testsuite',
      { name, ...counts },
      ...causes.map((cause) => testCase(cause, report)),
    );
  });
  const title = report.text('status-name', { status: 'gone' });
  const gone = report.gone.map((name) => xmlElement('testcase', { classname: title, name }));
  if (gone.length > 0)
    suites.push(
      xmlElement('testsuite', { name: title, tests: `${gone.length}`, failures: '0' }, ...gone),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    xmlElement('testsuites', {}, ...suites),
    '\n',
  ];
};

const LEVELS = { error: 'error', warning: 'warning', info: 'notice' };

/** Annotations of GitHub Actions. */
export const githubReport = (report: AuditReport): readonly string[] => [
  ...report.causes.map((cause) => {
    const { severity, ownerName, id, sentence } = cause;
    const message = `${visibleLine(sentence)} ${detailOf(cause, report)}`.replaceAll('%', '%25');
    return `::${LEVELS[severity]} title=${ownerName}, ${id}::${message}\n`;
  }),
  ...report.gone.map((name) => {
    const message = report.text('gone', { names: visibleLine(name) }).replaceAll('%', '%25');
    return `::notice::${message}\n`;
  }),
];

type ReportFinding = InputReport['findings'][number];

/** The causes by object, as the writer of SARIF takes the findings of inputs. */
export const runReport = ({ version, causes, text }: AuditReport): RunReport => {
  const inputs = new Map<string, InputReport & { readonly findings: ReportFinding[] }>();
  for (const { id, severity, status, sentence, nextStep: remedy, params, reach } of causes) {
    const message = status === null ? sentence : `${sentence} (${text('status-name', { status })})`;
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
  }
  return { command: 'audit', version, inputs: [...inputs.values()], failures: [] };
};
