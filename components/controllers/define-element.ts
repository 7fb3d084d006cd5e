import { definitionConflict } from '../../src/player/developer-messages.js';

/** An element of any version of this package. */
interface Versioned extends CustomElementConstructor {
  readonly version: string;
}

/**
 * Defines an element unless its name is taken: the first definition wins. Warns in the console about
 * another version or another class, but not about a second copy of this version.
 */
export const defineElement = (name: string, element: Versioned): void => {
  const defined: (CustomElementConstructor & Partial<Versioned>) | undefined =
    customElements.get(name);
  if (defined === undefined) customElements.define(name, element);
  else if (defined.version !== element.version)
    // eslint-disable-next-line no-console -- The developer of the page learns it from nothing else.
    console.warn(definitionConflict(name, element.version, defined.version));
};
