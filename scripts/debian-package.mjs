/** Installs packages of Debian that tests use, after saying so. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs one package, or several that belong together. */
export const install = (packages, purpose) => {
  const names = [packages].flat();
  const noun = names.length === 1 ? 'package' : 'packages';
  console.log(`Installing the Debian ${noun} ${names.join(', ')} with apt-get, for ${purpose}.`);
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  const flags = ['-y', '-qq', '--no-install-recommends', '--no-remove'];
  execFileSync('apt-get', ['install', ...flags, ...names], options);
};
