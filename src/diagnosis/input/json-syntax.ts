import { TextPositions } from '../../text/text-positions.js';
import type { TextPosition } from '../../lint/lint-finding.js';
import type { JsonSyntaxError } from './recognized-input.js';

/** The first place at which a text is not JSON. */
export interface JsonFault {
  readonly error: JsonSyntaxError;
  readonly offset: number;
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const LITERAL = /(?:true|false|null)(?!\w)/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const PLAIN = /[^"\\\p{Cc}]+|[\u007f-\u009f]+/uy;

const endOf = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
};

const fault = (error: JsonSyntaxError, offset: number): JsonFault => ({ error, offset });

/** The end of a string whose quote is at `start`, or the fault in it. */
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

/** The end of a string, number or literal at `at`, or the fault in it. */
const endOfScalar = (text: string, at: number): number | JsonFault => {
  if (text.charAt(at) === '"') return endOfString(text, at);
  const end = Math.max(endOf(NUMBER, text, at), endOf(LITERAL, text, at));
  return end > at ? end : unexpected(text, at);
};

/** The end of `"name":` at `at`, or the fault in it. */
const endOfName = (text: string, at: number): number | JsonFault => {
  if (text.charAt(at) !== '"')
    return /[\w$]/.test(text.charAt(at)) ? fault('unquoted-name', at) : unexpected(text, at);
  const end = endOfString(text, at);
  if (typeof end !== 'number') return end;
  const colon = endOf(SPACE, text, end);
  return text.charAt(colon) === ':' ? colon + 1 : fault('missing-colon', colon);
};

/** Reads JSON without building it. Lists and objects are kept on a stack of their closing brackets. */
class JsonScanner {
  readonly #text: string;
  readonly #closings: string[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The first fault, or null. */
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

  #move(end: number | JsonFault): JsonFault | null {
    if (typeof end !== 'number') return end;
    this.#at = end;
    return null;
  }

  /** Reads a value, and of a list or an object its beginning as far as the first value in it. */
  #value(): JsonFault | null {
    for (;;) {
      const opening = this.#skipSpace();
      if (opening !== '{' && opening !== '[') {
        if (opening === ',' || opening === ':' || opening === '}' || opening === ']')
          return fault('missing-value', this.#at);
        return this.#move(endOfScalar(this.#text, this.#at));
      }
      const closing = opening === '{' ? '}' : ']';
      this.#at += 1;
      if (this.#skipSpace() === closing) return this.#move(this.#at + 1);
      this.#closings.push(closing);
      if (closing === '}') {
        const name = this.#move(endOfName(this.#text, this.#at));
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
      this.#at += 1;
    }
  }

  #afterComma(closing: string): JsonFault | null {
    const comma = this.#at;
    this.#at += 1;
    const character = this.#skipSpace();
    if (character === closing) return fault('trailing-comma', comma);
    return closing === '}' ? this.#move(endOfName(this.#text, this.#at)) : null;
  }
}

/**
 * The first place at which a text is not JSON (RFC 8259), or null. The messages of `JSON.parse` differ between
 * browsers, and some have no position. Takes time linear in the length of the text.
 */
export const findJsonFault = (text: string): JsonFault | null => new JsonScanner(text).scan();

/** Line and column of an offset. */
export const positionAt = (text: string, offset: number): TextPosition =>
  new TextPositions(text).at(offset);
