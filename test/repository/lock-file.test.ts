import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manifest, readJson, sandboxManifest } from './project.js';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = readJson('package-lock.json') as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

const MANIFESTS = [
  ['', manifest],
  ['demo/sandbox', sandboxManifest],
] as const;

/** Where Node would look for a package, from the package at `path` upwards. */
const isLocked = (path: string, name: string): boolean => {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in packages) return true;
  if (path === '') return false;
  return isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
};

describe('the lock file', () => {
  it('records no download addresses, so that it works with any registry', () => {
    const addressed = Object.entries(packages).filter(
      ([, { resolved, link }]) => resolved !== undefined && link !== true,
    );
    assert.deepEqual(
      addressed.map(([path]) => path),
      [],
    );
  });

  it('contains every dependency of every package, so that npm ci accepts it', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isLocked(path, name))
        .map((name) => `${path} needs ${name}`),
    );
    assert.deepEqual(missing, []);
  });

  for (const [folder, declared] of MANIFESTS) {
    it(`agrees with the package.json of ${folder === '' ? 'the library' : folder}`, () => {
      const { dependencies, devDependencies } = packages[folder] ?? {};
      assert.deepEqual(
        { dependencies, devDependencies },
        { dependencies: declared.dependencies, devDependencies: declared.devDependencies },
      );
    });
  }
});

describe('package.json', () => {
  it('names exact versions, so that a change of version is a change of the project', () => {
    const loose = MANIFESTS.flatMap(([folder, { dependencies, devDependencies }]) =>
      Object.entries({ ...(folder !== '' && dependencies), ...devDependencies }),
    ).filter(([, version]) => !/^(?:npm:[a-z-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    assert.deepEqual(loose, []);
  });

  it('lets the pages that use the library share its dependencies and take their repairs', () => {
    const [, { dependencies = {} }] = MANIFESTS.find(([folder]) => folder === '') ?? assert.fail();
    const fixed = Object.entries(dependencies).filter(
      ([, version]) => !/^\^\d+\.\d+\.\d+$/.test(version),
    );
    assert.deepEqual(fixed, []);
  });
});
