import type { CheckedField } from '../context/field-fault.js';
import type { FieldGroup, FieldLabel } from '../context/fields.js';
import type { ConsentScenarioName } from '../consent/scenarios.js';

/** Texts of the context editor. */
export interface ContextMessages {
  readonly groups: Readonly<Record<FieldGroup, string>>;
  readonly fields: Readonly<Record<FieldLabel, string>>;
  /** What is expected in a field, and what happens to another value. */
  readonly expected: Readonly<Record<CheckedField, string>>;
  readonly flags: Readonly<Record<'' | '1' | '0', string>>;
  readonly moments: Readonly<Record<'live' | 'fixed', string>>;
  readonly unknown: string;
  readonly keep: string;
  readonly reset: string;
  readonly tcf: Readonly<Record<'' | '1' | '0', string>>;
  readonly withheld: (names: string) => string;
  readonly nothingWithheld: string;
}

/** Texts of the consent matrix. */
export interface ConsentMatrixMessages {
  readonly note: string;
  readonly scenarios: Readonly<
    Record<ConsentScenarioName, readonly [name: string, meaning: string]>
  >;
  readonly parameter: string;
  readonly unchanged: string;
  readonly decoded: string;
  readonly noStrings: string;
  /** The English text of a decoded consent string in this language. */
  readonly decodedText: (text: string) => string;
  /** Accessible name of the button `apply`. */
  readonly use: (scenario: string) => string;
  readonly apply: string;
  /** A placeholder that is not filled. */
  readonly kept: string;
}

/** Texts of the editor of Google Ad Manager's parameters. */
export interface GoogleMessages {
  readonly note: string;
  readonly name: string;
  readonly meaning: string;
  readonly value: string;
  readonly nested: string;
  readonly unknown: string;
  readonly wrongForm: string;
  readonly placeholder: string;
  readonly legacy: string;
  readonly htmlEscaped: string;
  /** The button that writes `&` in place of `&amp;`. */
  readonly unescape: string;
}

/** Texts of the comparison with other players. */
export interface PlayersMessages {
  readonly note: string;
  readonly player: string;
  readonly own: string;
  readonly same: string;
  readonly noRequest: string;
  readonly why: string;
  readonly differences: (count: number) => string;
  readonly kinds: Readonly<Record<'different' | 'kept' | 'unknown', string>>;
  /** A placeholder or value that the other player leaves out. */
  readonly omitted: string;
}
