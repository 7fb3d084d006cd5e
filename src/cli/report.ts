import type { Finding } from '../finding.js';
import type { LintFinding } from '../lint/lint-finding.js';
import type { Line } from './colors.js';
import type { Input } from './input.js';

/** A finding of any of the commands. */
export type ReportedFinding = Finding & Partial<Pick<LintFinding, 'stage' | 'position' | 'repair'>>;

/** What a command found out about one input. */
export interface InputReport {
  readonly input: Input;
  /** What the input is. Findings about an embed have JSON Pointers into it. */
  readonly kind: 'embed' | 'ad-tag' | 'vast' | 'vmap' | 'har' | 'case';
  readonly findings: readonly ReportedFinding[];
  /** The result for programs: plain JSON. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The result for people, without the findings. */
  readonly lines: readonly Line[];
  /** Text that is written as it is in place of the lines, because another program reads it: embed code, for example. */
  readonly verbatim?: string;
  /** Whether the result is a failure, whatever the findings are: no ad would play. */
  readonly isFailure?: boolean;
}

/** An input that could not be processed. */
export interface InputFailure {
  /** Name of the input. */
  readonly input: string;
  readonly cause: 'input' | 'network';
  /** What was found, what was expected and what to do. */
  readonly message: string;
}

/** What one run of a command found out. */
export interface RunReport {
  readonly command: string;
  /** Of this package. */
  readonly version: string;
  readonly inputs: readonly InputReport[];
  readonly failures: readonly InputFailure[];
}
