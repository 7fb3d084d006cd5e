/** `npm run bench [NAME …]`: compiles, then runs the benchmarks one after the other, each in a process of its own. */
import './node-version.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './build.mjs';
import { root, runNode } from './run.mjs';

const named = process.argv.slice(2);

const benchmarks = readdirSync(join(root, 'test/benchmarks'))
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
  .filter((name) => named.length === 0 || named.includes(name));

let code = await compile();
if (benchmarks.length === 0) {
  console.error(
    `There is no benchmark called ${named.join(', ')}: name a file of test/benchmarks without .bench.ts.`,
  );
  code = 1;
}
for (const name of benchmarks) {
  code = (await runNode([join(root, '.build/test/benchmarks', `${name}.bench.js`)])) || code;
}
process.exitCode = code;
