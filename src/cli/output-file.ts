import { stat, writeFile } from 'node:fs/promises';
import { InputError } from './cli-error.js';
import { lineText } from './colors.js';
import type { OptionTable } from './options.js';
import type { Terminal } from './terminal.js';

export const OUTPUT_OPTION = {
  output: {
    value: '<file>',
    short: 'o',
    description: 'file to write, in place of standard output',
  },
} as const satisfies OptionTable;

/** Writes a file, and says so on standard error with what is in it. */
export const writeOutput = async (
  path: string,
  text: string | Iterable<string>,
  content: string,
  { stderr }: Terminal,
): Promise<void> => {
  let bytes = 0;
  try {
    await writeFile(path, text);
    bytes = (await stat(path)).size;
  } catch {
    throw new InputError(`${path} cannot be written: check its folder and its permissions.`);
  }
  stderr.write(`${lineText([`Wrote ${path} (${bytes} bytes). ${content}`], false)}\n`);
};
