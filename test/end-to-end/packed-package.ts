import { execFileSync } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

interface Manifest {
  readonly bin: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const output = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Packs the package and lays it into an empty folder as an installation does: with the packages it
 * depends on, and no others. Answers with the path of its command.
 */
export const installPackage = async (folder: string): Promise<string> => {
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const archive = output('npm', pack).trim();
  output('tar', ['-xzf', join(folder, archive), '-C', folder]);
  const root = join(folder, 'package');
  const { bin, dependencies } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  ) as Manifest;
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve('node_modules', name), link, 'dir');
  }
  return join(root, bin['media-embed'] ?? 'a command that package.json does not name');
};
