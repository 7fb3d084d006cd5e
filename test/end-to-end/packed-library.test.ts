import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { COMMANDS } from '../../src/cli/command-list.js';
import { installPackage } from './packed-package.js';

/** Packages of the sandbox: a web server, a native database driver, parsers of forms. */
const SERVER_PACKAGE = /^(hono|qs|busboy|@hono\/|@libsql\/|libsql|@fastify\/)/;

/** With the library. */
const MAX_PACKAGES = 6;
const MAX_INSTALLED_BYTES = 25_000_000;

test('the library brings no web server and no database with it, and works without them', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'media-embed-library-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const { names, bytes, folder: installed } = await installPackage(folder, 'media-embed-elements');
  assert.deepEqual(
    names.filter((name) => SERVER_PACKAGE.test(name)),
    [],
  );
  assert.ok(names.includes('lit-html') && names.includes('@lit/reactive-element'));
  assert.ok(names.length + 1 <= MAX_PACKAGES, names.join(', '));
  assert.ok(bytes <= MAX_INSTALLED_BYTES, `${bytes} bytes`);
  const script = `
    for (const path of ['src/index.js', 'src/api/index.js', 'components/index.js'])
      console.log(Object.keys(await import('./dist/' + path)).length > 0);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: installed,
    encoding: 'utf8',
  });
  assert.equal(printed, 'true\ntrue\ntrue\n');
  t.diagnostic(`${names.length + 1} packages, ${bytes} bytes: ${names.join(', ')}`);
});

test('the command of the library works in an empty folder, with the packed files alone', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'media-embed-command-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const { command } = await installPackage(folder, 'media-embed-elements');
  const empty = join(folder, 'empty');
  await mkdir(empty);
  const run = (args: readonly string[], input = '') =>
    spawnSync(process.execPath, [command, ...args], { cwd: empty, encoding: 'utf8', input });
  const { stdout, stderr, status } = run(
    ['code', 'iframe', '-', '--width', '320'],
    '{"id": "7", "code_iframe": "<iframe src=\'https://media.example/7\'></iframe>"}',
  );
  assert.equal(stderr, '');
  assert.match(
    stdout,
    /^<iframe src="https:\/\/media\.example\/7" title="Media player" width="320"/,
  );
  assert.equal(status, 0);
  for (const { name } of COMMANDS) assert.equal(run([name, '--help']).status, 0, name);
});

test('the sandbox brings its web server and its database with it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'media-embed-sandbox-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  const { names } = await installPackage(folder, 'media-embed-sandbox');
  for (const name of ['hono', '@libsql/client', 'libsql', '@fastify/busboy'])
    assert.ok(names.includes(name), name);
});
