import { parseArgs } from 'node:util';
import { UsageError } from './cli-error.js';
import type { OptionDefinition, OptionTable, OptionValues } from './options.js';

export interface CommandLine {
  readonly values: OptionValues;
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

/** An option-like text after an option is almost always the next option, and the value was forgotten. */
const isForgotten = ({ value, inlineValue }: OptionToken): boolean =>
  value === undefined || (!inlineValue && /^-./.test(value));

const checkText = ({ rawName, value }: OptionToken, { values }: OptionDefinition): void => {
  if (values !== undefined && !values.includes(String(value)))
    throw new UsageError(`${rawName} is "${value}": use one of ${values.join(', ')}.`);
};

const checkOption = (token: OptionToken, definition: OptionDefinition | undefined): void => {
  const { rawName, value } = token;
  if (definition === undefined)
    throw new UsageError(`There is no option ${rawName}: use --help to list the options.`);
  if (definition.value === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value: remove "=${value}".`);
    return;
  }
  if (isForgotten(token))
    throw new UsageError(
      `${rawName} has no value: write ${rawName} ${definition.value}, or ${rawName}=… if the value starts with a hyphen.`,
    );
  checkText(token, definition);
};

/** Reads a command line. Throws a `UsageError` about the first option that is unknown or has no usable value. */
export const parseCommandLine = (args: readonly string[], options: OptionTable): CommandLine => {
  const texts = new Map<string, readonly string[]>();
  const flags = new Set<string>();
  const inputs: string[] = [];
  for (const token of readTokens(args, options)) {
    if (token.kind === 'positional') inputs.push(token.value);
    if (token.kind !== 'option') continue;
    const definition = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    checkOption(token, definition);
    if (token.value === undefined) flags.add(token.name);
    else if (definition?.multiple !== true && texts.has(token.name))
      throw new UsageError(`${token.rawName} is there twice: remove one of the two.`);
    else texts.set(token.name, [...(texts.get(token.name) ?? []), token.value]);
  }
  return { values: { texts, flags }, inputs };
};
