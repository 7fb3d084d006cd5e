import { writeFile } from 'node:fs/promises';
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
  text: string,
  content: string,
  { stderr }: Terminal,
): Promise<void> => {
  try {
    await writeFile(path, text);
  } catch {
    throw new InputError(`${path} cannot be written: check its folder and its permissions.`);
  }
  const bytes = Buffer.byteLength(text);
  stderr.write(`${lineText([`Wrote ${path} (${bytes} bytes). ${content}`], false)}\n`);
};
