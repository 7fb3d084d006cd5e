/**
 * Why an element cannot show an embed.
 *
 * | code | cause |
 * |---|---|
 * | `source-refused` | `src` is no http(s) URL, or of an origin that page script did not allow |
 * | `network` | no reply, a reply without CORS, or a redirect to an origin that is not allowed |
 * | `timeout` | the reply was not complete in time |
 * | `http-status` | a status outside 200 to 299 |
 * | `content-type` | the reply is not JSON by its content type |
 * | `too-large` | more than 2 MB |
 * | `not-json` | the text is not JSON |
 * | `not-an-embed` | the JSON is not an object |
 * | `no-player` | the embed names no hosted player (format `iframe`) |
 * | `player-refused` | the player's address is not https, or of an origin that page script did not allow |
 * | `no-code` | the embed has no code (format `standard`) |
 * | `code-unavailable` | the embed has nothing to write the asked code from (`<media-embed-code>`); the cause says what |
 * | `module` | the code of the player could not be loaded |
 * | `no-stream` | the embed names no stream to play (`<media-embed-player>`) |
 * | `media-network` | the media cannot be loaded, or not any further |
 * | `media-decode` | the media is broken, or the browser gave up decoding it |
 * | `media-unsupported` | the browser plays none of the media's formats |
 * | `trusted-types` | the page's policy does not allow the Trusted Types policy `media-embed` |
 *
 * Source: ours.
 */
export type EmbedErrorCode =
  | 'source-refused'
  | 'network'
  | 'timeout'
  | 'http-status'
  | 'content-type'
  | 'too-large'
  | 'not-json'
  | 'not-an-embed'
  | 'no-player'
  | 'player-refused'
  | 'no-code'
  | 'code-unavailable'
  | 'module'
  | 'no-stream'
  | 'media-network'
  | 'media-decode'
  | 'media-unsupported'
  | 'trusted-types';

/** A failure of an element. The message is for developers and names no value out of the embed. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError';
  readonly code: EmbedErrorCode;

  constructor(code: EmbedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** An EmbedError as it is; anything else that was thrown while an embed was read, as the cause of one. */
export const embedErrorOf = (cause: unknown): EmbedError =>
  cause instanceof EmbedError ? cause : new EmbedError('not-an-embed', 'Not readable.', { cause });

/** The one `error` event of a failure. Does not bubble, like the `error` event of an `<img>`. */
export class EmbedErrorEvent extends Event {
  readonly error: EmbedError;

  constructor(error: EmbedError) {
    super('error');
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
