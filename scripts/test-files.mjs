/** Lists the compiled test files of a folder by their sources, so that a deleted test never runs from a stale .build/. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Folders of test/ that run in a browser, except the rendering on a server. */
const BROWSER = /^(components\/(?!server\/)|src\/(locales|player|vast)\/)/;

const END_TO_END = /^end-to-end\//;

const tests = readdirSync(join(root, 'test'), { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.test.ts'))
  .sort();

const compiled = (source) => join(root, '.build/test', source.replace(/\.ts$/, '.js'));

/** Compiled test files of a folder of test/, or one file, as absolute paths. */
export const testFiles = (name) =>
  tests.filter((path) => path === name || path.startsWith(`${name}/`)).map(compiled);

/** Compiled test files that run in Chromium. */
export const browserTestFiles = () => tests.filter((path) => BROWSER.test(path)).map(compiled);

/** Compiled test files that need no browser and no running sandbox. */
export const nodeTestFiles = () =>
  tests.filter((path) => !BROWSER.test(path) && !END_TO_END.test(path)).map(compiled);
