import { pointerParts } from '../../lint/json-pointer.js';

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

/** The wanted JSON Pointers as a tree, so that a deep document needs no pointer for each of its values. */
interface WantedNode {
  readonly children: Map<string, WantedNode>;
  pointer: string | null;
}

const wantedTree = (pointers: Iterable<string>): WantedNode => {
  const root: WantedNode = { children: new Map(), pointer: null };
  for (const pointer of pointers) {
    let node = root;
    for (const part of pointerParts(pointer) ?? []) {
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

/** A number or a word: everything up to what can follow a value. */
const SCALAR = /[^\s,\]}]*/y;
const SPACE = /[ \t\n\r]+/y;

/** Reads JSON once and without recursion, so that its time is linear and its depth does not matter. */
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
    while (this.#open.length > 0 && this.#offset < this.#text.length) this.#next();
  }

  #take(pattern: RegExp): void {
    pattern.lastIndex = this.#offset;
    if (pattern.test(this.#text)) this.#offset = pattern.lastIndex;
  }

  #skipSpace(): void {
    // Most tokens have no space before them, and a regular expression is slow to start.
    if (this.#text.charCodeAt(this.#offset) <= 0x20) this.#take(SPACE);
  }

  /** Moves behind a comma, colon or bracket and the space around it, if it is the next token. */
  #skip(token: string): boolean {
    this.#skipSpace();
    if (this.#text[this.#offset] !== token) return false;
    this.#offset += 1;
    return true;
  }

  /** Continues the innermost open value with its next member, or closes it. */
  #next(): void {
    const open = this.#open.at(-1);
    if (open === undefined) return;
    if (this.#skip(open.isObject ? '}' : ']')) {
      this.#open.pop();
      this.#end(open);
      return;
    }
    if (open.count > 0) this.#skip(',');
    this.#skipSpace();
    this.#memberStart = this.#offset;
    this.#name = open.isObject ? this.#memberName() : String(open.count);
    open.count += 1;
    this.#skipSpace();
    this.#value();
  }

  /** Decodes the name only where a pointer may lead further. */
  #memberName(): string {
    const start = this.#offset;
    this.#string();
    const end = this.#offset;
    this.#skip(':');
    return this.#open.at(-1)?.node?.children.size
      ? (JSON.parse(this.#text.slice(start, end)) as string)
      : '';
  }

  #value(): void {
    const parent = this.#open.at(-1);
    const character = this.#text[this.#offset];
    const value: OpenValue = {
      isObject: character === '{',
      node: parent === undefined ? this.#root : (parent.node?.children.get(this.#name) ?? null),
      memberStart: this.#memberStart,
      start: this.#offset,
      count: 0,
      lastChild: null,
    };
    if (character === '{' || character === '[') {
      this.#offset += 1;
      this.#open.push(value);
      return;
    }
    if (character === '"') this.#string();
    else this.#take(SCALAR);
    this.#end(value);
  }

  #end({ node, memberStart, start, lastChild, count }: OpenValue): void {
    const end = this.#offset;
    const parent = this.#open.at(-1);
    if (parent !== undefined) parent.lastChild = { start: memberStart, end };
    if (node !== null && node.pointer !== null)
      this.regions.set(node.pointer, { memberStart, start, end, lastChild, count });
  }

  #string(): void {
    let offset = this.#offset + 1;
    for (;;) {
      const code = this.#text.charCodeAt(offset);
      if (code === 0x22 || Number.isNaN(code)) break;
      offset += code === 0x5c ? 2 : 1;
    }
    this.#offset = offset + 1;
  }
}

/**
 * Finds the values at some JSON Pointers (RFC 6901) in a text that `JSON.parse` accepts. Of names that are there
 * twice, the last one counts, as in `JSON.parse`. Linear to the text and the pointers.
 */
export const jsonRegions = (
  text: string,
  pointers: Iterable<string>,
): ReadonlyMap<string, JsonRegion> => {
  const scanner = new JsonScanner(text, pointers);
  scanner.scan();
  return scanner.regions;
};
