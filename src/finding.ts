/** How much a finding matters: an `error` means that something will not work as meant. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * One thing worth telling about an input, in words a person can act on. The
 * core reports findings where other libraries throw or stay silent.
 * Source: ours.
 */
export interface Finding {
  /** Stable kebab-case name of the kind of finding, for example `source-video-and-live`. */
  readonly id: string;
  readonly severity: Severity;
  /**
   * JSON Pointer (RFC 6901) to the field, from the root of the embed: `/preroll/0/source_url`;
   * the empty string is the embed itself. `expandAdTag` reports under the `path` of its context.
   */
  readonly path: string;
  /** What was seen, in one sentence. Never holds a secret. */
  readonly message: string;
  /** What to do about it, in one sentence. */
  readonly remedy: string;
}
