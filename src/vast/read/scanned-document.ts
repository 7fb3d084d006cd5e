import { declaredPrefix, prefixOf } from '../../text/xml/namespace-scope.js';
import { scanXml } from '../../text/xml/scan-xml.js';
import { descendantsOf, type XmlElement } from '../../text/xml/xml-tree.js';
import type { XmlNode, XmlNodeDocument } from './xml-element.js';

const prefixesIn = (element: XmlElement): ReadonlySet<string> =>
  new Set(
    descendantsOf(element).flatMap(({ name, attributes }) => [
      prefixOf(name),
      ...attributes.map((attribute) => prefixOf(attribute.name)),
    ]),
  );

/** An element of a text that was scanned, with what the readers use of the DOM. */
class ScannedElement implements XmlNode {
  readonly ownerDocument: ScannedDocument;
  readonly parentNode: ScannedElement | null;
  readonly #element: XmlElement;
  #children: readonly ScannedElement[] | null = null;
  #declarations: ReadonlyMap<string, string> | null = null;

  constructor(
    element: XmlElement,
    parentNode: ScannedElement | null,
    ownerDocument: ScannedDocument,
  ) {
    this.#element = element;
    this.parentNode = parentNode;
    this.ownerDocument = ownerDocument;
  }

  get localName(): string {
    return this.#element.localName;
  }

  get children(): readonly ScannedElement[] {
    this.#children ??= this.#element.children.map(
      (child) => new ScannedElement(child, this, this.ownerDocument),
    );
    return this.#children;
  }

  get textContent(): string {
    return descendantsOf(this.#element)
      .flatMap(({ segments }) => segments)
      .sort((a, b) => a.start - b.start)
      .map(({ value }) => value)
      .join('');
  }

  /** The element as written, with the declarations of its prefixes from the elements around it. */
  get outerHTML(): string {
    const { text } = this.ownerDocument;
    const { start, end, name } = this.#element;
    const nameEnd = start + 1 + name.length;
    const inherited = [...prefixesIn(this.#element)]
      .filter((prefix) => !this.#ownDeclarations().has(prefix))
      .map((prefix) => this.parentNode?.declarationOf(prefix) ?? '');
    return text.slice(start, nameEnd) + inherited.join('') + text.slice(nameEnd, end);
  }

  getAttribute(name: string): string | null {
    return this.#element.attributes.find((attribute) => attribute.name === name)?.value ?? null;
  }

  /** The attribute that declares a prefix here or in an element around this one, after a space. */
  declarationOf(prefix: string): string | null {
    return this.#ownDeclarations().get(prefix) ?? this.parentNode?.declarationOf(prefix) ?? null;
  }

  #ownDeclarations(): ReadonlyMap<string, string> {
    this.#declarations ??= new Map(
      this.#element.attributes.flatMap(({ name, start, end }) => {
        const prefix = declaredPrefix(name);
        if (prefix === null) return [];
        return [[prefix, ` ${this.ownerDocument.text.slice(start, end)}`] as const];
      }),
    );
    return this.#declarations;
  }
}

class ScannedDocument implements XmlNodeDocument {
  readonly text: string;
  readonly documentElement: XmlNode;

  constructor(text: string, root: XmlElement) {
    this.text = text;
    this.documentElement = new ScannedElement(root, null, this);
  }
}

/** Reads a text as browsers read XML; null if it is not well-formed. */
export const scannedDocument = (text: string): XmlNodeDocument | null => {
  // XML 1.0 section 2.11.
  const xml = text.replace(/\r\n?/g, '\n');
  const { root, errors } = scanXml(xml);
  return root === null || errors.length > 0 ? null : new ScannedDocument(xml, root);
};
