import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifest, root } from './repository/project.js';

/** What `npm pack` writes and prints. */
export interface PackedPackage {
  /** Path of the tarball. */
  readonly archive: string;
  /** Bytes of the tarball. */
  readonly size: number;
  readonly unpackedSize: number;
  /** Paths below the package, with their bytes. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

interface PackReply extends Omit<PackedPackage, 'archive'> {
  readonly filename: string;
}

const pack = (name: string): PackedPackage => {
  const folder = mkdtempSync(join(tmpdir(), 'media-embed-pack-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const workspace = name === manifest.name ? [] : ['--workspace', name];
  const printed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, ...workspace],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [reply] = Object.values(JSON.parse(printed) as Record<string, PackReply>);
  if (reply === undefined) throw new Error('npm pack wrote no package.');
  return { ...reply, archive: join(folder, reply.filename) };
};

const packed = new Map<string, PackedPackage>();

/** Packs one of the project's packages, once in a process. The package has to be built. */
export const packPackage = (name: string = manifest.name): PackedPackage => {
  const found = packed.get(name) ?? pack(name);
  packed.set(name, found);
  return found;
};

/** Unpacks a package into a folder, which then has its package.json. */
export const unpack = ({ archive }: PackedPackage, folder: string): void => {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
};

/**
 * Unpacks the library below `node_modules` of a folder of the repository, as npm installs it. Its dependencies are those
 * of the repository.
 */
export const installPacked = (folder: string): void => {
  unpack(packPackage(), join(root, folder, 'node_modules', manifest.name));
  // A package of its own, so that the name does not mean the sources around it.
  writeFileSync(join(root, folder, 'package.json'), '{ "private": true, "type": "module" }');
};
