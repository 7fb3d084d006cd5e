const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';

export const prefixOf = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? '' : name.slice(0, colon);
};

/** The part of a qualified name after its prefix. */
export const localNameOf = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
};

/** The prefix that an attribute declares, empty for the default namespace; null if it declares none. */
export const declaredPrefix = (name: string): string | null => {
  if (name === 'xmlns') return '';
  return prefixOf(name) === 'xmlns' ? localNameOf(name) : null;
};

interface QualifiedName {
  readonly name: string;
  readonly start: number;
}

interface Attribute extends QualifiedName {
  readonly value: string;
}

export interface NamespaceFault {
  readonly kind: 'prefix' | 'tag' | 'duplicate-attribute';
  readonly start: number;
  readonly end: number;
  readonly detail: string;
}

const fault = (
  kind: NamespaceFault['kind'],
  { name, start }: QualifiedName,
  detail = name,
): NamespaceFault => ({ kind, start, end: start + name.length, detail });

const isQualifiedName = (name: string): boolean =>
  !name.startsWith(':') && !localNameOf(name).includes(':');

const isAllowedDeclaration = (prefix: string, namespace: string): boolean => {
  if (prefix === 'xml') return namespace === XML_NAMESPACE;
  if (prefix === '' && namespace === XML_NAMESPACE) return false;
  return prefix !== 'xmlns' && namespace !== XMLNS_NAMESPACE;
};

export class NamespaceScope {
  /** The namespaces of each prefix, the innermost last. */
  readonly #namespaces = new Map<string, string[]>();
  readonly #undeclared = new Set<string>();

  enter(attributes: readonly Attribute[]): void {
    for (const { name, value } of attributes) {
      const prefix = declaredPrefix(name);
      if (prefix === null) continue;
      const namespaces = this.#namespaces.get(prefix);
      if (namespaces === undefined) this.#namespaces.set(prefix, [value]);
      else namespaces.push(value);
    }
  }

  leave(attributes: readonly Attribute[]): void {
    for (const { name } of attributes) {
      const prefix = declaredPrefix(name);
      if (prefix !== null) this.#namespaces.get(prefix)?.pop();
    }
  }

  /** The faults of an element that was entered. A prefix without a declaration is a fault once. */
  faultsOf(element: QualifiedName, attributes: readonly Attribute[]): readonly NamespaceFault[] {
    const faults = this.#faultsOfName(element, this.#namespaceOf(prefixOf(element.name)));
    const expandedNames = new Set<string>();
    for (const attribute of attributes) {
      const { name, value } = attribute;
      const declared = declaredPrefix(name);
      if (declared !== null) {
        if (!isAllowedDeclaration(declared, value)) faults.push(fault('tag', attribute));
        else if (declared !== '' && value === '') faults.push(fault('prefix', attribute, declared));
        continue;
      }
      const prefix = prefixOf(name);
      if (prefix === '' && !name.startsWith(':')) continue;
      const namespace = prefix === 'xml' ? XML_NAMESPACE : this.#namespaceOf(prefix);
      faults.push(...this.#faultsOfName(attribute, namespace));
      const expandedName = `${namespace ?? prefix} ${localNameOf(name)}`;
      if (expandedNames.has(expandedName)) faults.push(fault('duplicate-attribute', attribute));
      expandedNames.add(expandedName);
    }
    return faults;
  }

  #namespaceOf(prefix: string): string | undefined {
    return this.#namespaces.get(prefix)?.at(-1);
  }

  #faultsOfName(named: QualifiedName, namespace: string | undefined): NamespaceFault[] {
    if (!isQualifiedName(named.name)) return [fault('tag', named)];
    const prefix = prefixOf(named.name);
    if (prefix === '' || Boolean(namespace) || this.#undeclared.has(prefix)) return [];
    this.#undeclared.add(prefix);
    return [fault('prefix', named, prefix)];
  }
}
