import { parseArgs } from 'node:util';
import { UsageError } from './cli-error.js';
import type { OptionDefinition, OptionTable, OptionValues } from './options.js';

export interface CommandLine<Options> {
  readonly values: OptionValues<Options>;
  /** Names of the options that are there; all others have their defaults. */
  readonly given: ReadonlySet<string>;
  /** Everything that is neither an option nor its value. */
  readonly inputs: readonly string[];
}

type OptionToken = Extract<ReturnType<typeof readTokens>[number], { kind: 'option' }>;

/** Not strict, so that the sentences of errors are the same in every version of Node. */
const readTokens = (args: readonly string[], options: OptionTable) =>
  parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value, short }]) => {
        const type = value === undefined ? 'boolean' : 'string';
        return [name, { type, multiple: true, ...(short !== undefined && { short }) }];
      }),
    ),
  }).tokens;

const readText = (option: string, text: string, definition: OptionDefinition): unknown => {
  const { values, read = String, expected = '' } = definition;
  if (values?.includes(text) === false)
    throw new UsageError(`${option} is "${text}": use one of ${values.join(', ')}.`);
  const value = read(text);
  if (value !== undefined) return value;
  throw new UsageError(`${option} is "${text}": give ${expected}.`);
};

const readOption = (
  { rawName, value, inlineValue }: OptionToken,
  definition: OptionDefinition | undefined,
): unknown => {
  if (definition === undefined)
    throw new UsageError(`There is no option ${rawName}: use --help to list the options.`);
  if (definition.value === undefined) {
    if (value === undefined) return true;
    throw new UsageError(`${rawName} takes no value: remove "=${value}".`);
  }
  // An option-like text after an option is almost always the next option, and the value was forgotten.
  if (value === undefined || (!inlineValue && /^-./.test(value)))
    throw new UsageError(
      `${rawName} has no value: write ${rawName} ${definition.value}, or ${rawName}=… if the value starts with a hyphen.`,
    );
  return readText(rawName, value, definition);
};

const defaultOf = (name: string, definition: OptionDefinition): unknown => {
  if (definition.value === undefined) return false;
  if (definition.multiple === true) return [];
  const { default: text } = definition;
  return text === undefined ? undefined : readText(`--${name}`, text, definition);
};

/** Reads a command line. Throws a `UsageError` about the first option that is unknown or has no usable value. */
export const parseCommandLine = <Options extends OptionTable>(
  args: readonly string[],
  options: Options,
): CommandLine<Options> => {
  const given = new Map<string, unknown>();
  const inputs: string[] = [];
  for (const token of readTokens(args, options)) {
    if (token.kind === 'positional') inputs.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName } = token;
    const definition = Object.hasOwn(options, name) ? options[name] : undefined;
    const value = readOption(token, definition);
    const earlier = given.get(name);
    if (definition?.multiple === true)
      given.set(name, [...(Array.isArray(earlier) ? (earlier as unknown[]) : []), value]);
    else if (earlier !== undefined && value !== true)
      throw new UsageError(`${rawName} is there twice: remove one of the two.`);
    else given.set(name, value);
  }
  const values = Object.fromEntries(
    Object.entries(options).map(([name, definition]) => [
      name,
      given.get(name) ?? defaultOf(name, definition),
    ]),
  );
  return { values: values as OptionValues<Options>, given: new Set(given.keys()), inputs };
};
