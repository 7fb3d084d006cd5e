/** A WordPress of Debian's files in a temporary folder, with the plugin, an administrator and an author. */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/loopback-server.mjs';
import { root } from '../../../scripts/run.mjs';
import { startDatabase } from './database.mjs';
import { findPrograms, SOURCES } from './programs.mjs';

const HERE = import.meta.dirname;

/** MariaDB refuses to run as root. */
const UNPRIVILEGED = { uid: 65_534, gid: 65_534 };

const owner = process.getuid?.() === 0 ? UNPRIVILEGED : {};

const configuration = (socket, salt) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'wordpress' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( "{$name}_KEY", '${salt}' );
	define( "{$name}_SALT", '${salt}' );
}
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/php.log' );
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

const giveAway = async (path) => {
  if (owner.uid === undefined) return;
  await chown(path, owner.uid, owner.gid);
  if (!(await stat(path)).isDirectory()) return;
  for (const name of await readdir(path)) await giveAway(join(path, name));
};

const copyFiles = async (site) => {
  const isOwnFile = (path) => !/\/(?:wp-config\.php|\.htaccess)$/.test(path);
  await cp(SOURCES, site, { recursive: true, dereference: true, filter: isOwnFile });
  const content = join(site, 'wp-content');
  const plugin = join(content, 'plugins/media-embed');
  await cp(join(HERE, '..', 'media-embed.php'), join(plugin, 'media-embed.php'));
  await cp(join(root, 'dist/cdn'), join(plugin, 'elements'), { recursive: true });
  await cp(join(HERE, 'theme'), join(content, 'themes/test-site'), { recursive: true });
  await mkdir(join(content, 'mu-plugins'));
  await cp(join(HERE, 'test-site.php'), join(content, 'mu-plugins/test-site.php'));
};

const startServer = async (php, site, port) => {
  const server = spawn(php, ['-S', `127.0.0.1:${port}`, '-t', site], {
    ...owner,
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // The workers get the signal of their group.
    detached: true,
  });
  const exited = once(server, 'exit');
  let log = '';
  await new Promise((ready, failed) => {
    server.stderr.on('data', (text) => {
      log = (log + text).slice(-10_000);
      if (log.includes('started')) ready();
    });
    server.on('exit', () => failed(new Error(`PHP does not start: ${log}`)));
  });
  return async () => {
    process.kill(-server.pid);
    await exited;
  };
};

/**
 * Starts the site. Resolves with its `origin`, its `password` (of `admin` and `author`), `php`, which runs a file of
 * this folder, and `log`, the path of the errors of PHP. Throws an Error that names the packages to install if a program is missing.
 */
export const startWordPress = async () => {
  const programs = findPrograms();
  const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
  const ends = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const site = join(folder, 'site');
    const database = join(folder, 'database');
    await copyFiles(site);
    await mkdir(database);
    await giveAway(folder);
    await chmod(database, 0o700);
    const { socket, stop: stopDatabase } = await startDatabase(programs, database, owner);
    ends.push(stopDatabase);
    const password = randomBytes(16).toString('hex');
    await writeFile(join(site, 'wp-config.php'), configuration(socket, password));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const php = (...parameters) =>
      execFileSync(programs.php, parameters, { ...owner, encoding: 'utf8' });
    const connection = `mysqli.default_socket=${socket}`;
    php('-d', connection, '-r', "(new mysqli('localhost'))->query('CREATE DATABASE wordpress');");
    const printed = php(join(HERE, 'install.php'), site, origin, password);
    if (!printed.endsWith('installed')) throw new Error(`WordPress is not installed: ${printed}`);
    ends.push(await startServer(programs.php, site, port));
    const runPhp = (file) => php(join(HERE, file), site, origin);
    return { origin, password, php: runPhp, log: join(folder, 'php.log'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
