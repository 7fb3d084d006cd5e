import { pointerParts } from './json-pointer.js';
import { type JsonHandler, scanJson } from './scan-json.js';

/** Where a value is in the text of a JSON document. All offsets count UTF-16 code units from 0. */
export interface JsonRegion {
  /** Start of the member's name, or of the value if it has none. */
  readonly memberStart: number;
  readonly start: number;
  readonly end: number;
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

interface OpenValue {
  readonly isObject: boolean;
  readonly node: WantedNode | null;
  readonly memberStart: number;
  readonly start: number;
  /** Items so far. */
  count: number;
}

/** Collects the regions of the wanted values while a text is scanned. */
class RegionCollector implements JsonHandler {
  readonly regions = new Map<string, JsonRegion>();
  readonly #text: string;
  readonly #open: OpenValue[] = [];
  readonly #root: WantedNode;
  /** Of the member whose value comes next; null in an array. */
  #nameStart: number | null = null;
  #name = '';

  constructor(text: string, pointers: Iterable<string>) {
    this.#text = text;
    this.#root = wantedTree(pointers);
  }

  name(start: number, end: number): void {
    this.#nameStart = start;
    // Decoded only where a pointer may lead further.
    this.#name = this.#open.at(-1)?.node?.children.size
      ? (JSON.parse(this.#text.slice(start, end)) as string)
      : '';
  }

  scalar(start: number, end: number): void {
    this.#end(this.#begin(start, false), end);
  }

  open(start: number, isObject: boolean): void {
    this.#open.push(this.#begin(start, isObject));
  }

  close(end: number): void {
    const value = this.#open.pop();
    if (value !== undefined) this.#end(value, end);
  }

  #begin(start: number, isObject: boolean): OpenValue {
    const parent = this.#open.at(-1);
    const name = parent?.isObject === true ? this.#name : String(parent?.count);
    const memberStart = this.#nameStart ?? start;
    this.#nameStart = null;
    if (parent !== undefined) parent.count += 1;
    const node = parent === undefined ? this.#root : (parent.node?.children.get(name) ?? null);
    return { isObject, node, memberStart, start, count: 0 };
  }

  #end({ node, memberStart, start }: OpenValue, end: number): void {
    if (node !== null && node.pointer !== null)
      this.regions.set(node.pointer, { memberStart, start, end });
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
  const collector = new RegionCollector(text, pointers);
  scanJson(text, collector);
  return collector.regions;
};
