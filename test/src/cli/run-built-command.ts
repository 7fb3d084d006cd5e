import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The compiled command. */
export const COMMAND = join(root, '.build/src/cli/media-embed.js');

/** Folder of the files that the commands read. */
export const INPUTS = join(root, 'test/src/cli/inputs');

const SNAPSHOTS = join(root, 'test/src/cli/snapshots');

export interface CommandOutput {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number | null;
}

export interface CommandStart {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

/** Runs `media-embed` in a process of its own, in the folder of the inputs. */
export const runBuiltCommand = (
  args: readonly string[],
  { stdin = '', env = {}, cwd = INPUTS }: CommandStart = {},
): CommandOutput => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd,
    input: stdin,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '', NODE_OPTIONS: '', ...env },
  });
  return { stdout, stderr, code: status };
};

/** Runs `media-embed` while this process goes on, for example as the server that the command requests from. */
export const startBuiltCommand = async (
  args: readonly string[],
  { stdin = '', env = {}, cwd = INPUTS }: CommandStart = {},
): Promise<CommandOutput> => {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text));
  child.stdin.end(stdin);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { ...output, code };
};

const section = (name: string, text: string): string =>
  text === '' ? '' : `--- ${name}\n${text.endsWith('\n') ? text : `${text}\n`}`;

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
};

/** A command line and what it wrote, as one text, without the version of the package. */
export const transcript = (
  args: readonly string[],
  { stdout, stderr, code }: CommandOutput,
): string =>
  [
    `$ media-embed ${args.map((arg) => (/[^\w./=:-]/.test(arg) ? `'${arg}'` : arg)).join(' ')}\n`,
    section('standard output', stdout.replaceAll(`"${version}"`, '"VERSION"')),
    section('standard error', stderr),
    `--- exit code ${code}\n`,
  ].join('');

/** The stored text of that name. With the environment variable UPDATE_SNAPSHOTS, the new text is stored first. */
export const snapshot = (name: string, text: string): string => {
  const path = join(SNAPSHOTS, `${name}.txt`);
  if (process.env['UPDATE_SNAPSHOTS'] !== undefined) writeFileSync(path, text);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
