import type { AdTagContext, AdTagValue } from './ad-tag-context.js';
import { isCaseSensitive } from './macro-registry.js';

const inLowerCase = (values: object): ReadonlyMap<string, AdTagValue> => {
  const entries = Object.entries(values as Readonly<Record<string, AdTagValue>>);
  return new Map(
    entries
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !isCaseSensitive(name))
      .reverse(),
  );
};

/** The values that a context gives by name: the exact case first, then any case. */
export class GivenValues {
  readonly #values: AdTagContext['values'];
  /** Made when a name is not there as it is written. */
  #lowerCase: ReadonlyMap<string, AdTagValue> | undefined;

  constructor(values: AdTagContext['values']) {
    this.#values = values;
  }

  find(names: readonly string[]): AdTagValue {
    const values = this.#values;
    if (values === undefined || values === null) return undefined;
    this.#lowerCase ??= inLowerCase(values);
    for (const name of names) {
      // Own properties only, because `[constructor]` is a name like any other.
      const exact = Object.hasOwn(values, name) ? values[name] : undefined;
      const value = exact ?? this.#lowerCase.get(name.toLowerCase());
      if (value !== undefined && value !== null) return value;
    }
    return undefined;
  }
}
