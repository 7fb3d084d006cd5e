import type { TextRange } from '../text-edits.js';
import { localNameOf, NamespaceScope } from './namespace-scope.js';
import { referenceAt, scanProlog } from './scan-prolog.js';
import { scanAttributes, type TagReader } from './scan-attributes.js';
import { ILLEGAL, NAME, NOT_SPACE, SPACE } from './xml-grammar.js';
import type {
  WellFormednessError,
  XmlAttribute,
  XmlDocument,
  XmlElement,
  XmlErrorKind,
  XmlSegment,
} from './xml-tree.js';

/** Browsers refuse documents that are deeper. */
const MAX_DEPTH = 5_000;
const MAX_ERRORS = 1_000;

interface OpenElement extends XmlElement {
  end: number;
  endTag: TextRange;
  readonly attributes: readonly XmlAttribute[];
  readonly children: XmlElement[];
  readonly segments: XmlSegment[];
}

/** Reads a text once, from left to right, and goes on after the errors that leave its structure clear. */
class XmlScanner implements TagReader {
  readonly text: string;
  readonly #base: number;
  readonly #errors: WellFormednessError[] = [];
  readonly #open: OpenElement[] = [];
  readonly #scope = new NamespaceScope();
  #root: XmlElement | null = null;
  #isStopped = false;
  /** Offset in `text`. */
  at = 0;

  constructor(text: string, base: number) {
    this.text = text;
    this.#base = base;
  }

  run(): XmlDocument {
    this.#findIllegal();
    scanProlog(this);
    while (!this.#isStopped && this.at < this.text.length) this.#next();
    if (!this.#isStopped) this.#finish();
    const errors = [...this.#errors].sort((a, b) => a.start - b.start);
    return { root: this.#root, errors, isComplete: !this.#isStopped };
  }

  /** Records an error that leaves the structure clear. */
  report(kind: XmlErrorKind, start: number, end: number, detail = ''): void {
    if (this.#errors.length >= MAX_ERRORS) return;
    this.#errors.push({ kind, ...this.range(start, end), detail });
  }

  /** Records an error after which nothing is read. */
  stop(kind: XmlErrorKind, start: number, end: number, detail = ''): void {
    this.#errors.push({ kind, ...this.range(start, end), detail });
    this.#isStopped = true;
  }

  get isStopped(): boolean {
    return this.#isStopped;
  }

  range(start: number, end: number): TextRange {
    return { start: this.#base + start, end: this.#base + end };
  }

  skipSpace(): boolean {
    SPACE.lastIndex = this.at;
    SPACE.exec(this.text);
    const isSpace = SPACE.lastIndex > this.at;
    this.at = SPACE.lastIndex;
    return isSpace;
  }

  readName(): string {
    NAME.lastIndex = this.at;
    const name = NAME.exec(this.text)?.[0] ?? '';
    this.at += name.length;
    return name;
  }

  /** Resolves the references of the value of an attribute, and normalizes its white space (XML 1.0 section 3.3.3). */
  resolveValue(start: number, end: number): string {
    return this.#resolve(this.text.slice(start, end).replace(/[\t\r\n]/g, ' '), start);
  }

  /** Resolves the references of a part of the text that begins at an offset. */
  #resolve(raw: string, start: number): string {
    let from = 0;
    let value = '';
    for (let at = raw.indexOf('&'); at !== -1; at = raw.indexOf('&', from)) {
      const reference = referenceAt(raw, at);
      const next = at + reference.length;
      if (reference.kind !== 'text')
        this.report(reference.kind, start + at, start + next, raw.slice(at, next));
      value += raw.slice(from, at);
      value += reference.kind === 'text' ? reference.value : raw.slice(at, next);
      from = next;
    }
    return from === 0 ? raw : value + raw.slice(from);
  }

  #findIllegal(): void {
    for (const { 0: character, index } of this.text.matchAll(ILLEGAL)) {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      this.report('character', index, index + 1, `U+${code}`);
      if (this.#errors.length >= MAX_ERRORS) return;
    }
  }

  #next(): void {
    const tag = this.text.indexOf('<', this.at);
    const end = tag === -1 ? this.text.length : tag;
    if (end > this.at) this.#readText(end);
    this.at = end;
    if (tag !== -1) this.#readMarkup();
  }

  #readText(end: number): void {
    const start = this.at;
    const parent = this.#open.at(-1);
    const raw = this.text.slice(start, end);
    if (parent === undefined) {
      if (NOT_SPACE.test(raw)) this.report('outside-root', start, end);
      return;
    }
    for (let at = raw.indexOf(']]>'); at !== -1; at = raw.indexOf(']]>', at + 3))
      this.report('cdata-end', start + at, start + at + 3);
    const value = this.#resolve(raw, start);
    const range = this.range(start, end);
    parent.segments.push({ start: range.start, end: range.end, isCData: false, value });
  }

  #readMarkup(): void {
    const { text, at } = this;
    if (text.startsWith('<!--', at)) this.#readComment();
    else if (text.startsWith('<![CDATA[', at)) this.#readCData();
    else if (text.startsWith('<?', at)) this.#readInstruction();
    else if (text.startsWith('<!', at)) this.#readDocumentType();
    else if (text.startsWith('</', at)) this.#readEndTag();
    else this.#readStartTag();
  }

  /** Passes what ends with a delimiter; stops if it never ends. */
  #endOf(delimiter: string, kind: XmlErrorKind, from = this.at): number {
    const delimiterStart = this.text.indexOf(delimiter, from);
    if (delimiterStart === -1) this.stop(kind, this.at, this.text.length);
    else this.at = delimiterStart + delimiter.length;
    return this.at;
  }

  #readComment(): void {
    const start = this.at;
    const end = this.#endOf('-->', 'comment', start + 4);
    if (this.#isStopped) return;
    const content = this.text.slice(start + 4, end - 3);
    if (content.includes('--') || content.endsWith('-')) this.report('comment', start, end);
  }

  #readCData(): void {
    const start = this.at;
    const parent = this.#open.at(-1);
    const end = this.#endOf(']]>', 'cdata', start + 9);
    if (this.#isStopped) return;
    const value = this.text.slice(start + 9, end - 3);
    if (parent === undefined) this.report('outside-root', start, end);
    else parent.segments.push({ ...this.range(start + 9, end - 3), isCData: true, value });
  }

  #readInstruction(): void {
    const start = this.at;
    const end = this.#endOf('?>', 'instruction', start + 2);
    if (this.#isStopped) return;
    this.at = start + 2;
    const target = this.readName();
    const isWhole = this.skipSpace() || this.at === end - 2;
    this.at = end;
    if (target.toLowerCase() === 'xml') this.report('declaration', start, end);
    else if (target === '' || !isWhole) this.report('instruction', start, end);
  }

  /** A document type without declarations; everything else that begins with `<!` ends the scan. */
  #readDocumentType(): void {
    const start = this.at;
    const isDoctype = /^<!DOCTYPE/i.test(this.text.slice(start, start + 9));
    const end = this.text.indexOf('>', start);
    if (end === -1 || !isDoctype || this.#root !== null) {
      this.stop('tag', start, end === -1 ? this.text.length : end + 1);
      return;
    }
    const declaration = this.text.slice(start, end + 1);
    if (declaration.includes('[')) this.stop('doctype-subset', start, end + 1);
    else this.report('doctype', start, end + 1, declaration);
    this.at = end + 1;
  }

