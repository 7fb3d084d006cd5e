/** Tools that are programs: they are not on npm, and are run if they are on this machine or can be installed. */
import { spawnSync } from 'node:child_process';
import { install, mayInstall } from '../../../scripts/debian-package.mjs';

const has = (name, ...parameters) => spawnSync(name, parameters).status === 0;

/** Whether a command succeeds. On Debian, its package is installed if the user is root. */
export const hasOrInstalls = (debianPackage, ...command) => {
  if (has(...command) || !mayInstall()) return has(...command);
  try {
    install(debianPackage, 'the tests of site generators');
  } catch (error) {
    console.log(`It could not be installed: ${error.message}`);
  }
  return has(...command);
};

/** The output of a program, or its message as an error. */
export const run = (command, parameters, input = '') => {
  const { status, stdout, stderr } = spawnSync(command, parameters, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr || stdout);
  return stdout;
};
