/** How much a finding matters: an `error` means that something will not work as intended. */
export type Severity = 'error' | 'warning' | 'info';

/** The ids of findings among those of messages, which also name what to do about each. */
export type FindingId<Messages> = Exclude<keyof Messages & string, `${string}.remedy`>;

/** What a finding is about, by name: numbers, names and lists of them, never a sentence. */
export type FindingParams = Readonly<
  Record<string, string | number | readonly string[] | readonly number[]>
>;

/** A finding as data: its message is written from its id and params, in any language. */
export interface FindingData {
  /** Stable kebab-case name of the kind of finding, for example `source-video-and-live`. */
  readonly id: string;
  /** Empty for a finding whose message is always the same. Never contains a secret. */
  readonly params: FindingParams;
  readonly severity: Severity;
  /**
   * JSON Pointer (RFC 6901) to the field, from the root of the embed: `/preroll/0/source_url`;
   * the empty string is the embed itself. `expandAdTag` reports under the `path` of its context.
   */
  readonly path: string;
}

/**
 * A problem with an input, and what to do about it. The core reports findings where
 * other libraries throw or stay silent.
 */
export interface Finding extends FindingData {
  /** What was found and what was expected, in one sentence. Never contains a secret. */
  readonly message: string;
  /** What to do about it, in one sentence. */
  readonly remedy: string;
}

/**
 * Writes a JSON Pointer (RFC 6901) from its parts: `jsonPointer('preroll', 0)` is `/preroll/0`.
 * `~` and `/` in a part are escaped as `~0` and `~1`.
 */
export const jsonPointer = (...parts: readonly (string | number)[]): string =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
