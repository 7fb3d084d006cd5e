/**
 * `npm run frameworks`: checks templates of Vue and Svelte against the types of the built package with the compilers
 * of the frameworks (60 MB), which are installed in a folder of their own. React is checked by `npm test`.
 */
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, compile } from './build.mjs';
import { root, run } from './run.mjs';

const SOURCES = join(root, 'test/frameworks');
const FOLDER = '.build/frameworks';

/** How each compiler is called in FOLDER, and how it prints the line of an error in the file with errors. */
const COMPILERS = {
  vue: {
    parameters: ['node_modules/vue-tsc/bin/vue-tsc.js', '-p', 'vue'],
    error: /^vue\/(\w+\.vue)\((\d+),\d+\): error (.*)$/gm,
  },
  svelte: {
    parameters: [
      'node_modules/svelte-check/bin/svelte-check',
      ...['--workspace', 'svelte', '--tsconfig', 'tsconfig.json', '--output', 'machine'],
    ],
    error: /^\d+ ERROR "(\w+\.svelte)" (\d+):\d+ (.*)$/gm,
  },
};

const build = async () => {
  const code = (await compile()) || (await bundle('npm'));
  if (code !== 0) throw new Error('The package could not be built.');
};

const install = async () => {
  rmSync(join(root, FOLDER), { recursive: true, force: true });
  cpSync(SOURCES, join(root, FOLDER), { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error'];
  const code = await run('npm', ['ci', '--prefix', FOLDER, ...options]);
  if (code !== 0) throw new Error('The compilers of the frameworks could not be installed.');
  const { installPacked } = await import(join(root, '.build/test/packed-package.js'));
  installPacked(FOLDER);
};

/** The lines with an element in a file all of whose elements are wrong. */
const wrongLines = (name) =>
  readFileSync(join(SOURCES, name, `Wrong.${name}`), { encoding: 'utf8' })
    .split('\n')
    .flatMap((line, index) => (/^\s*<(?:media-embed|ad-tag)/.test(line) ? [index + 1] : []));

/** Whether the correct file has no error and each line of the wrong one has; prints what differs. */
const isChecked = (name) => {
  const { parameters, error } = COMPILERS[name];
  const { stdout } = spawnSync(process.execPath, parameters, {
    cwd: join(root, FOLDER),
    encoding: 'utf8',
  });
  const errors = [...stdout.matchAll(error)].map(([text, file, line]) => ({ text, file, line }));
  const unexpected = errors.filter(({ file }) => file !== `Wrong.${name}`);
  const reported = new Set(errors.map(({ line }) => Number(line)));
  const accepted = wrongLines(name).filter((line) => !reported.has(line));
  for (const { text } of unexpected) console.error(text);
  for (const line of accepted) console.error(`Wrong.${name}:${line} has no error.`);
  const isCorrect = unexpected.length === 0 && accepted.length === 0 && errors.length > 0;
  console.log(`${name}: ${isCorrect ? 'passed' : `failed\n${stdout}`}`);
  return isCorrect;
};

await build();
await install();
const results = Object.keys(COMPILERS).map(isChecked);
process.exitCode = results.every(Boolean) ? 0 : 1;
