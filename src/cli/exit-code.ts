/** The exit codes of the command, which scripts can rely on. */
export const EXIT_CODES = {
  /** Nothing was found at or above `--fail-on`. */
  ok: 0,
  /** Something was found at or above `--fail-on`, or nothing plays. */
  findings: 1,
  /** The command line is wrong, or an input cannot be read. */
  input: 2,
  /** A server did not respond. */
  network: 3,
  /** A mistake in this package. */
  internal: 4,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

export const EXIT_CODE_MEANINGS: readonly (readonly [code: ExitCode, meaning: string])[] = [
  [EXIT_CODES.ok, 'nothing was found at or above --fail-on'],
  [EXIT_CODES.findings, 'something was found at or above --fail-on, or no ad would play'],
  [EXIT_CODES.input, 'the command line is wrong, or an input cannot be read'],
  [EXIT_CODES.network, 'a server did not respond'],
  [EXIT_CODES.internal, 'the command itself failed'],
];
