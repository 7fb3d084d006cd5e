/** Sends what a curl command of the guides asks for, on machines without curl: `node curl-stand-in.js …`. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** What a command line asks for so far. */
interface Command {
  address: string;
  method: string | null;
  statusAfter: string;
  readonly headers: Headers;
  readonly pairs: string[];
  readonly form: FormData;
}

const parted = (text: string): [name: string, value: string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};

const addPart = async (form: FormData, text: string): Promise<void> => {
  const [name, value] = parted(text);
  const path = value.startsWith('@') ? value.slice(1) : null;
  if (path === null) form.append(name, value);
  else form.append(name, new File([await readFile(path)], basename(path)));
};

const addHeader = (headers: Headers, text: string): void => {
  const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(text) ?? [];
  headers.set(name, value);
};

const addEncoded = (pairs: string[], text: string): void => {
  const [name, value] = parted(text);
  pairs.push(`${name}=${encodeURIComponent(value)}`);
};

/** The options that the guides use, each with a value. */
const OPTIONS: Readonly<Record<string, (command: Command, value: string) => unknown>> = {
  '--request': (command, value) => (command.method = value),
  '--write-out': (command, value) => (command.statusAfter = value),
  '--header': ({ headers }, value) => addHeader(headers, value),
  '--data': ({ pairs }, value) => pairs.push(value),
  '--data-urlencode': ({ pairs }, value) => addEncoded(pairs, value),
  '--form': ({ form }, value) => addPart(form, value),
};

const read = async (words: Iterator<string>): Promise<Command> => {
  const command: Command = {
    address: '',
    method: null,
    statusAfter: '',
    headers: new Headers(),
    pairs: [],
    form: new FormData(),
  };
  for (let next = words.next(); next.done !== true; next = words.next()) {
    const option = OPTIONS[next.value];
    if (option !== undefined) await option(command, String(words.next().value));
    else if (next.value.startsWith('http')) command.address = next.value;
    else if (next.value !== '--silent') throw new Error(`${next.value} is not known here.`);
  }
  return command;
};

const bodyOf = ({ pairs, form, headers }: Command): string | FormData | null => {
  if (pairs.length === 0) return [...form].length === 0 ? null : form;
  if (!headers.has('content-type'))
    headers.set('content-type', 'application/x-www-form-urlencoded');
  return pairs.join('&');
};

const command = await read(process.argv.slice(2).values());
const { address, headers, method, statusAfter } = command;
const body = bodyOf(command);
const reply = await fetch(address, {
  method: method ?? (body === null ? 'GET' : 'POST'),
  headers,
  body,
});
const after = statusAfter.replace('%{http_code}', String(reply.status)).replace('\\n', '\n');
process.stdout.write((await reply.text()) + after);
