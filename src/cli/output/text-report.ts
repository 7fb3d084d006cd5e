import type { Severity } from '../../finding.js';
import { columns, lineText, type Color, type Line } from '../colors.js';
import { locateFindings, type LocatedFinding } from '../locate-findings.js';
import type { InputReport, RunReport } from '../report.js';

const COLORS: Readonly<Record<Severity, Color>> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** An ad tag as a heading is cut, since it may have thousands of characters. */
const MAX_HEADING_LENGTH = 100;

const heading = ({ input: { name } }: InputReport): Line => [
  ['bold', name.length > MAX_HEADING_LENGTH ? `${name.slice(0, MAX_HEADING_LENGTH)}…` : name],
];

const place = ({ region }: LocatedFinding): string =>
  region === null ? '' : `${region.start.line}:${region.start.column}`;

const findingLines = (located: readonly LocatedFinding[]): readonly Line[] => {
  const first = columns(
    located.map((one) => [
      ...(located.some(({ region }) => region !== null) ? [place(one)] : []),
      [COLORS[one.finding.severity], one.finding.severity],
      one.finding.id,
      ['dim', one.finding.path],
    ]),
  );
  return located.flatMap(({ finding }, at) => [
    first[at] ?? [],
    [`      ${finding.message}`],
    [`      ${finding.remedy}`],
  ]);
};

const SEVERITIES = ['error', 'warning', 'info'] as const;

/** `1 error, 2 warnings`, or the empty string if nothing was found. */
const countSentence = (inputs: readonly InputReport[]): string => {
  const all = inputs.flatMap(({ findings }) => findings);
  return SEVERITIES.map((severity) => {
    const count = all.filter((finding) => finding.severity === severity).length;
    return { count, noun: count === 1 || severity === 'info' ? severity : `${severity}s` };
  })
    .filter(({ count }) => count > 0)
    .map(({ count, noun }) => `${count} ${noun}`)
    .join(', ');
};

const hasBody = ({ lines, verbatim }: InputReport): boolean =>
  lines.length > 0 || verbatim !== undefined;

const inputText = (report: InputReport, hasHeading: boolean, isColored: boolean): string => {
  const findings = findingLines(locateFindings(report));
  const text = (lines: readonly Line[]): readonly string[] =>
    lines.map((line) => lineText(line, isColored));
  return [
    ...(hasHeading ? text([heading(report)]) : []),
    ...(report.verbatim === undefined ? text(report.lines) : [report.verbatim]),
    ...(hasBody(report) && findings.length > 0 ? [''] : []),
    ...text(findings),
  ].join('\n');
};

/**
 * The result for people: the lines and findings of each input, and the number of findings. Inputs have their names
 * above them if there are several, and where there is nothing but findings.
 */
export const textReport = ({ inputs }: RunReport, isColored: boolean): string => {
  const shown = inputs.filter((report) => hasBody(report) || report.findings.length > 0);
  const groups = shown.map((report) =>
    inputText(report, inputs.length > 1 || !hasBody(report), isColored),
  );
  const counts = countSentence(inputs);
  return [...groups, ...(counts === '' ? [] : [counts])].join('\n\n');
};
