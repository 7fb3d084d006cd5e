/** The exit codes of the command, which scripts can rely on; their meanings are below. */
export const EXIT_CODES = {
  ok: 0,
  findings: 1,
  input: 2,
  network: 3,
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
