import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
} from '@fluent/bundle';

type Options = Readonly<Record<string, unknown>>;

/** A list of texts or numbers, which Fluent does not have. */
class FluentList extends FluentType<readonly (string | number)[]> {
  readonly #listOptions: Intl.ListFormatOptions;
  readonly #numberOptions: Intl.NumberFormatOptions;

  constructor(
    items: readonly (string | number)[],
    listOptions: Intl.ListFormatOptions = {},
    numberOptions: Intl.NumberFormatOptions = {},
  ) {
    super(items);
    this.#listOptions = listOptions;
    this.#numberOptions = numberOptions;
  }

  toString({ bundle: { locales } }: { readonly bundle: FluentBundle }): string {
    const numbers = new Intl.NumberFormat(locales, this.#numberOptions);
    const items = this.value.map((item) =>
      typeof item === 'number' ? numbers.format(item) : item,
    );
    return new Intl.ListFormat(locales, this.#listOptions).format(items);
  }
}

const plain = (options: Options): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      value instanceof FluentType ? (value.valueOf() as unknown) : value,
    ]),
  );

const FUNCTIONS: Record<string, FluentFunction> = {
  NUMBER: ([value], options) =>
    value instanceof FluentList
      ? new FluentList(value.value, {}, plain(options))
      : new FluentNumber((value as FluentNumber).value, plain(options)),
  LIST: ([value], options) => new FluentList((value as FluentList).value, plain(options)),
  LENGTH: ([value], options) =>
    new FluentNumber(
      (value instanceof FluentList ? value.value : String(value)).length,
      plain(options),
    ),
};

/** Writes a message by the runtime of the Fluent project, which knows nothing of our build step. */
export type WriteByReference = (
  id: string,
  params: Readonly<Record<string, unknown>>,
) => { readonly text: string; readonly errors: readonly string[] };

export const referenceRuntime = (language: string, source: string): WriteByReference => {
  const locale = language === 'en' ? 'en-GB' : language;
  const bundle = new FluentBundle(locale, { useIsolating: false, functions: FUNCTIONS });
  const faults = bundle.addResource(new FluentResource(source));
  return (id, params) => {
    const [name = '', attribute] = id.split('.');
    const message = bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    const errors: Error[] = [...faults];
    const variables = Object.entries(params).map(([key, value]) => [
      key,
      Array.isArray(value) ? new FluentList(value as readonly (string | number)[]) : value,
    ]);
    const text = bundle.formatPattern(
      pattern ?? '',
      Object.fromEntries(variables) as Record<string, FluentVariable>,
      errors,
    );
    return { text, errors: errors.map(String) };
  };
};
