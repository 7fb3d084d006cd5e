import { localNameOf } from './namespace-scope.js';
import type { TextRange } from '../text-edits.js';
import type { XmlAttribute, XmlErrorKind } from './xml-tree.js';

export interface TagReader {
  readonly text: string;
  readonly isStopped: boolean;
  at: number;
  /** Records an error that leaves the structure clear. */
  report(kind: XmlErrorKind, start: number, end: number, detail: string): void;
  /** Records an error after which nothing is read. */
  stop(kind: XmlErrorKind, start: number, end: number, detail: string): void;
  range(start: number, end: number): TextRange;
  /** Skips white space, and returns whether there was any. */
  skipSpace(): boolean;
  /** The name at the offset, which is passed; empty without one. */
  readName(): string;
  resolveValue(start: number, end: number): string;
}

const UNQUOTED = /[^\s<>"'=`/]+/y;

/** The value of an attribute, after `=`. Stops the scan if it has `<`, which often is a quote that was never closed. */
const scanValue = (scanner: TagReader, nameStart: number, name: string): [number, number] => {
  const { text, at } = scanner;
  const quote = text.charAt(at);
  if (quote !== '"' && quote !== "'") {
    UNQUOTED.lastIndex = at;
    const length = UNQUOTED.exec(text)?.[0].length ?? 0;
    scanner.report('attribute', nameStart, at + length, name);
    scanner.at = at + length;
    return [at, at + length];
  }
  const end = text.indexOf(quote, at + 1);
  const value = end === -1 ? '' : text.slice(at + 1, end);
  if (end === -1 || value.includes('<')) {
    scanner.stop('attribute', nameStart, at + 1, name);
    return [at, at];
  }
  scanner.at = end + 1;
  return [at + 1, end];
};

const scanAttribute = (scanner: TagReader, names: Set<string>): XmlAttribute => {
  const start = scanner.at;
  const name = scanner.readName();
  if (names.has(name)) scanner.report('duplicate-attribute', start, scanner.at, name);
  names.add(name);
  const nameEnd = scanner.at;
  scanner.skipSpace();
  let value: [number, number] = [nameEnd, nameEnd];
  if (scanner.text.charAt(scanner.at) === '=') {
    scanner.at += 1;
    scanner.skipSpace();
    value = scanValue(scanner, start, name);
  } else {
    scanner.report('attribute', start, nameEnd, name);
    scanner.at = nameEnd;
  }
  const range = scanner.range(start, scanner.at);
  return {
    name,
    key: localNameOf(name).toLowerCase(),
    start: range.start,
    end: range.end,
    value: scanner.resolveValue(...value),
    valueRange: scanner.range(...value),
  };
};

const NONE: readonly XmlAttribute[] = [];

/** The attributes of a start tag, up to its `>` or `/>`. Stops the scan if the tag never ends. */
export const scanAttributes = (
  scanner: TagReader,
  tagStart: number,
  tagName: string,
): readonly XmlAttribute[] => {
  if (scanner.text.charAt(scanner.at) === '>') return NONE;
  const attributes: XmlAttribute[] = [];
  const names = new Set<string>();
  while (!scanner.isStopped) {
    const hasSpace = scanner.skipSpace();
    const { text, at } = scanner;
    if (text.charAt(at) === '>' || text.startsWith('/>', at)) break;
    const attribute = scanAttribute(scanner, names);
    if (attribute.name === '') scanner.stop('tag', tagStart, at, tagName);
    else if (!hasSpace) scanner.report('attribute', at, scanner.at, attribute.name);
    attributes.push(attribute);
  }
  return attributes;
};
