import type { AdTagContext, AdTagValue } from '../ad-tag-context.js';
import type { PlaceholderSyntax } from '../placeholder-syntax.js';

/** The placeholders of one player or ad server. The sources are in docs/macros.md. */
export interface Dialect {
  readonly name: string;
  /** The name for messages. */
  readonly label: string;
  /** How its placeholders are written; a translation uses the first syntax. */
  readonly syntaxes: readonly PlaceholderSyntax[];
  /** Syntaxes of which only its ad server fills the placeholders. */
  readonly adServerSyntaxes?: readonly PlaceholderSyntax[];
  /** Its names, each with the macro that has the same value (`de-facto-macros.ts`, `iab-macros.ts`). */
  readonly macros: Readonly<Record<string, string>>;
  /** Names that only its ad server can fill. */
  readonly adServer?: readonly string[];
  /** Names that only its ad server can fill, inside a creative, each with the macro of the IAB to write in an ad tag. */
  readonly creativeMacros?: Readonly<Record<string, string>>;
  /** Beginnings of further names that only its ad server can fill. */
  readonly adServerPrefixes?: readonly string[];
  /** Beginnings of further names of this dialect, whose values are unknown. The empty text is for all. */
  readonly prefixes?: readonly string[];
  /** The value of a name that a table cannot list. */
  readonly read?: (name: string) => ((context: AdTagContext) => AdTagValue) | undefined;
  /** A standard of the IAB and not of a vendor: using it is not reported. */
  readonly isStandard?: true;
}
