/** Why there is no ad. The message is for developers and quotes nothing from the ad server's response. */
export class VastError extends Error {
  override readonly name = 'VastError';
  /** VAST error code (VAST 4.2 section 2.3.6.3). */
  readonly code: number;
  /** Whether an ad server responded properly and had no ad. */
  readonly isEmpty: boolean;
  /** Whether there was no response in time; other failures of a request have code 301 too. */
  readonly isTimeout: boolean;

  constructor(code: number, message: string, { isEmpty = false, isTimeout = false } = {}) {
    super(message);
    this.code = code;
    this.isEmpty = isEmpty;
    this.isTimeout = isTimeout;
  }

  /** A VastError as it is; a timeout as code 301; anything else that was thrown as an undefined error (900). */
  static from(cause: unknown): VastError {
    if (cause instanceof VastError) return cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError') return noResponse();
    return new VastError(900, 'The ad failed unexpectedly.');
  }
}

/** A proper response without an ad (code 303). */
export const noAd = (): VastError =>
  new VastError(303, 'The ad server has no ad.', { isEmpty: true });

/** No response in time (code 301). */
export const noResponse = (): VastError =>
  new VastError(301, 'The ad server did not respond in time.', { isTimeout: true });
