/** `npm start`: builds the demo pages and starts the sandbox with the given options: `npm start -- --port 5000`. */
import './node-version.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, compile } from './build.mjs';
import { root, run } from './run.mjs';

const PROJECTS = ['demo', 'demo/sandbox', 'demo/sandbox/hosted-player'];

const command = join(root, '.build/demo/sandbox/cli.js');

const prepare = async () => {
  if (!existsSync(join(root, 'node_modules'))) {
    console.log('Installing the dependencies …');
    if ((await run('npm', ['ci'])) !== 0) return 'The dependencies could not be installed.';
  }
  console.log('Building the demo pages …');
  if ((await compile(...PROJECTS)) !== 0) return 'The sources do not compile: see above.';
  if ((await bundle('site')) !== 0) return 'The demo pages could not be bundled: see above.';
  return null;
};

const fault = await prepare();
if (fault === null) {
  process.argv[1] = command;
  await import(pathToFileURL(command).href);
} else {
  console.error(fault);
  process.exitCode = 1;
}
