/** The exit codes of the command, which scripts can rely on. */
export declare const EXIT_CODES: {
    /** Nothing was found at or above `--fail-on`. */
    readonly ok: 0;
    /** Something was found at or above `--fail-on`, or nothing plays. */
    readonly findings: 1;
    /** The command line is wrong, or an input cannot be read. */
    readonly input: 2;
    /** A server did not respond. */
    readonly network: 3;
    /** A mistake in this package. */
    readonly internal: 4;
};
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];
/** What each exit code means, for help texts. */
export declare const EXIT_CODE_MEANINGS: readonly (readonly [code: ExitCode, meaning: string])[];
//# sourceMappingURL=exit-code.d.ts.map