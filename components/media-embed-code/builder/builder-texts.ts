import type { OptionNames } from '../option-names.js';
import type { CodeFindingId } from '../../../src/render/code-findings.js';
import type { CodeFormat, CodeOptions, MissingReason } from '../../../src/render/render-code.js';

/** Where people paste code. */
export type CodeDestination =
  | 'wordPress'
  | 'webPage'
  | 'htmlWithoutScripts'
  | 'amp'
  | 'newsletter'
  | 'social'
  | 'search'
  | 'otherPlayers';

/** What an option changes. */
export type OptionGroup = 'size' | 'playback' | 'appearance' | 'delivery';

/** The values of options that a person chooses from a list. */
export type OptionChoice =
  ('iframe' | 'standard' | 'player') | ('near' | 'visible' | 'eager' | 'click') | 'required';

/** Why the text of a field cannot be used. */
export type FieldProblem = 'wholeNumber' | 'seconds' | 'afterStart' | 'address' | 'timeZone';

/** The text of a field that cannot be used, and what it could be. */
export interface FieldProblemDetails {
  /** The text, shortened. */
  readonly found: string;
  /** The limits of a number in the notation of the language. */
  readonly min: string;
  readonly max: string;
}

/** How a page loads the script that the code needs. */
export type ScriptForm = 'html' | 'npm';

/**
 * Texts of the snippet builder, for editors: everything that it shows. Not part of the texts for viewers, which
 * every page may load.
 */
export interface BuilderTexts {
  /** BCP 47 tag. */
  readonly language: string;
  /** The question that comes first. */
  readonly destination: string;
  readonly destinations: Readonly<Record<CodeDestination, string>>;
  /** What to do with the first format of a destination. */
  readonly guides: Readonly<Record<CodeDestination, string>>;
  readonly format: string;
  /** Names of the formats. */
  readonly formats: Readonly<Record<CodeFormat, string>>;
  /** The formats that are not for the chosen destination. */
  readonly otherFormats: string;
  readonly groups: Readonly<Record<OptionGroup, string>>;
  /** How many options of a group have a value. */
  readonly inUse: (count: number) => string;
  /** A choice that leaves the option to the embed. */
  readonly byDefault: string;
  readonly yes: string;
  readonly no: string;
  readonly choices: Readonly<Record<OptionChoice, string>>;
  readonly reset: string;
  readonly insert: string;
  readonly inserted: string;
  /** Heading above the script that a page needs once. */
  readonly script: string;
  readonly scriptForm: string;
  readonly scriptForms: Readonly<Record<ScriptForm, string>>;
  /** Shown while page script has not set the address of the script. */
  readonly scriptAssumed: string;
  readonly copyScript: string;
  readonly legacy: string;
  readonly labels: Readonly<Record<keyof CodeOptions, string>>;
  /** Where the code of a format may be pasted, and what content management systems do to it. */
  readonly notes: Readonly<Record<CodeFormat, string>>;
  readonly problems: Readonly<Record<FieldProblem, (details: FieldProblemDetails) => string>>;
  /** A label in quotation marks. */
  readonly quoted: (label: string) => string;
  /** Why code cannot be written, and what to do. */
  readonly missing: (names: OptionNames) => Readonly<Record<MissingReason, string>>;
  /** What does not work where the code is pasted; the hosts are separated by commas. */
  readonly findings: Readonly<Record<CodeFindingId, (hosts: string) => string>>;
}
