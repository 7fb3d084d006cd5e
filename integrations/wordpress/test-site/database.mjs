/** A MariaDB server with a data folder and a socket of its own, and without a port. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Starts a server in an empty folder. `owner` has the uid and gid of its process. */
export const startDatabase = async ({ mariadbd, installDatabase }, folder, owner) => {
  const data = join(folder, 'data');
  const socket = join(folder, 'socket');
  execFileSync(
    installDatabase,
    [
      '--no-defaults',
      `--datadir=${data}`,
      '--skip-test-db',
      '--auth-root-authentication-method=normal',
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const server = spawn(
    mariadbd,
    [
      ...['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, '--skip-networking'],
      ...[`--pid-file=${join(folder, 'pid')}`, '--innodb-buffer-pool-size=32M'],
      // The folder of the socket is readable by its owner alone.
      '--skip-grant-tables',
    ],
    { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(server, 'exit');
  await new Promise((ready, failed) => {
    let log = '';
    server.stderr.on('data', (text) => {
      log += text;
      if (log.includes('ready for connections')) ready();
    });
    server.on('exit', () => failed(new Error(`MariaDB does not start: ${log.slice(-1000)}`)));
  });
  if (!existsSync(socket)) throw new Error('MariaDB has no socket.');
  return {
    socket,
    stop: async () => {
      server.kill();
      await exited;
    },
  };
};
