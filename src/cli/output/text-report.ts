import { visibleText } from '../../text/control-characters.js';
import type { Severity } from '../../finding.js';
import { columns, hasColors, lineText, type Color, type Line } from '../colors.js';
import { locateFindings, type LocatedFinding } from '../locate-findings.js';
import type { InputReport, RunReport } from '../report.js';
import type { Terminal } from '../terminal.js';

const COLORS: Readonly<Record<Severity, Color>> = { error: 'red', warning: 'yellow', info: 'cyan' };

/** An ad tag as a heading is cut, since it may have thousands of characters. */
const MAX_HEADING_LENGTH = 100;

const heading = ({ input: { name }, place }: InputReport): Line => [
  ['bold', name.length > MAX_HEADING_LENGTH ? `${name.slice(0, MAX_HEADING_LENGTH)}…` : name],
  ...(place === undefined || place.base === '' ? [] : [` ${place.base}`]),
];

const place = ({ region }: LocatedFinding): string =>
  region === null ? '' : `${region.start.line}:${region.start.column}`;

/** A place in a response, which the input does not have: `tag 2, request 1`. Every other pointer is one into the input. */
const RESPONSE = /^(?:\/tags\/(\d+))?\/inspection(?:\/(hops|ads)\/(\d+))?/;

const NOUNS: Readonly<Record<string, string>> = { hops: 'request', ads: 'ad' };

const placeOf = (pointer: string, hasSeveralTags: boolean): string => {
  const match = RESPONSE.exec(pointer);
  if (match === null) return pointer;
  const [, tag, list, index] = match;
  const parts = [
    ...(tag === undefined || !hasSeveralTags ? [] : [`tag ${Number(tag) + 1}`]),
    ...(list === undefined ? [] : [`${NOUNS[list] ?? list} ${Number(index) + 1}`]),
  ];
  return parts.length === 0 ? 'all requests' : parts.join(', ');
};

const findingLines = (located: readonly LocatedFinding[]): readonly Line[] => {
  const hasSeveralTags = located.some(({ finding }) => /^\/tags\/[1-9]/.test(finding.path));
  const first = columns(
    located.map((entry) => [
      ...(located.some(({ region }) => region !== null) ? [place(entry)] : []),
      [COLORS[entry.finding.severity], entry.finding.severity],
      entry.finding.id,
      ['dim', placeOf(entry.finding.path, hasSeveralTags)],
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

const linesText = (lines: readonly Line[], isColored: boolean): string =>
  lines.map((line) => lineText(line, isColored)).join('\n');

const hasBody = ({ lines, verbatim }: InputReport): boolean =>
  lines.length > 0 || verbatim !== undefined;

const inputText = (report: InputReport, hasHeading: boolean, isColored: boolean): string => {
  const findings = findingLines(locateFindings(report));
  return linesText(
    [
      ...(hasHeading ? [heading(report)] : []),
      ...report.lines,
      ...(report.lines.length > 0 && findings.length > 0 ? [[]] : []),
      ...findings,
    ],
    isColored,
  );
};

/** Another program reads the exact text; a terminal would obey its control characters. */
const verbatimText = (
  report: InputReport,
  hasHeading: boolean,
  { stdout, env }: Terminal,
): string => {
  const { verbatim = '' } = report;
  const text = stdout.isTTY === true ? visibleText(verbatim) : verbatim;
  return `${hasHeading ? `${linesText([heading(report)], hasColors(stdout, env))}\n` : ''}${text}`;
};

const paragraphs = (texts: readonly string[]): string =>
  texts.filter((text) => text !== '').join('\n\n');

const findingsText = (inputs: readonly InputReport[], isColored: boolean): string => {
  const shown = inputs.filter(({ lines, findings }) => lines.length > 0 || findings.length > 0);
  const titles = shown.map((report) => linesText([heading(report)], false));
  return paragraphs([
    ...shown.map((report, at) => {
      const isNext = titles[at] === titles[at - 1];
      return inputText(report, !isNext && (inputs.length > 1 || !hasBody(report)), isColored);
    }),
    countSentence(inputs),
  ]);
};

/**
 * The result for people. Inputs have their names above them if there are several, and where there is nothing but
 * findings. Beside text that another program reads, findings are written to standard error.
 */
export const textReport = (
  { inputs }: RunReport,
  terminal: Terminal,
): { readonly stdout: string; readonly stderr: string } => {
  const { stdout, stderr, env } = terminal;
  const texts = inputs.filter(({ verbatim }) => verbatim !== undefined);
  if (texts.length === 0)
    return { stdout: findingsText(inputs, hasColors(stdout, env)), stderr: '' };
  return {
    stdout: paragraphs(texts.map((report) => verbatimText(report, texts.length > 1, terminal))),
    stderr: findingsText(inputs, hasColors(stderr, env)),
  };
};
