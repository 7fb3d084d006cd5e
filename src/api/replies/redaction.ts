/** Takes secrets out of a text that came from the service. */
export type Redact = (text: string) => string;

const HIDDEN = '[secret]';

/** Names of fields and headers whose values are secret (spec 2.3 and 5). */
const NAMED_VALUE =
  /((?:access[_-]token|refresh[_-]token|auth[_-]code|entry_point_(?:primary|backup)|stream_name|user|pass(?:word)?)["']?\s{0,9}[:=]\s{0,9})(?:"[^"]{0,9999}"?|'[^']{0,9999}'?|[^\s"'&<,;}]{1,9999})/gi;

/** Long runs without a space: tokens and keys, not words. */
const LONG_RUN = /[\w+/=.~-]{16,}/g;

/** How many tokens are remembered: more than are ever valid at one time. */
const REMEMBERED = 16;

/** The secrets of one client, to be kept out of whatever it says. */
export class Secrets {
  readonly #lasting: string;
  #passing: readonly string[] = [];

  /** Begins with the one that lasts as long as the client. */
  constructor(lasting: string) {
    this.#lasting = lasting;
  }

  /** Adds a token or a state; the oldest of many is forgotten. */
  add(secret: string): void {
    if (secret === '' || this.#passing.includes(secret)) return;
    this.#passing = [secret, ...this.#passing].slice(0, REMEMBERED);
  }

  /** Takes out what this client knows as secret and the values of fields that hold secrets. */
  readonly redact: Redact = (text) =>
    [this.#lasting, ...this.#passing]
      .reduce((rest, secret) => rest.replaceAll(secret, () => HIDDEN), text)
      .replace(NAMED_VALUE, (_, name: string) => name + HIDDEN);
}

const MARKUP = /<[^<>]{0,9999}>/g;

/** The beginning of a text that nobody knows: no markup, nothing that looks like a key. */
export const excerpt = (text: string, redact: Redact): string =>
  redact(text.slice(0, 20_000))
    .replace(MARKUP, ' ')
    .replace(LONG_RUN, HIDDEN)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
