/** `npm run integrations NAME`: installs the tools of `integrations/NAME` from npm and runs the tests on them. */
import './node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, compile } from './build.mjs';
import { root, run, runNode } from './run.mjs';

const [name = '', ...parameters] = process.argv.slice(2);
const folder = join('integrations', name);

const prepare = async () => {
  if (name === '' || !existsSync(join(root, folder, 'run.mjs')))
    return `integrations/${name} has no tests: npm run integrations ${readdirSync(join(root, 'integrations')).join('|')}`;
  if (parameters.includes('--no-build')) return null;
  if ((await compile()) !== 0) return 'The sources do not compile: see above.';
  if ((await bundle('cdn')) !== 0) return 'The elements could not be bundled: see above.';
  if ((await run('npm', ['ci', '--prefix', folder, '--ignore-scripts'])) !== 0)
    return 'The tools could not be installed: see above.';
  return null;
};

const fault = await prepare();
if (fault !== null) console.error(fault);
process.exitCode = fault === null ? await runNode([join(folder, 'run.mjs'), ...parameters]) : 1;
