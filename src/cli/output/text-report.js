import { columns, lineText } from '../colors.js';
import { locateFindings } from '../locate-findings.js';
const COLORS = { error: 'red', warning: 'yellow', info: 'cyan' };
/** An ad tag as a heading is cut, since it may have thousands of characters. */
const MAX_HEADING_LENGTH = 100;
const heading = ({ input: { name }, place }) => [
    ['bold', name.length > MAX_HEADING_LENGTH ? `${name.slice(0, MAX_HEADING_LENGTH)}…` : name],
    ...(place === undefined || place.base === '' ? [] : [` ${place.base}`]),
];
const place = ({ region }) => region === null ? '' : `${region.start.line}:${region.start.column}`;
const findingLines = (located) => {
    const first = columns(located.map((one) => [
        ...(located.some(({ region }) => region !== null) ? [place(one)] : []),
        [COLORS[one.finding.severity], one.finding.severity],
        one.finding.id,
        ['dim', one.finding.path],
    ]));
    return located.flatMap(({ finding }, at) => [
        first[at] ?? [],
        [`      ${finding.message}`],
        [`      ${finding.remedy}`],
    ]);
};
const SEVERITIES = ['error', 'warning', 'info'];
/** `1 error, 2 warnings`, or the empty string if nothing was found. */
const countSentence = (inputs) => {
    const all = inputs.flatMap(({ findings }) => findings);
    return SEVERITIES.map((severity) => {
        const count = all.filter((finding) => finding.severity === severity).length;
        return { count, noun: count === 1 || severity === 'info' ? severity : `${severity}s` };
    })
        .filter(({ count }) => count > 0)
        .map(({ count, noun }) => `${count} ${noun}`)
        .join(', ');
};
const linesText = (lines, isColored) => lines.map((line) => lineText(line, isColored)).join('\n');
const hasBody = ({ lines, verbatim }) => lines.length > 0 || verbatim !== undefined;
const inputText = (report, hasHeading, isColored) => {
    const findings = findingLines(locateFindings(report));
    return linesText([
        ...(hasHeading ? [heading(report)] : []),
        ...report.lines,
        ...(report.lines.length > 0 && findings.length > 0 ? [[]] : []),
        ...findings,
    ], isColored);
};
const verbatimText = (report, hasHeading, isColored) => `${hasHeading ? `${linesText([heading(report)], isColored)}\n` : ''}${report.verbatim ?? ''}`;
const paragraphs = (texts) => texts.filter((text) => text !== '').join('\n\n');
/** The lines and findings of each input that has any, and the number of findings. */
const findingsText = (inputs, isColored) => {
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
export const textReport = ({ inputs }, isColored) => {
    const texts = inputs.filter(({ verbatim }) => verbatim !== undefined);
    if (texts.length === 0)
        return { stdout: findingsText(inputs, isColored.stdout), stderr: '' };
    return {
        stdout: paragraphs(texts.map((report) => verbatimText(report, texts.length > 1, isColored.stdout))),
        stderr: findingsText(inputs, isColored.stderr),
    };
};
//# sourceMappingURL=text-report.js.map