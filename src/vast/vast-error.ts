import type { MessageData, NoParams } from '../messages/format.js';
import type { VastMessages } from '../messages/generated/vast/messages.js';

/** Why something of an ad fails, as data: its text is written from its id and params, in any language. */
export interface VastReason {
  /** Stable kebab-case name of the reason, such as `request-status`. */
  readonly id: string;
  /** What the reason is about, by name. Empty for a reason whose text is always the same. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Characters of a name in a response that a reason quotes. */
export const MAX_QUOTE_LENGTH = 40;

export type KnownReason = MessageData<VastMessages>;

/** The id of a message, and its params if it has any. */
type ReasonArguments = {
  readonly [Id in keyof VastMessages]: VastMessages[Id] extends NoParams
    ? readonly [id: Id]
    : readonly [id: Id, params: VastMessages[Id]];
}[keyof VastMessages];

/**
 * Why there is no ad. The message is the id, or the words of the IMA SDK: texts are written where a person reads them.
 */
export class VastError extends Error implements VastReason {
  override readonly name = 'VastError';
  /** VAST error code (VAST 4.2 section 2.3.6.3). */
  readonly code: number;
  readonly id: keyof VastMessages;
  readonly params: VastReason['params'];

  constructor(code: number, ...[id, params]: ReasonArguments) {
    super(params !== undefined && 'text' in params ? params.text : id);
    this.code = code;
    this.id = id;
    this.params = params ?? {};
  }

  /** Whether an ad server responded properly and had no ad. */
  get isEmpty(): boolean {
    return this.code === 303;
  }

  /** A VastError as it is; a timeout as code 301; anything else that was thrown as an undefined error (900). */
  static from(cause: unknown): VastError {
    if (cause instanceof VastError) return cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError') return noResponse();
    return new VastError(900, 'unexpected');
  }
}

export const noAd = (): VastError => new VastError(303, 'no-ad');

export const noResponse = (): VastError => new VastError(301, 'request-timeout');
