/** Runs one command of the house: waits for it, shows what it prints, bounds its time. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where TypeScript 7 stands: `.bin/tsc` is TypeScript 6, which the tools need. */
export const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

/** The file behind a command of an installed package: run by Node itself, it needs no shell. */
export const binary = (packageName, command) => {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
};

/** No step of the house needs longer than this; one that hangs is ended. */
const LONGEST = 15 * 60 * 1000;

/** Runs Node with these arguments at the project's root and answers with its exit code. */
export const runNode = (parameters, environment = {}) =>
  run(process.execPath, parameters, environment);

/** Runs a command at the project's root and answers with its exit code; 1 when it cannot start or hangs. */
export const run = (command, parameters, environment = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
      timeout: LONGEST,
    });
    child.on('error', (error) => {
      console.error(`${command} cannot start: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
