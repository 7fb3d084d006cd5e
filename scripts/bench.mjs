/**
 * `npm run bench [NAME …]`: compiles, then runs the benchmarks one after the other, each in a process of its own.
 * `npm run bench peers` measures other libraries too, which it installs in integrations/peers.
 */
import './node-version.mjs';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, compile } from './build.mjs';
import { root, run, runNode } from './run.mjs';

const PEERS = 'peers';

const parameters = process.argv.slice(2);
const named = parameters.filter((parameter, index) => {
  const isValue = parameters[index - 1]?.startsWith('--');
  return !parameter.startsWith('--') && !isValue;
});

/** Installs the peers if they are not there, and measures beside them. */
const runPeers = async () => {
  const folder = `integrations/${PEERS}`;
  const isInstalled = existsSync(join(root, folder, 'node_modules/.package-lock.json'));
  const install = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!isInstalled && (await run('npm', install)) !== 0) return 1;
  if (!existsSync(join(root, 'dist/cdn')) && (await bundle('cdn')) !== 0) return 1;
  const options = parameters.filter((parameter) => parameter !== PEERS);
  return runNode([`${folder}/run.mjs`, ...options]);
};

const benchmarks = readdirSync(join(root, 'test/benchmarks'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => named.length === 0 || named.includes(name));

let code = await compile();
if (benchmarks.length === 0 && !named.includes(PEERS)) {
  console.error(
    `There is no benchmark called ${named.join(', ')}: name a file of test/benchmarks without .bench.ts.`,
  );
  code = 1;
}
// Measured as pages load it, without a bundler.
if (code === 0 && benchmarks.includes('click')) code = await bundle('cdn');
for (const name of benchmarks) {
  code = (await runNode([join(root, '.build/test/benchmarks', `${name}.bench.js`)])) || code;
}
if (code === 0 && named.includes(PEERS)) code = await runPeers();
process.exitCode = code;
