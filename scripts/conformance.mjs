/**
 * `npm run conformance -- FOLDER [--json]`: plays every VAST document of a folder and prints what played, which
 * trackers were due and fired, and the error codes. The exit code is 1 if anything is wrong.
 */
import './node-version.mjs';
import { existsSync, statSync } from 'node:fs';
import { bundle, compile } from './build.mjs';

const parameters = process.argv.slice(2);
const isJson = parameters.includes('--json');
const [folder] = parameters.filter((parameter) => !parameter.startsWith('--'));

const prepare = async () => {
  if (folder === undefined || !existsSync(folder) || !statSync(folder).isDirectory())
    return `${folder ?? 'Nothing'} is not a folder: npm run conformance -- FOLDER [--json]`;
  if (parameters.includes('--no-build')) return null;
  if ((await compile()) !== 0) return 'The sources do not compile: see above.';
  if ((await bundle('cdn')) !== 0) return 'The player could not be bundled: see above.';
  return null;
};

const run = async () => {
  const { runConformance } = await import('./conformance/run-conformance.mjs');
  const { exitCode, report } = await import('./conformance/report.mjs');
  let played = 0;
  const onPlayed = (all) => {
    played += 1;
    if (process.stderr.isTTY) process.stderr.write(`\r${played} of ${all} documents`);
  };
  const results = await runConformance(folder, { onPlayed });
  if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
  console.log(isJson ? JSON.stringify(results, null, 2) : report(results));
  return exitCode(results);
};

const fault = await prepare();
if (fault !== null) console.error(fault);
process.exitCode = fault === null ? await run() : 1;
