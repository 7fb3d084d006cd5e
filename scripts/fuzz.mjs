/**
 * `npm run fuzz [-- --runs N] [--seed S] [--only TEXT]`: checks properties of the functions that read inputs of others,
 * with N generated inputs (1,000,000), and prints the smallest input that fails and how to repeat it. The same seed has
 * the same inputs; without one it is the time. TEXT is a part of the name of a property.
 */
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compile } from './build.mjs';
import { root } from './run.mjs';

const runProperties = () =>
  new Promise((resolve) => {
    const program = join(root, '.build/test/fuzz/print-fuzz.js');
    const child = spawn(process.execPath, [program, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
    });
    child.on('close', (code) => resolve(code ?? 1));
  });

const code = await compile();
process.exitCode = code === 0 ? await runProperties() : code;
