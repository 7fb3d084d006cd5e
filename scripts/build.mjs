/** `npm run build`: compiles the sources into .build/, then bundles the library (dist/), the sandbox package (demo/sandbox/dist/) and the demo pages (.build/site/). */
import './node-version.mjs';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { binary, compiler, root, runNode } from './run.mjs';

const FOLDERS = {
  npm: 'dist',
  cdn: 'dist/cdn',
  sandbox: 'demo/sandbox/dist',
  'packed-site': 'demo/sandbox/dist/site',
  site: '.build/site',
};

/** Compiles the projects in these folders and those they refer to; without arguments, all projects. */
export const compile = (...projects) => runNode([compiler, '-b', ...projects]);

/** Bundles the compiled modules into one of FOLDERS, or into all of them. */
export const bundle = (only = '') => {
  for (const name of only === '' ? Object.keys(FOLDERS) : [only]) {
    rmSync(join(root, FOLDERS[name]), { recursive: true, force: true });
  }
  return runNode([binary('rollup', 'rollup'), '--config', '--silent'], { BUNDLE: only });
};

if (process.argv[1] === import.meta.filename) {
  process.exitCode = (await compile()) || (await bundle());
}
