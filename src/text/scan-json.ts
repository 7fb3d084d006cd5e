/** What a JSON parser would refuse. */
export type JsonSyntaxError =
  | 'trailing-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'single-quotes'
  | 'unquoted-name'
  | 'comment'
  | 'unterminated-string'
  | 'control-character'
  | 'bad-escape'
  | 'unexpected-end'
  | 'text-after-end'
  | 'unexpected-character';

/** The first place at which a text is not JSON. */
export interface JsonFault {
  readonly error: JsonSyntaxError;
  readonly offset: number;
}

/** Receives the parts of a JSON text in their order. All offsets count UTF-16 code units from 0. */
export interface JsonHandler {
  name(start: number, end: number): void;
  scalar(start: number, end: number): void;
  open(start: number, isObject: boolean): void;
  close(end: number): void;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const LITERAL = /(?:true|false|null)(?!\w)/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const PLAIN = /(?:[^"\\\p{Cc}]|[\u007f-\u009f])+/uy;

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

const fault = (error: JsonSyntaxError, offset: number): JsonFault => ({ error, offset });

const endOfString = (text: string, start: number): number | JsonFault => {
  let at = start + 1;
  for (;;) {
    at = endOf(PLAIN, text, at);
    const character = text.charAt(at);
    if (character === '"') return at + 1;
    if (character === '') return fault('unterminated-string', start);
    if (character === '\n' || character === '\r') return fault('unterminated-string', start);
    if (character !== '\\') return fault('control-character', at);
    const next = endOf(ESCAPE, text, at);
    if (next === at) return fault('bad-escape', at);
    at = next;
  }
};

const unexpected = (text: string, at: number): JsonFault => {
  const character = text.charAt(at);
  if (character === '') return fault('unexpected-end', at);
  if (character === "'" || character === '‘' || character === '“' || character === '`')
    return fault('single-quotes', at);
  if (text.startsWith('//', at) || text.startsWith('/*', at)) return fault('comment', at);
  return fault('unexpected-character', at);
};

const endOfScalar = (text: string, at: number): number | JsonFault => {
  if (text.charAt(at) === '"') return endOfString(text, at);
  const end = Math.max(endOf(NUMBER, text, at), endOf(LITERAL, text, at));
  return end > at ? end : unexpected(text, at);
};

const endOfName = (text: string, at: number): number | JsonFault => {
  if (text.charAt(at) !== '"')
    return /[\w$]/.test(text.charAt(at)) ? fault('unquoted-name', at) : unexpected(text, at);
  return endOfString(text, at);
};

/** Reads JSON without building it. Lists and objects are kept on a stack of their closing brackets. */
class JsonScanner {
  readonly #text: string;
  readonly #handler: JsonHandler | undefined;
  readonly #closings: string[] = [];
  #at: number;

  constructor(text: string, handler: JsonHandler | undefined) {
    this.#text = text;
    this.#handler = handler;
    this.#at = text.startsWith('\ufeff') ? 1 : 0;
  }

  scan(): JsonFault | null {
    for (;;) {
      const atValue = this.#value();
      if (atValue !== null) return atValue;
      const atEnd = this.#afterValue();
      if (atEnd === 'end') return null;
      if (atEnd !== null) return atEnd;
    }
  }

  #skipSpace(): string {
    this.#at = endOf(SPACE, this.#text, this.#at);
    return this.#text.charAt(this.#at);
  }

  #scalar(): JsonFault | null {
    const end = endOfScalar(this.#text, this.#at);
    if (typeof end !== 'number') return end;
    this.#handler?.scalar(this.#at, end);
    this.#at = end;
    return null;
  }

  #name(): JsonFault | null {
    const start = this.#at;
    const end = endOfName(this.#text, start);
    if (typeof end !== 'number') return end;
    this.#handler?.name(start, end);
    this.#at = end;
    if (this.#skipSpace() !== ':') return fault('missing-colon', this.#at);
    this.#at += 1;
    return null;
  }

  #close(): void {
    this.#at += 1;
    this.#handler?.close(this.#at);
  }

  /** Reads a value, and of a list or an object its beginning as far as the first value in it. */
  #value(): JsonFault | null {
    for (;;) {
      const opening = this.#skipSpace();
      if (opening !== '{' && opening !== '[') {
        if (opening === ',' || opening === ':' || opening === '}' || opening === ']')
          return fault('missing-value', this.#at);
        return this.#scalar();
      }
      const closing = opening === '{' ? '}' : ']';
      this.#handler?.open(this.#at, closing === '}');
      this.#at += 1;
      if (this.#skipSpace() === closing) {
        this.#close();
        return null;
      }
      this.#closings.push(closing);
      if (closing === '}') {
        const name = this.#name();
        if (name !== null) return name;
      }
    }
  }

  /** Reads closing brackets, and a comma with the name after it. */
  #afterValue(): JsonFault | 'end' | null {
    for (;;) {
      const character = this.#skipSpace();
      const closing = this.#closings.at(-1);
      if (closing === undefined)
        return character === '' ? 'end' : fault('text-after-end', this.#at);
      if (character !== closing) {
        if (character === ',') return this.#afterComma(closing);
        if (character === '"' || /[\w[{-]/.test(character)) return fault('missing-comma', this.#at);
        return unexpected(this.#text, this.#at);
      }
      this.#closings.pop();
      this.#close();
    }
  }

  #afterComma(closing: string): JsonFault | null {
    const comma = this.#at;
    this.#at += 1;
    const character = this.#skipSpace();
    if (character === closing) return fault('trailing-comma', comma);
    return closing === '}' ? this.#name() : null;
  }
}

/**
 * Reads a text of JSON (RFC 8259) without building its value: the first place at which it is not JSON, or null. A
 * byte order mark before it is allowed. The messages of `JSON.parse` differ between browsers, and some have no position. Not recursive, so that the depth does
 * not matter; takes time linear in the length of the text.
 */
export const scanJson = (text: string, handler?: JsonHandler): JsonFault | null =>
  new JsonScanner(text, handler).scan();

/** Nesting of JSON that is read; more would overflow the stack of those who walk over it. */
const MAX_JSON_DEPTH = 100;

/** Whether lists and objects of a JSON text are nested too deep. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0;
  let deepest = 0;
  scanJson(text, {
    name: () => undefined,
    scalar: () => undefined,
    open: () => {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    close: () => {
      depth -= 1;
    },
  });
  return deepest > MAX_JSON_DEPTH;
};
