import type { Check } from '../../schema/index.js';
import type { Reply } from '../transport/attempt.js';
import type { Delivery } from '../transport/delivery.js';
import {
  EmptyResponseError,
  InvalidJsonError,
  UnexpectedContentTypeError,
  ValidationError,
} from '../errors/index.js';
import { messagesIn } from './messages.js';
import { excerpt, type Redact } from './redaction.js';

/** Tells whether JSON has the shape that a call expects, for example `(json) => check(VideoSchema, json)`. */
export type Shape<T> = (json: unknown) => Check<T>;

/** Media types that promise JSON, or nothing: many servers send JSON as text. */
const PROMISES_JSON = /^(?:|text\/plain|application\/octet-stream|.*[/+]json)$/;

/** A reply, and what its reader needs besides. */
export interface Answer {
  readonly reply: Reply;
  readonly delivery: Delivery;
  readonly redact: Redact;
}

/** Reads a reply as JSON, whatever type it claims to be of. */
export const readJson = ({ reply, delivery, redact }: Answer): unknown => {
  const { status, contentType, text } = reply;
  if (text.trim() === '') throw new EmptyResponseError({ ...delivery.details, status });
  try {
    return JSON.parse(text);
  } catch {
    if (PROMISES_JSON.test(contentType))
      throw new InvalidJsonError({ ...delivery.details, status });
    throw new UnexpectedContentTypeError({
      ...delivery.details,
      status,
      contentType: redact(contentType).slice(0, 100),
      excerpt: excerpt(text, redact),
    });
  }
};

/** A reader of replies that are JSON of a shape; what nobody knows in them is kept. */
export const asJson =
  <T>(shape: Shape<T>) =>
  (answer: Answer): T => {
    const json = readJson(answer);
    const checked = shape(json);
    if (checked.ok) return checked.value;
    throw new ValidationError({
      ...answer.delivery.details,
      status: answer.reply.status,
      problems: checked.problems,
      messages: typeof json === 'string' ? [] : messagesIn(json, answer.redact),
    });
  };
