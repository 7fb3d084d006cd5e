/** Something that a call got over and that is still worth knowing. */
export interface Warning {
  /**
   * `expiry-unreadable`, `expiry-past`: the token is used until it is refused.
   * `page-number-differs`: a page says it is another. `rows-repeat`: rows that were there before
   * came again and were left out.
   */
  readonly id: 'expiry-unreadable' | 'expiry-past' | 'page-number-differs' | 'rows-repeat';
  /** What was seen, in one sentence. Never holds a secret. */
  readonly message: string;
}

/** Where warnings go. */
export type Warn = (warning: Warning) => void;
