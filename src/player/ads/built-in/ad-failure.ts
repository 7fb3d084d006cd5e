/** Why an ad could not be shown, by its VAST error code (VAST 4.2 section 2.3.6.3). */
export class AdFailure extends Error {
  override readonly name = 'AdFailure';
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }

  /** A failure of any kind; what is no ad failure has the code 900, undefined error. */
  static of(error: unknown): AdFailure {
    return error instanceof AdFailure ? error : new AdFailure(900, 'The ad failed unexpectedly.');
  }
}
