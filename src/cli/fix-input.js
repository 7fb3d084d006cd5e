import { writeFile } from 'node:fs/promises';
import { InputError, UsageError } from './cli-error.js';
import { repairText } from './repair-edits.js';
/** The value of `--fix` and `--write`. */
export const fixModeOf = ({ values: { flags }, inputs }) => {
    if (flags.has('write') && !flags.has('fix'))
        throw new UsageError('--write needs --fix: add it to repair the files.');
    if (flags.has('write'))
        return 'write';
    if (!flags.has('fix'))
        return 'none';
    if (inputs.length > 1)
        throw new UsageError('--fix writes one repaired text: give one input, or add --write to repair the files.');
    return 'print';
};
/** More repairs than an input that a person has written needs. */
const MAX_REPAIRS = 500;
/** The text after the first repair that changes it into one that was not there before; null if there is none. */
const nextText = ({ text }, reports, seen) => {
    for (const report of reports)
        for (const { repair } of report.findings) {
            const repaired = repair == null ? null : repairText(text, report, repair);
            if (repair != null && repaired !== null && !seen.has(repaired))
                return [repaired, repair.label];
        }
    return null;
};
/** Repairs one finding after the other and lints again in between, since a repair can move or remove other findings. */
const fix = async (start, startReports, lint) => {
    const seen = new Set([start.text]);
    const labels = [];
    let input = start;
    let reports = startReports;
    while (labels.length < MAX_REPAIRS) {
        const next = nextText(input, reports, seen);
        if (next === null)
            break;
        const [text, label] = next;
        seen.add(text);
        labels.push(label);
        input = { ...input, text };
        reports = await lint(input);
    }
    return { input, reports, labels };
};
const writeInput = async ({ name, from, text }) => {
    if (from !== 'file')
        throw new InputError(`--write repairs only files: leave it out to write ${name} to standard output.`);
    try {
        await writeFile(name, text);
    }
    catch {
        throw new InputError(`${name} cannot be written: change its permissions.`);
    }
};
/** Repairs an input, and returns what is left. The first report has the repairs; of several embeds, it is one of its own. */
export const fixReports = async (input, reports, mode, lint) => {
    const { input: fixed, reports: left, labels } = await fix(input, reports, lint);
    if (mode === 'write' && labels.length > 0)
        await writeInput(fixed);
    const data = { repairs: labels, text: fixed.text };
    const fixResult = mode === 'print'
        ? { data, lines: [], verbatim: fixed.text.replace(/\n$/, '') }
        : { data, lines: labels.map((label) => [['bold', 'repaired'], `  ${label}`]) };
    const [first, ...others] = left;
    if (first === undefined)
        return left;
    if (others.length === 0)
        return [{ ...first, ...fixResult }];
    return [{ input: fixed, kind: first.kind, findings: [], ...fixResult }, ...left];
};
//# sourceMappingURL=fix-input.js.map