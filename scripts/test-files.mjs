/** Finds the compiled test files by their sources, so that a deleted test never runs from a stale .build/. */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

/** Paths below test/ that run in Chromium, except the rendering on a server and the inspection in Node. */
const BROWSER = /^(components\/(?!server\/)|src\/(locales|player|vast(?!\/(lint|node)))\/)/;

const END_TO_END = /^end-to-end\//;

const runnerOf = (path) => {
  if (END_TO_END.test(path)) return 'end-to-end';
  return BROWSER.test(path) ? 'browser' : 'node';
};

const tests = readdirSync(join(root, 'test'), { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.test.ts'))
  .sort()
  .map((path) => ({
    source: `test/${path}`,
    runner: runnerOf(path),
    compiled: join(root, '.build/test', path.replace(/\.ts$/, '.js')),
  }));

/** Tests in a folder, or one test file, by the path of its source or of its compiled file. */
export const testsAt = (path) => {
  const wanted = relative(root, path.replace(/\/$/, ''));
  return tests.filter(
    ({ source, compiled }) =>
      source === wanted || source.startsWith(`${wanted}/`) || relative(root, compiled) === wanted,
  );
};

/** Compiled files of one of the runners `node`, `browser` and `end-to-end`. */
export const testFilesOf = (runner) =>
  tests.filter((test) => test.runner === runner).map(({ compiled }) => compiled);
