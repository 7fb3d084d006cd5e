/** Installs packages of Debian that tests use, after saying so. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

export const install = (name, purpose) => {
  console.log(`Installing the Debian package \`${name}\` with apt-get, for ${purpose}.`);
  const options = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  const flags = ['-y', '-qq', '--no-install-recommends', '--no-remove'];
  execFileSync('apt-get', ['install', ...flags, name], options);
};
