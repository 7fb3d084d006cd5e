import { columns, lineText, type Line } from './colors.js';
import type { AnyCommand } from './command.js';
import type { ListedCommand } from './command-list.js';
import { EXIT_CODE_MEANINGS } from './exit-code.js';
import { COMMON_OPTIONS, type OptionTable } from './options.js';

const optionName = (
  name: string,
  { short, value }: { readonly short?: string; readonly value?: string },
): string =>
  `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;

const optionLines = (options: OptionTable): readonly Line[] =>
  columns(
    Object.entries(options).map(([name, option]) => [
      optionName(name, option),
      option.default === undefined
        ? option.description
        : `${option.description}; default: ${option.default}`,
    ]),
  );

const exitCodeLines = (): readonly Line[] =>
  columns(EXIT_CODE_MEANINGS.map(([code, meaning]) => [String(code), meaning]));

const text = (lines: readonly Line[]): string =>
  `${lines.map((line) => lineText(line, false)).join('\n')}\n`;

export const overviewText = (commands: readonly ListedCommand[]): string =>
  text([
    ['Usage: media-embed <command> [options] <input…>'],
    [],
    [
      'An input is a file, an ad tag, or - for standard input; for inspect, lint and case also an error code.',
    ],
    [],
    ['Commands:'],
    ...columns(commands.map(({ name, summary }) => [name, summary])),
    [],
    ['Options:'],
    ...optionLines(COMMON_OPTIONS),
    [],
    ['Exit codes:'],
    ...exitCodeLines(),
    [],
    ['"media-embed <command> --help" shows the options of a command, with examples.'],
  ]);

export const commandText = ({ name, usage, description, options, examples }: AnyCommand): string =>
  text([
    [`Usage: media-embed ${name} ${usage}`],
    [],
    ...description.split('\n').map((line) => [line]),
    [],
    ['Options:'],
    ...optionLines({ ...options, ...COMMON_OPTIONS }),
    [],
    ['Examples:'],
    ...examples.flatMap(([commandLine, description]) => [
      [`  # ${description}`],
      [`  media-embed ${commandLine}`],
    ]),
    [],
    ['Exit codes:'],
    ...exitCodeLines(),
  ]);
