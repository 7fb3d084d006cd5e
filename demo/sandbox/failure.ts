/**
 * A reply that is not a success: a status and one sentence for the caller. Anything else that is
 * thrown while answering becomes a plain 500.
 */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    /** HTTP status, 400 or more. */
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}
