/** Where a value is in the text of a JSON document. All offsets count UTF-16 code units from 0. */
export interface JsonRegion {
  /** Start of the member's name, or of the value if it has none. */
  readonly memberStart: number;
  readonly start: number;
  readonly end: number;
  /** The last member or item of an object or array that has any: from its name to its end. */
  readonly lastChild: { readonly start: number; readonly end: number } | null;
  /** Number of members or items. */
  readonly count: number;
}

/** The first place at which a text is not JSON. */
export interface JsonFault {
  readonly offset: number;
  /** What JSON would have there, as a noun. */
  readonly expected: string;
}

export interface JsonScan {
  /** Null if the text is JSON. */
  readonly fault: JsonFault | null;
  /** The values at the wanted pointers, as far as the text has them. Of names that are there twice, the last one. */
  readonly regions: ReadonlyMap<string, JsonRegion>;
}

/** The wanted JSON Pointers as a tree, so that a deep document needs no pointer for each of its values. */
interface WantedNode {
  readonly children: Map<string, WantedNode>;
  pointer: string | null;
}

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

const wantedTree = (pointers: Iterable<string>): WantedNode => {
  const root: WantedNode = { children: new Map(), pointer: null };
  for (const pointer of pointers) {
    let node = root;
    for (const part of pointer.split('/').slice(1).map(unescape)) {
      const child = node.children.get(part) ?? { children: new Map(), pointer: null };
      node.children.set(part, child);
      node = child;
    }
    node.pointer = pointer;
  }
  return root;
};

/** A value that has begun and may have members. */
interface OpenValue {
  readonly isObject: boolean;
  readonly node: WantedNode | null;
  readonly memberStart: number;
  readonly start: number;
  count: number;
  lastChild: JsonRegion['lastChild'];
}

const SPACE = /[ \t\n\r]+/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

const STRING_END = 'a closing double quote';

class Fault extends Error {
  constructor(readonly fault: JsonFault) {
    super(fault.expected);
  }
}

/** Reads the text once and without recursion, so that its time is linear and its depth does not matter. */
class JsonScanner {
  readonly regions = new Map<string, JsonRegion>();
  readonly #text: string;
  readonly #open: OpenValue[] = [];
  readonly #root: WantedNode;
  #offset: number;
  #memberStart = 0;
  #name = '';

  constructor(text: string, pointers: Iterable<string>) {
    this.#text = text;
    this.#root = wantedTree(pointers);
    this.#offset = text.startsWith('\ufeff') ? 1 : 0;
  }

  scan(): void {
    this.#skipSpace();
    this.#memberStart = this.#offset;
    this.#value();
    while (this.#open.length > 0) this.#next();
    this.#skipSpace();
    if (this.#offset < this.#text.length) this.#fail('the end of the text');
  }

  #fail(expected: string, offset = this.#offset): never {
    throw new Fault({ offset, expected });
  }

  /** Moves behind what matches here, and returns whether anything does. */
  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#offset;
    if (!pattern.test(this.#text)) return false;
    this.#offset = pattern.lastIndex;
    return true;
  }

  #skipSpace(): void {
    // Most tokens have no space before them, and a regular expression is slow to start.
    if (this.#text.charCodeAt(this.#offset) <= 0x20) this.#take(SPACE);
  }

  #isNext(character: string): boolean {
    if (this.#text[this.#offset] !== character) return false;
    this.#offset += 1;
    return true;
  }

  /** Continues the innermost open value with its next member, or closes it. */
  #next(): void {
    const open = this.#open.at(-1);
    if (open === undefined) return;
    const { isObject, count } = open;
    const close = isObject ? '}' : ']';
    this.#skipSpace();
    if (this.#isNext(close)) {
      this.#open.pop();
      this.#end(open);
      return;
    }
    if (count > 0 && !this.#isNext(',')) this.#fail(`a comma or ${close}`);
    this.#skipSpace();
    this.#memberStart = this.#offset;
    if (isObject) this.#memberName(count === 0);
    else this.#name = String(count);
    open.count += 1;
    this.#value();
  }

  #memberName(isFirst: boolean): void {
    if (this.#text[this.#offset] !== '"')
      this.#fail(`a name in double quotes${isFirst ? ' or }' : ''}`);
    this.#name = this.#string();
    this.#skipSpace();
    if (!this.#isNext(':')) this.#fail('a colon');
    this.#skipSpace();
  }

  #value(): void {
    const parent = this.#open.at(-1);
    const node =
      parent === undefined ? this.#root : (parent.node?.children.get(this.#name) ?? null);
    const character = this.#text[this.#offset];
    const isObject = character === '{';
    const value: OpenValue = {
      isObject,
      node,
      memberStart: this.#memberStart,
      start: this.#offset,
      count: 0,
      lastChild: null,
    };
    if (isObject || character === '[') {
      this.#offset += 1;
      this.#open.push(value);
      return;
    }
    if (character === '"') this.#string();
    else if (!this.#take(NUMBER) && !this.#take(WORD)) this.#fail('a value');
    this.#end(value);
  }

  #end({ node, memberStart, start, lastChild, count }: OpenValue): void {
    const end = this.#offset;
    const parent = this.#open.at(-1);
    if (parent !== undefined) parent.lastChild = { start: memberStart, end };
    if (node !== null && node.pointer !== null)
      this.regions.set(node.pointer, { memberStart, start, end, lastChild, count });
  }

  /** Returns the string's value. Only names are used, so that the values of long texts are not decoded twice. */
  #string(): string {
    const start = this.#offset;
    this.#offset += 1;
    for (;;) {
      const code = this.#text.charCodeAt(this.#offset);
      if (code === 0x22) break;
      if (Number.isNaN(code)) this.#fail(STRING_END);
      if (code < 0x20) this.#fail(`${STRING_END} or an escape such as \\n`);
      if (code !== 0x5c) this.#offset += 1;
      else if (!this.#take(ESCAPE)) this.#fail('an escape such as \\n or \\u00e9');
    }
    this.#offset += 1;
    return this.#open.at(-1)?.node?.children.size
      ? (JSON.parse(this.#text.slice(start, this.#offset)) as string)
      : '';
  }
}

/** Checks the text of a JSON document and finds the values at some JSON Pointers (RFC 6901). Linear in both. */
export const scanJson = (text: string, pointers: Iterable<string> = []): JsonScan => {
  const scanner = new JsonScanner(text, pointers);
  try {
    scanner.scan();
    return { fault: null, regions: scanner.regions };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault, regions: scanner.regions };
    throw error;
  }
};
