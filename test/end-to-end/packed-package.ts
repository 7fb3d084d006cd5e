import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { packPackage, unpack } from '../packed-package.js';

interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where Node finds a package: in the `node_modules` of a folder or of one above it. */
const packageFolder = (name: string, from: string): string => {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed.`);
  return packageFolder(name, dirname(from));
};

/** The folders of all packages that a package brings with it, direct and indirect dependencies. */
const dependenciesOf = async (
  folder: string,
  from: string,
  found = new Map<string, string>(),
): Promise<ReadonlyMap<string, string>> => {
  const { dependencies = {} } = await readManifest(folder);
  for (const name of Object.keys(dependencies)) {
    const installed = packageFolder(name, from);
    if ([...found.values()].includes(installed)) continue;
    found.set(found.has(name) ? `${name} in ${folder}` : name, installed);
    await dependenciesOf(installed, installed, found);
  }
  return found;
};

const bytesOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const stats = await Promise.all(
    files.map(({ parentPath, name }) => stat(join(parentPath, name))),
  );
  return stats.reduce((sum, { size }) => sum + size, 0);
};

/** A package as `npm install` would lay it out in an empty folder. */
export interface InstalledPackage {
  readonly folder: string;
  /** Path of the file behind the package's command. */
  readonly command: string;
  /** Names of all installed packages. */
  readonly names: readonly string[];
  /** Bytes of all files of these packages and of the package itself. */
  readonly bytes: number;
}

/**
 * Packs one of the project's packages and unpacks it into an empty folder, with its dependencies and
 * nothing else: they are linked to what is installed here, so that no registry is needed.
 */
export const installPackage = async (folder: string, name: string): Promise<InstalledPackage> => {
  const root = join(folder, 'package');
  unpack(packPackage(name), root);
  const dependencies = await dependenciesOf(root, resolve('.'));
  for (const dependency of Object.keys((await readManifest(root)).dependencies ?? {})) {
    const link = join(folder, 'node_modules', dependency);
    await mkdir(dirname(link), { recursive: true });
    await symlink(dependencies.get(dependency) ?? '', link, 'dir');
  }
  const [command = ''] = Object.values((await readManifest(root)).bin ?? {});
  const sizes = await Promise.all([root, ...dependencies.values()].map(bytesOf));
  return {
    folder: root,
    command: join(root, command),
    names: [...dependencies.keys()],
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
};
