/** Tools that are programs: they are not on npm, and are run if they are on this machine. */
import { spawnSync } from 'node:child_process';

export const has = (...command) => spawnSync(command[0], command.slice(1)).status === 0;

/** The output of a program, or its message as an error. */
export const run = (command, parameters, input = '') => {
  const { status, stdout, stderr } = spawnSync(command, parameters, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return stdout;
};
