/** Why there is no ad. The message is for developers and quotes nothing from the ad server's response. */
export class VastError extends Error {
  override readonly name = 'VastError';
  /** VAST error code (VAST 4.2 section 2.3.6.3). */
  readonly code: number;
  /** Whether an ad server responded properly and had no ad. */
  readonly isEmpty: boolean;

  constructor(code: number, message: string, { isEmpty = false } = {}) {
    super(message);
    this.code = code;
    this.isEmpty = isEmpty;
  }

  /** A VastError as it is; a timeout as code 301; anything else that was thrown as an undefined error (900). */
  static from(cause: unknown): VastError {
    if (cause instanceof VastError) return cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError')
      return new VastError(301, 'The ad server did not respond in time.');
    return new VastError(900, 'The ad failed unexpectedly.');
  }
}

/** A proper response without an ad (code 303). */
export const noAd = (): VastError =>
  new VastError(303, 'The ad server has no ad.', { isEmpty: true });
