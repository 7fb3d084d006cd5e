/** Prefixes that need no declaration. */
const PREDECLARED = new Set(['', 'xml', 'xmlns']);

/** The prefix of a qualified name; empty without one. */
export const prefixOf = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? '' : name.slice(0, colon);
};

/** The part of a qualified name after its prefix. */
export const localNameOf = (name: string): string => {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
};

interface Named {
  readonly name: string;
}

/** The prefixes that are declared where a scan is. */
export class NamespaceScope {
  readonly #declared = new Map<string, number>();

  /** Declares the prefixes of the attributes of an element. */
  enter(attributes: readonly Named[]): void {
    this.#count(attributes, 1);
  }

  leave(attributes: readonly Named[]): void {
    this.#count(attributes, -1);
  }

  isDeclared(prefix: string): boolean {
    return PREDECLARED.has(prefix) || (this.#declared.get(prefix) ?? 0) > 0;
  }

  #count(attributes: readonly Named[], by: number): void {
    for (const { name } of attributes) {
      if (prefixOf(name) !== 'xmlns') continue;
      const prefix = localNameOf(name);
      this.#declared.set(prefix, (this.#declared.get(prefix) ?? 0) + by);
    }
  }
}
