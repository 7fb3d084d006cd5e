/** A placeholder of another system, and the macro in brackets with the same meaning. */
export interface MacroEquivalent {
  readonly placeholder: string;
  /** Null if this library has no macro for it. */
  readonly macro: string | null;
}

/** What to do about a placeholder that is still in a request. */
export interface PlaceholderFix {
  readonly placeholder: string;
  /** The macro in brackets that was probably meant; null for a placeholder that is known or like no other. */
  readonly macro: string | null;
  /** The field of the options of `diagnose` that gives its value, such as `viewer.page.url`; null if there is none. */
  readonly field: string | null;
  /** Whether it is the word of a template, which only a person can fill in. Default: false. */
  readonly isWord?: boolean;
  /** The SDK of a device that alone fills it; missing if there is none. */
  readonly sdk?: string;
}
