/** An element of this package, in whatever version. */
interface Versioned extends CustomElementConstructor {
  readonly version: string;
}

/**
 * Defines an element, unless its name is taken: the first definition of a page stays. A second copy of this
 * package is no error; another version, or another class of that name, is told in the console.
 */
export const defineElement = (name: string, element: Versioned): void => {
  const defined: (CustomElementConstructor & Partial<Versioned>) | undefined =
    customElements.get(name);
  if (defined === undefined) customElements.define(name, element);
  else if (defined.version !== element.version)
    // eslint-disable-next-line no-console -- For the developer of the page: nothing else tells of it.
    console.warn(`<${name}> ${element.version} gives way to`, defined.version ?? defined);
};
