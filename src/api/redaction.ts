import { visibleLine } from '../text/control-characters.js';
import { fieldOf } from '../schema/field-types.js';

/** Removes secrets from a text of the service. */
export type Redact = (text: string) => string;

const REDACTED = '[secret]';

/** Names of fields and headers whose values are secret (spec 2.3 and 5). */
const NAMED_SECRET =
  /((?:access[_-]token|refresh[_-]token|auth[_-]code|entry_point_(?:primary|backup)|stream_name|user|pass(?:word)?)["']?\s{0,9}[:=]\s{0,9})(?:"[^"]{0,9999}"?|'[^']{0,9999}'?|[^\s"'&<,;}]{1,9999})/gi;

/** Long runs without a space: tokens and keys, not words. */
const LONG_RUN = /[\w+/=.~-]{16,}/g;

/** More tokens and states than are ever valid at the same time. */
const MAX_TEMPORARY_SECRETS = 16;

/** The secrets of one client, which no error and no warning may contain. */
export class Secrets {
  readonly #permanent: string;
  #temporary: readonly string[] = [];

  /** Starts with the key or the token that the client was created with. It is never forgotten. */
  constructor(permanent: string) {
    this.#permanent = permanent;
  }

  add(secret: string): void {
    if (secret === '' || this.#temporary.includes(secret)) return;
    this.#temporary = [secret, ...this.#temporary].slice(0, MAX_TEMPORARY_SECRETS);
  }

  /** Replaces the secrets of this client and the values of fields that hold secrets. */
  readonly redact: Redact = (text) =>
    [this.#permanent, ...this.#temporary]
      .reduce((rest, secret) => rest.replaceAll(secret, () => REDACTED), text)
      .replace(NAMED_SECRET, (_, name: string) => name + REDACTED);
}

const MARKUP = /<[^<>]{0,9999}>/g;
const MAX_EXCERPT_INPUT = 20_000;
const MAX_EXCERPT = 200;

/** The beginning of an unknown text, without markup and anything that looks like a key. */
export const excerpt = (text: string, redact: Redact): string =>
  visibleLine(
    redact(text.slice(0, MAX_EXCERPT_INPUT))
      .replace(MARKUP, ' ')
      .replace(LONG_RUN, REDACTED)
      .replace(/\s+/g, ' ')
      .trim(),
  ).slice(0, MAX_EXCERPT);

const MAX_MESSAGES = 10;
const MAX_MESSAGE_LENGTH = 200;

/** Where known error bodies have messages: the text itself, `errors` (spec 7), `error.message` (platform facts 7.3). */
const messageCandidates = (json: unknown): readonly unknown[] => [
  json,
  ...[fieldOf(json, 'errors')].flat(),
  fieldOf(json, 'error'),
  fieldOf(fieldOf(json, 'error'), 'message'),
  fieldOf(json, 'message'),
];

/** The messages in an error body, without secrets. */
export const messagesIn = (json: unknown, redact: Redact): readonly string[] =>
  messageCandidates(json)
    .filter((message) => typeof message === 'string')
    .slice(0, MAX_MESSAGES)
    .map((message) => visibleLine(redact(message)).slice(0, MAX_MESSAGE_LENGTH));

export const readMessages = (text: string, redact: Redact): readonly string[] => {
  try {
    return messagesIn(JSON.parse(text), redact);
  } catch {
    return [];
  }
};
