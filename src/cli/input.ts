import { createReadStream } from 'node:fs';
import { visibleLine } from '../text/control-characters.js';
import { InputError, UsageError } from './cli-error.js';
import type { Terminal } from './terminal.js';

export interface Input {
  /** Name of the file as it was given, `standard input`, or the text itself if it was an argument. */
  readonly name: string;
  readonly from: 'file' | 'stdin' | 'argument';
  readonly text: string;
}

/** The argument that stands for standard input. */
const STDIN = '-';

const STDIN_NAME = 'standard input';

/** Bytes. An embed or a VAST document has a few kilobytes. */
const MAX_INPUT_BYTES = 10_000_000;

/** Milliseconds without a byte until standard error says that the command waits. */
const MAX_SILENCE_MS = 2000;

const TOO_LARGE = `is larger than ${MAX_INPUT_BYTES / 1_000_000} MB: give one embed, ad tag or document`;

/** Programs of Windows write UTF-16 with a byte order mark. Every other text is read as UTF-8. */
const decode = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);

/** An ad tag starts with a scheme, with `//`, or with a placeholder for its scheme; it may be encoded as a whole. */
const isTag = (argument: string): boolean => /^\/\/|:\/\/|^https?%3A%2F%2F/i.test(argument.trim());

export interface InputForms {
  readonly takesErrorCodes: boolean;
}

const MISSING =
  'does not exist: give a file, - for standard input, or an ad tag that starts with https://';

const MISSING_OR_CODE =
  'is neither a file nor a known error code: give a file, - for standard input, an ad tag that starts with https://, or a code such as 303';

const FILE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'cannot be read: change its permissions',
  EISDIR: 'is a folder: name its files',
  ENXIO: 'is a socket or a device without content: give a file',
};

/** A name with a folder or an ending is a file that is missing, even if it has a number in it. */
const FILE_NAME = /[\\/]|\.\w{1,10}$/;

/** Whether a text is an error code or the message of one. What knows the codes is loaded only for an unknown file. */
const isErrorText = async (text: string): Promise<boolean> => {
  if (FILE_NAME.test(text)) return false;
  const { recognizeInput } = await import('../diagnosis/input/recognize-input.js');
  return recognizeInput(text).kind === 'error-code';
};

const unreadableFile = async (
  name: string,
  error: unknown,
  { takesErrorCodes }: InputForms,
): Promise<Input> => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code !== 'ENOENT')
    throw new InputError(`${name} ${FILE_FAULTS[code] ?? `cannot be read (${code})`}.`);
  if (takesErrorCodes && (await isErrorText(name))) return { name, from: 'argument', text: name };
  throw new InputError(
    `${name} ${takesErrorCodes && !FILE_NAME.test(name) ? MISSING_OR_CODE : MISSING}.`,
  );
};

/** Reads inputs of every kind up to a number of bytes: the size of a device or a pipe says nothing about its end. */
const readText = async (
  name: string,
  stream: AsyncIterable<Uint8Array>,
  { stderr }: Terminal,
): Promise<string> => {
  const waiting = setTimeout(() => {
    stderr.write(`${visibleLine(`Waiting for the content of ${name}. Press Ctrl+C to stop.`)}\n`);
  }, MAX_SILENCE_MS);
  try {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of stream) {
      clearTimeout(waiting);
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_INPUT_BYTES) throw new InputError(`${name} ${TOO_LARGE}.`);
    }
    return decode(Buffer.concat(chunks));
  } finally {
    clearTimeout(waiting);
  }
};

const readInputFile = async (
  name: string,
  forms: InputForms,
  terminal: Terminal,
): Promise<Input> => {
  try {
    const stream = createReadStream(name) as AsyncIterable<Buffer>;
    return { name, from: 'file', text: await readText(name, stream, terminal) };
  } catch (error) {
    if (error instanceof InputError) throw error;
    return unreadableFile(name, error, forms);
  }
};

const readStdin = async (terminal: Terminal): Promise<Input> => ({
  name: STDIN_NAME,
  from: 'stdin',
  text: await readText(STDIN_NAME, terminal.stdin, terminal),
});

/** The arguments, or standard input if there are none and something was piped into the command. */
export const inputArguments = (
  inputs: readonly string[],
  { stdin }: Terminal,
): readonly string[] => {
  if (inputs.filter((argument) => argument === STDIN).length > 1)
    throw new UsageError('Standard input can be read only once: remove one of the two "-".');
  if (inputs.length > 0) return inputs;
  if (stdin.isTTY === true)
    throw new UsageError('There is no input: give a file, an ad tag, or - for standard input.');
  return [STDIN];
};

/** Reads one argument: a file, `-`, an ad tag, or an error code. Throws an `InputError` with what to do. */
export const readInput = (
  argument: string,
  terminal: Terminal,
  forms: InputForms,
): Promise<Input> => {
  if (argument === STDIN) return readStdin(terminal);
  if (isTag(argument)) return Promise.resolve({ name: argument, from: 'argument', text: argument });
  return readInputFile(argument, forms, terminal);
};
