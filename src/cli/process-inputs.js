import { InputError, NetworkError } from './cli-error.js';
import { hasColors, lineText } from './colors.js';
import { EXIT_CODES } from './exit-code.js';
import { inputArguments, readInput } from './input.js';
import { FINDING_OPTIONS, textOf, withOptionNames, } from './options.js';
/** Shown in place of an ad tag that is given as an argument: it may hold an id of the viewer. */
const MAX_NAME_LENGTH = 100;
const failureOf = (argument, error) => {
    const input = argument.slice(0, MAX_NAME_LENGTH);
    if (error instanceof NetworkError)
        return { input, cause: 'network', message: error.message };
    if (error instanceof InputError)
        return { input, cause: 'input', message: error.message };
    throw error;
};
const RANKS = { info: 0, warning: 1, error: 2, never: 3 };
const rank = (severity) => RANKS[severity] ?? 0;
const hasFailed = ({ findings, failure }, failOn) => failOn !== 'never' &&
    (failure === 'no-ad' || findings.some(({ severity }) => rank(severity) >= rank(failOn)));
const exitCodeOf = ({ inputs, failures }, values) => {
    if (failures.some(({ cause }) => cause === 'input'))
        return EXIT_CODES.input;
    if (failures.length > 0 || inputs.some(({ failure }) => failure === 'network'))
        return EXIT_CODES.network;
    const failOn = textOf(values, 'fail-on', FINDING_OPTIONS) ?? 'error';
    return inputs.some((report) => hasFailed(report, failOn)) ? EXIT_CODES.findings : EXIT_CODES.ok;
};
const formatted = async (report, format, isColored) => {
    if (format === 'json') {
        const { jsonReport } = await import('./output/json-report.js');
        return { stdout: jsonReport(report), stderr: '' };
    }
    if (format === 'sarif') {
        const { sarifReport } = await import('./output/sarif-report.js');
        return { stdout: JSON.stringify(sarifReport(report), null, 2), stderr: '' };
    }
    return (await import('./output/text-report.js')).textReport(report, isColored);
};
/** Writes the result of a run to standard output, what went wrong to standard error, and returns the exit code. */
export const writeReport = async (report, { values, terminal: { stdout, stderr, env } }) => {
    const isColored = { stdout: hasColors(stdout, env), stderr: hasColors(stderr, env) };
    const texts = await formatted(report, textOf(values, 'format'), isColored);
    if (texts.stdout !== '')
        stdout.write(`${texts.stdout}\n`);
    if (texts.stderr !== '')
        stderr.write(`${texts.stderr}\n`);
    for (const { message } of report.failures)
        stderr.write(`${lineText([['red', 'error: '], message], isColored.stderr)}\n`);
    return exitCodeOf(report, values);
};
/** The remedies of functions name their options; on the command line they have other names. */
const withRemedies = (report, options) => ({
    ...report,
    findings: report.findings.map((finding) => ({
        ...finding,
        remedy: withOptionNames(finding.remedy, options),
    })),
});
/** Reads and processes every input, also after one that cannot be processed. */
export const processInputs = async ({ name, options }, invocation, process) => {
    const { terminal, version } = invocation;
    const inputs = [];
    const failures = [];
    for (const argument of inputArguments(invocation.inputs, terminal)) {
        try {
            const reports = await process(await readInput(argument, terminal));
            inputs.push(...reports.map((report) => withRemedies(report, options)));
        }
        catch (error) {
            failures.push(failureOf(argument, error));
        }
    }
    return writeReport({ command: name, version, inputs, failures }, invocation);
};
//# sourceMappingURL=process-inputs.js.map