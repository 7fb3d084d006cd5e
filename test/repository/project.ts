import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project, relative to .build/test/repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export const readJson = (path: string): unknown => JSON.parse(read(path));

/** Every file that is, or would be, committed; paths from the root. */
export const files: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--deduplicate'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
  .split('\0')
  .filter((path) => path !== '');

/** The fields of a package.json that the tests read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<
    Record<string, string | { types: string; node?: string; default?: string }>
  >;
  readonly customElements: string;
  readonly 'web-types': string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export const manifest = readJson('package.json') as Manifest;

/** The manifest of the sandbox, which is a separate package in the same workspace. */
export const sandboxManifest = readJson('demo/sandbox/package.json') as Manifest;
