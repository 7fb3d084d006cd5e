/** Prefixes that need no declaration. */
const PREDECLARED = new Set(['', 'xml', 'xmlns']);

/** The prefix of a qualified name; empty without one. */
export const prefixOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(':')));

/** The part of a qualified name after its prefix. */
export const localNameOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The prefixes that are declared where a scan is. */
export class NamespaceScope {
  readonly #declared = new Map<string, number>();

  /** Declares the prefixes of the attributes of an element. */
  enter(attributes: readonly string[]): void {
    this.#count(attributes, 1);
  }

  leave(attributes: readonly string[]): void {
    this.#count(attributes, -1);
  }

  isDeclared(prefix: string): boolean {
    return PREDECLARED.has(prefix) || (this.#declared.get(prefix) ?? 0) > 0;
  }

  #count(attributes: readonly string[], by: number): void {
    for (const name of attributes) {
      if (prefixOf(name) !== 'xmlns') continue;
      const prefix = localNameOf(name);
      this.#declared.set(prefix, (this.#declared.get(prefix) ?? 0) + by);
    }
  }
}
