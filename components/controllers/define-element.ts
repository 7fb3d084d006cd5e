import { explain } from '../../src/player/developer-messages.js';

interface Versioned extends CustomElementConstructor {
  readonly version: string;
}

/**
 * Defines an element unless its name is taken, because the first definition wins. Warns in the console if
 * the name belongs to another version or another class, but not if it belongs to a copy of this version.
 */
export const defineElement = (name: string, element: Versioned): void => {
  // Simulated documents of unit tests have no such function.
  // eslint-disable-next-line no-console -- It stands for a function that writes into the console.
  if (!('reportError' in globalThis)) Object.assign(globalThis, { reportError: console.error });
  const defined: (CustomElementConstructor & Partial<Versioned>) | undefined =
    customElements.get(name);
  if (defined === undefined) customElements.define(name, element);
  else if (defined.version !== element.version)
    void explain(
      (texts) => texts.definitionConflict(name, element.version, defined.version),
      name,
      // eslint-disable-next-line no-console -- Nothing else reports the conflict to the developer of the page.
    ).then(console.warn);
};
