/** Finds Redis or Valkey, and installs Redis on Debian if the user is root. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { install, mayInstall } from './debian-package.mjs';
import { findExecutable } from './executable.mjs';
import { freePort } from './loopback-server.mjs';

/** The last is the server under the name of a tool, which Debian packs without the service that would start. */
const NAMES = ['redis-server', 'valkey-server', 'redis-check-rdb'];

const installedPath = () => NAMES.map((name) => findExecutable(name)).find(Boolean) ?? null;

const installedNow = () => {
  try {
    install('redis-tools', 'the publishing handler on several processes');
  } catch (error) {
    console.log(`It could not be installed: ${error.message}`);
  }
  return installedPath();
};

/** Path of the server; null if there is none, and none can be installed. */
export const redisPath = () => installedPath() ?? (mayInstall() ? installedNow() : null);

/** Starts a server in memory on a port of 127.0.0.1, and resolves when it accepts connections. */
export const startRedis = async (path, usedPort) => {
  const port = usedPort ?? (await freePort());
  const server = spawn(
    path,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { argv0: 'redis-server', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  process.once('exit', () => server.kill('SIGKILL'));
  for await (const line of server.stdout) {
    if (String(line).includes('Ready to accept connections')) break;
  }
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Stops and continues it with SIGSTOP and SIGCONT, or ends it. */
    signal: async (name) => {
      server.kill(name);
      if (name === 'SIGKILL') await once(server, 'exit');
    },
  };
};
