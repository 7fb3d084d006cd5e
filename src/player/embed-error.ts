import { type EmbedErrorCode, errorMessage } from './developer-messages.js';

export type { EmbedErrorCode } from './developer-messages.js';

/**
 * A failure of an element. The message is for developers: a sentence in the development build, code and value in the
 * production build, whose console has the sentence.
 */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly code: EmbedErrorCode;
  /**
   * The value that caused the error, such as an origin, a status or a content type, never with a path, a query or
   * credentials; empty if there is none.
   */
  readonly found: string;

  constructor(code: EmbedErrorCode, found = '', options?: ErrorOptions) {
    super(errorMessage(code, found), options);
    this.code = code;
    this.found = found;
  }
}

/** Returns an EmbedError as it is; anything else becomes the cause of one with the code. */
export const embedErrorOf = (cause: unknown, code: EmbedErrorCode): EmbedError =>
  cause instanceof EmbedError ? cause : new EmbedError(code, '', { cause });

/**
 * The `error` event of a failure. Does not bubble, like the `error` event of an `<img>`. `preventDefault()` keeps its
 * message out of the console.
 */
export class EmbedErrorEvent extends Event {
  readonly error: EmbedError;

  constructor(error: EmbedError) {
    super('error', { cancelable: true });
    this.error = error;
  }

  /** The code of the error. */
  get code(): EmbedErrorCode {
    return this.error.code;
  }

  /** The message of the error, for developers. */
  get message(): string {
    return this.error.message;
  }
}