  #readEndTag(): void {
    const start = this.at;
    this.at += 2;
    const name = this.readName();
    this.skipSpace();
    const open = this.#open.at(-1);
    if (this.text.charAt(this.at) !== '>') this.stop('tag', start, this.at, name);
    else if (open?.name !== name) this.stop('end-tag', start, this.at + 1, open?.name ?? '');
    else {
      this.at += 1;
      this.#close(open, this.range(start, this.at));
    }
  }

  #close(element: OpenElement, endTag: TextRange): void {
    element.endTag = endTag;
    element.end = endTag.end;
    this.#open.pop();
    this.#scope.leave(element.attributes);
  }

  #readStartTag(): void {
    const start = this.at;
    this.at += 1;
    const name = this.readName();
    if (name === '') {
      if (this.#errors.length < MAX_ERRORS) this.report('less-than', start, start + 1);
      else this.stop('less-than', start, start + 1);
      return;
    }
    const attributes = scanAttributes(this, start, name);
    if (this.#isStopped) return;
    const closesItself = this.text.charAt(this.at) === '/';
    this.at += closesItself ? 2 : 1;
    const startTag = this.range(start, this.at);
    this.#scope.enter(attributes);
    const element = { name, start: startTag.start + 1 };
    for (const fault of this.#scope.faultsOf(element, attributes))
      this.report(fault.kind, fault.start - this.#base, fault.end - this.#base, fault.detail);
    const opened = this.#add(name, attributes, startTag);
    if (opened !== null && closesItself) this.#close(opened, startTag);
  }

  #add(name: string, attributes: readonly XmlAttribute[], startTag: TextRange): OpenElement | null {
    const parent = this.#open.at(-1) ?? null;
    const { start, end } = startTag;
    const localName = localNameOf(name);
    const element: OpenElement = {
      name,
      localName,
      key: localName.toLowerCase(),
      parent,
      attributes,
      startTag,
      endTag: startTag,
      start,
      end,
      children: [],
      segments: [],
    };
    if (parent === null && this.#root !== null) {
      this.stop('second-root', start - this.#base, end - this.#base, name);
      return null;
    }
    if (this.#open.length >= MAX_DEPTH) {
      this.stop('depth', start - this.#base, end - this.#base, String(MAX_DEPTH));
      return null;
    }
    this.#root ??= element;
    parent?.children.push(element);
    this.#open.push(element);
    return element;
  }

  #finish(): void {
    const open = this.#open.at(-1);
    if (open !== undefined) {
      const { start, end } = open.startTag;
      this.stop('unclosed', start - this.#base, end - this.#base, open.name);
    } else if (this.#root === null) this.stop('no-root', 0, this.text.length);
  }
}

/**
 * Reads a text as XML without a document type, in time linear to its length, and never throws. It finds the
 * errors for which a browser refuses the text (XML 1.0 and Namespaces in XML), each with its place.
 *
 * `base` is the offset of the text in the document that ranges refer to.
 */
export const scanXml = (text: string, base = 0): XmlDocument => new XmlScanner(text, base).run();
