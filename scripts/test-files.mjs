/** Lists the compiled test files of a folder by their sources, so that a deleted test never runs from a stale .build/. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Folders of test/ with runners of their own. */
const APART = ['components', 'end-to-end'];

const isTest = (entry) => entry.isFile() && entry.name.endsWith('.test.ts');

const testsBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return testsBelow(path);
      return isTest(entry) ? [path] : [];
    });

const compiled = (source) =>
  join(root, '.build', source.slice(root.length).replace(/\.ts$/, '.js'));

/** Compiled test files below test/`folder`, as absolute paths. */
export const testFiles = (folder) => {
  try {
    return testsBelow(join(root, 'test', folder)).map(compiled);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
};

/** Compiled test files that need no browser and no running sandbox. */
export const nodeTestFiles = () => {
  const apart = APART.flatMap(testFiles);
  return testFiles('.').filter((file) => !apart.includes(file));
};
