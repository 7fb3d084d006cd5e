/**
 * `npm run build`: compiles the sources into .build/, then bundles the library (dist/), the sandbox package
 * (demo/sandbox/dist/) and the demo pages with the documentation (.build/site/).
 */
import './node-version.mjs';
import { cpSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { bundleSite } from './bundle-site.mjs';
import { binary, compiler, root, runNode } from './run.mjs';

const FOLDERS = {
  npm: 'dist',
  cdn: 'dist/cdn',
  sandbox: 'demo/sandbox/dist',
  'packed-site': 'demo/sandbox/dist/site',
  site: '.build/site',
};

/** Compiles the messages, then the projects in these folders and those they refer to; without arguments, all projects. */
export const compile = async (...projects) =>
  (await runNode(['scripts/messages/compile-messages.mjs'])) ||
  runNode([compiler, '-b', ...projects]);

/** The pages of the documentation below .build/site/, whose scripts are among the bundles. */
const writeDocs = () => runNode(['scripts/docs/build-docs.mjs', 'site']);

/** The packed demo pages have the same documentation, with the scripts of their own bundle. */
const copyDocs = () => {
  cpSync(join(root, FOLDERS.site, 'docs'), join(root, FOLDERS['packed-site'], 'docs'), {
    recursive: true,
    filter: (path) => !['.js', '.map'].includes(extname(path)),
  });
};

const SITES = ['packed-site', 'site'];

/** The bundles of rollup, all of them for ''. */
const bundleLibrary = (only) =>
  runNode([binary('rollup', 'rollup'), '--config', '--silent'], { BUNDLE: only });

const bundlePages = async (only) => {
  for (const name of SITES.filter((each) => only === '' || only === each))
    await bundleSite(name, FOLDERS[name]);
  return only === '' || only === 'site' ? writeDocs() : 0;
};

/** Bundles the compiled modules into one of FOLDERS, or into all of them. */
export const bundle = async (only = '') => {
  for (const name of only === '' ? Object.keys(FOLDERS) : [only]) {
    rmSync(join(root, FOLDERS[name]), { recursive: true, force: true });
  }
  const codes = await Promise.all([
    SITES.includes(only) ? 0 : bundleLibrary(only),
    bundlePages(only),
  ]);
  const code = Math.max(...codes);
  if (code === 0 && only === '') copyDocs();
  return code;
};

if (process.argv[1] === import.meta.filename) {
  process.exitCode = (await compile()) || (await bundle());
}
