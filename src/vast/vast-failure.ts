/** Why there is no ad. The message is for developers and names no value of the answer. */
export class VastFailure extends Error {
  override readonly name = 'VastFailure';
  /** VAST error code (VAST 4.2 section 2.3.6.3). */
  readonly code: number;
  /** Whether a server answered properly and had no ad. */
  readonly isEmpty: boolean;

  constructor(code: number, message: string, { isEmpty = false } = {}) {
    super(message);
    this.code = code;
    this.isEmpty = isEmpty;
  }
}

/** A proper answer that holds no ad (code 303). */
export const noAd = (): VastFailure => new VastFailure(303, 'No ad.', { isEmpty: true });

/** A VastFailure as it is; anything else that was thrown, as an undefined error (code 900). */
export const vastFailureOf = (cause: unknown): VastFailure =>
  cause instanceof VastFailure ? cause : new VastFailure(900, 'Not readable.');
