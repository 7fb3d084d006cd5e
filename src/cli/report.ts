import type { Finding } from '../finding.js';
import type { InputKind } from '../diagnosis/diagnosis.js';
import type { LintFinding } from '../lint/lint-finding.js';
import type { Line } from './colors.js';
import type { Input } from './input.js';
import type { PlacedEmbed } from './read-embed.js';
import type { TextRange } from '../text/text-edits.js';

export type ReportedFinding = Finding &
  Partial<Pick<LintFinding, 'stage' | 'position' | 'repair'>> & {
    /** False for a finding about a response, whose position is in that response. Default: true. */
    readonly isInInput?: boolean;
  };

export interface InputReport {
  readonly input: Input;
  /** What the input is. Findings about an embed have JSON Pointers into it. */
  readonly kind: InputKind;
  /** Where the embed is in the JSON of the input; missing if the input is not the JSON of an embed. */
  readonly place?: Pick<PlacedEmbed, 'base' | 'omitted'>;
  /** The part of the text of the input that is the embed or the ad tag; missing if it is the whole text. */
  readonly range?: TextRange;
  readonly findings: readonly ReportedFinding[];
  readonly data: Readonly<Record<string, unknown>>;
  /** The result for people, without the findings. */
  readonly lines: readonly Line[];
  /** Text that is written as it is in place of the lines, because another program reads it: embed code, for example. */
  readonly verbatim?: string;
  /** Why the result is a failure apart from its findings: no ad would play, or a server did not respond. */
  readonly failure?: 'no-ad' | 'network' | null;
}

export interface InputFailure {
  readonly input: string;
  readonly cause: 'input' | 'network';
  /** What was found, what was expected and what to do. */
  readonly message: string;
}

export interface RunReport {
  readonly command: string;
  readonly version: string;
  readonly inputs: readonly InputReport[];
  readonly failures: readonly InputFailure[];
}
