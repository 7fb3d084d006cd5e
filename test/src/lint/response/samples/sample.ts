import type { LintVastOptions } from '../../../../../src/lint/response/lint-options.js';

/** Inputs of one rule. */
export interface RuleSample<Input> {
  /** What the rule finds. */
  readonly broken: Input;
  /** Nearly the same, without a finding of the rule. */
  readonly intact: Input;
}

/** A text, or a text with options. */
export type DocumentInput = string | readonly [text: string, options: LintVastOptions];

export type DocumentSamples = Readonly<Record<string, readonly RuleSample<DocumentInput>[]>>;
