import { list, open, type Infer, type Schema } from '../schema/field-types.js';
import { check, pageOf, type Check, type Page } from '../schema/index.js';
import {
  EmptyResponseError,
  InvalidJsonError,
  UnexpectedContentTypeError,
  ValidationError,
  type ReplyDetails,
} from './errors.js';
import { excerpt, messagesIn, type Redact } from './redaction.js';

/** A complete reply of success, and what its reader needs to report errors. */
export interface Reply {
  readonly text: string;
  readonly headers: Headers;
  /** The details of every error about this reply. */
  readonly details: ReplyDetails;
  readonly redact: Redact;
}

/** Reads the reply to a call. Throws an `ApiError`. */
export type ReplyReader<T> = (reply: Reply) => T;

/** Checks JSON against the schema of a call, for example `(json) => check(VideoSchema, json)`. */
export type ResponseParser<T> = (json: unknown) => Check<T>;

/** The parsers of one resource, for each form in which its objects are sent. */
export interface ResourceSchemas<T> {
  readonly one: ResponseParser<T>;
  /** A list without envelope, its rows unchecked: generation 1, and one list of generation 2 (spec 4.6). */
  readonly rows: ResponseParser<readonly unknown[]>;
  /** One page of a list (spec 2.10), its rows unchecked. */
  readonly page: ResponseParser<Page<unknown>>;
}

const rows = list(open);
const page = pageOf(open);

export const schemasOf = <S extends Schema>(schema: S): ResourceSchemas<Infer<S>> => ({
  one: (json) => check(schema, json),
  rows: (json) => check(rows, json),
  page: (json) => check(page, json),
});

/** Media types that promise JSON, or nothing: many servers send JSON as text. */
const PROMISES_JSON = /^(?:|text\/plain|application\/octet-stream|.*[/+]json)$/;

const MAX_CONTENT_TYPE_LENGTH = 100;

const mediaTypeOf = (headers: Headers): string =>
  (headers.get('content-type') ?? '').replace(/;.*$/s, '').trim().toLowerCase();

/** Reads a reply as JSON, regardless of its content type. */
export const readJson = ({ text, headers, details, redact }: Reply): unknown => {
  if (text.trim() === '') throw new EmptyResponseError(details);
  try {
    return JSON.parse(text);
  } catch {
    const mediaType = mediaTypeOf(headers);
    if (PROMISES_JSON.test(mediaType)) throw new InvalidJsonError(details);
    throw new UnexpectedContentTypeError({
      ...details,
      contentType: redact(mediaType).slice(0, MAX_CONTENT_TYPE_LENGTH),
      excerpt: excerpt(text, redact),
    });
  }
};

/** Makes a reader of replies that hold JSON of one shape. Unknown fields are kept. */
export const jsonReader =
  <T>(parse: ResponseParser<T>): ReplyReader<T> =>
  (reply) => {
    const json = readJson(reply);
    const checked = parse(json);
    if (checked.ok) return checked.value;
    throw new ValidationError({
      ...reply.details,
      problems: checked.problems,
      messages: typeof json === 'string' ? [] : messagesIn(json, reply.redact),
    });
  };

/** Makes a reader that returns null for a reply that the parser refuses. */
export const optionalJsonReader =
  <T>(parse: ResponseParser<T>): ReplyReader<T | null> =>
  ({ text }) => {
    try {
      const checked = parse(JSON.parse(text));
      return checked.ok ? checked.value : null;
    } catch {
      return null;
    }
  };

/**
 * The result of a delete: `deleted`, the service confirmed it; `already-gone`, the first attempt
 * may have deleted the object and the retry found nothing. Only deletes with `retry` can end with `already-gone`.
 */
export interface Deletion {
  readonly outcome: 'deleted' | 'already-gone';
}

/** Confirmations of a delete: the text of spec 4.5, and the JSON of platform facts 7.2. */
const CONFIRMATIONS: ReadonlySet<unknown> = new Set(['DELETE SUCCESS', 'delete']);

/** Reads the reply to a delete: no body, the plain text, or the text as JSON. */
export const readDeletion: ReplyReader<Deletion> = (reply) => {
  const text = reply.text.trim();
  if (text === '' || CONFIRMATIONS.has(text)) return { outcome: 'deleted' };
  const json = readJson(reply);
  if (typeof json === 'string' && CONFIRMATIONS.has(json.trim())) return { outcome: 'deleted' };
  throw new ValidationError({
    ...reply.details,
    problems: [{ path: '', message: 'must be the text DELETE SUCCESS' }],
    messages: messagesIn(json, reply.redact),
  });
};
