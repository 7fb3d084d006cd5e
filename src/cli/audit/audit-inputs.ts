import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  accountSource,
  auditObject,
  type AuditSource,
  listedAddresses,
  pageSource,
  type RequestLimits,
} from '../../audit/index.js';
import { ApiError, AuthorizationError, type Client, createClient } from '../../api/index.js';
import { InputError, NetworkError, UsageError } from '../cli-error.js';
import { type Input, readInput } from '../input.js';
import { webUrl } from '../options.js';
import type { Terminal } from '../terminal.js';
import { looksLikeJson, readEmbeds } from '../read-embed.js';
import { visibleLine } from '../../text/control-characters.js';
import type { AuditInvocation } from './audit-options.js';

/** Reads a secret from a file or the environment, never from an argument, which every user of the machine can read. */
export const secretOf = async (
  { values, terminal }: AuditInvocation,
  fileOption: 'key-file' | 'webhook-file',
  variable: string,
): Promise<string> => {
  const file = values[fileOption];
  if (file !== undefined)
    return readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => {
        throw new InputError(`${file} cannot be read: check its name and its permissions.`);
      },
    );
  const secret = terminal.env[variable];
  if (secret !== undefined && secret !== '') return secret;
  throw new UsageError(
    `There is no value for --${fileOption}: set the environment variable ${variable}, or give --${fileOption}.`,
  );
};

/** What the service refuses or does not answer, as an error of the command. Its message holds no key. */
export const asCommandError = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  // Some of the messages are sentences.
  const sentence = error.message.replace(/\.?$/, '.');
  return new (error instanceof AuthorizationError ? InputError : NetworkError)(sentence);
};

/** A client for the account of `--url`. */
export const clientOf = async (baseUrl: string, invocation: AuditInvocation): Promise<Client> => {
  const authKey = await secretOf(invocation, 'key-file', 'MEDIA_EMBED_KEY');
  try {
    return createClient({ baseUrl, authKey });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`The account cannot be read: ${error.message}.`);
  }
};

const account = async (baseUrl: string, invocation: AuditInvocation): Promise<AuditSource> => {
  const generation = invocation.values.generation === '1' ? 1 : 2;
  const source = accountSource(await clientOf(baseUrl, invocation), { generation });
  return {
    async *objects(signal) {
      try {
        yield* source.objects(signal);
      } catch (error) {
        throw asCommandError(error);
      }
    },
  };
};

const FORMS = { takesErrorCodes: false };

/** All JSON files of a folder and its folders, by name. */
const jsonFiles = async (folder: string): Promise<readonly string[]> => {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
};

const objectsOfFile = (input: Input) =>
  readEmbeds(input).map(({ embed, base }) =>
    auditObject(embed, { from: base === '' ? input.name : `${input.name}#${base}` }),
  );

/** The embeds of files. A file that cannot be read is reported, and the others are checked. */
const fileSource = (
  files: readonly (string | Input)[],
  terminal: Terminal,
  onUnreadable: (sentence: string) => void,
): AuditSource => ({
  async *objects() {
    for (const file of files) {
      try {
        const input = typeof file === 'string' ? await readInput(file, terminal, FORMS) : file;
        yield* objectsOfFile(input);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        onUnreadable(error.message);
      }
    }
  },
});

const joined = (sources: readonly AuditSource[]): AuditSource => ({
  async *objects(signal) {
    for (const source of sources) yield* source.objects(signal);
  },
});

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

export interface AuditInputs {
  readonly source: AuditSource;
  /** Sentences about what could not be read so far. */
  readonly unreadable: ReadonlySet<string>;
}

/** What the inputs of a command line are: an account, folders, files with embeds, addresses, or files that list them. */
export const auditInputs = async (
  invocation: AuditInvocation,
  limits: RequestLimits,
): Promise<AuditInputs> => {
  const { inputs, values, terminal } = invocation;
  const unreadable = new Set<string>();
  const onUnreadable = (sentence: string): void => {
    if (!unreadable.has(sentence)) terminal.stderr.write(`${visibleLine(`error: ${sentence}`)}\n`);
    unreadable.add(sentence);
  };
  const sources = values.url === undefined ? [] : [await account(values.url, invocation)];
  const files: (string | Input)[] = [];
  const addresses: string[] = [];
  for (const input of inputs) {
    if (webUrl(input) !== undefined) addresses.push(input);
    else if (await isFolder(input)) files.push(...(await jsonFiles(input)));
    else {
      const read = await readInput(input, terminal, FORMS);
      if (looksLikeJson(read)) files.push(read);
      else addresses.push(...listedAddresses(read.text).filter((listed) => webUrl(listed)));
    }
  }
  if (files.length > 0) sources.push(fileSource(files, terminal, onUnreadable));
  if (addresses.length > 0) {
    // What the command line names may be in a private network.
    const allowPrivate =
      limits.allowPrivate === true ? true : addresses.map((address) => new URL(address).origin);
    const unread = (address: string): void =>
      onUnreadable(
        `${address} cannot be read. If it is a service whose account you want to check, give it as --url.`,
      );
    sources.push(pageSource(addresses, { ...limits, allowPrivate, onUnreadable: unread }));
  }
  if (sources.length === 0)
    throw new UsageError(
      'There is nothing to check: give --url, a folder, files with embeds, or addresses of pages.',
    );
  return { source: joined(sources), unreadable };
};
