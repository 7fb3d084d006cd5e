/** Runs commands of the repository, shows their output and limits their time. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Path of TypeScript 7: `.bin/tsc` is TypeScript 6, which the tools need. */
export const compiler = join(root, 'node_modules/typescript-native/bin/tsc');

/** The file behind a command of an installed package: Node runs it without a shell. */
export const binary = (packageName, command) => {
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
};

/** Commands that print nothing for longer are ended; those that print to the terminal itself, when they take longer. */
const COMMAND_TIMEOUT_MS = 30 * 60 * 1000;

/** Runs Node with these arguments at the project's root and returns its exit code. */
export const runNode = (parameters, environment = {}, label = '') =>
  run(process.execPath, parameters, environment, label);

/**
 * Runs a command at the project's root and returns its exit code; 1 when it cannot start or hangs.
 * A label stands before each line of the output, to tell commands apart that run side by side.
 */
export const run = (command, parameters, environment = {}, label = '') =>
  new Promise((resolve) => {
    const output = label === '' ? 'inherit' : 'pipe';
    const child = spawn(command, parameters, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    });
    const end = () => child.kill();
    let timer = setTimeout(end, COMMAND_TIMEOUT_MS);
    const print = (line) => {
      clearTimeout(timer);
      timer = setTimeout(end, COMMAND_TIMEOUT_MS);
      console.log(`${label} │ ${line}`);
    };
    if (child.stdout) createInterface({ input: child.stdout }).on('line', print);
    if (child.stderr) createInterface({ input: child.stderr }).on('line', print);
    child.on('error', (error) => {
      clearTimeout(timer);
      console.error(`${command} cannot start: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
