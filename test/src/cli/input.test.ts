import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { COMMAND, runBuiltCommand, startBuiltCommand } from './run-built-command.js';

describe('an argument that may be an error code', () => {
  it('is a file if there is one of that name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'media-embed-input-'));
    try {
      writeFileSync(join(folder, '303'), 'https://ads.example/vast?cb=[CACHEBUSTING]');
      const { stdout } = runBuiltCommand(['inspect', '303', '--offline'], { cwd: folder });
      assert.match(stdout, /^The ad tag of ads\.example/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is a missing file if its name has an ending, whatever number it has', () => {
    const { stderr, code } = runBuiltCommand(['inspect', 'vast-303.xml']);
    assert.match(stderr, /^error: vast-303\.xml does not exist/);
    assert.equal(code, 2);
  });

  it('is a missing file for a command that takes no codes', () => {
    const { stderr, code } = runBuiltCommand(['resolve', '303']);
    assert.match(stderr, /^error: 303 does not exist/);
    assert.equal(code, 2);
  });

  const codes = { '303': 0, 'VAST error 303': 0, 'no-stream': 0, 'net::ERR_BLOCKED_BY_CLIENT': 1 };
  for (const [argument, expected] of Object.entries(codes))
    it(`is explained: ${argument}`, () => {
      const { stdout, code } = runBuiltCommand(['inspect', argument]);
      assert.match(stdout, /Owner: /);
      assert.equal(code, expected);
    });
});

describe('an input without a known size', { skip: process.platform === 'win32' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-embed-pipe-'));
  after(() => rmSync(folder, { recursive: true }));

  const pipe = (name: string): string => {
    const path = join(folder, name);
    assert.equal(spawnSync('mkfifo', [path]).status, 0);
    return path;
  };

  it('is read up to its limit, as a device, a pipe and standard input', async () => {
    const path = pipe('endless');
    const writer = spawn('sh', ['-c', 'cat /dev/zero > "$0"', path], { stdio: 'ignore' });
    const shell = (script: string) =>
      spawnSync('bash', ['-c', script, process.execPath, COMMAND], { encoding: 'utf8' });
    const runs = [
      runBuiltCommand(['lint', '/dev/zero']),
      await startBuiltCommand(['lint', path]),
      shell('"$0" "$1" lint - < /dev/zero'),
      shell('"$0" "$1" lint <(cat /dev/zero)'),
    ];
    writer.kill();
    for (const { stderr } of runs)
      assert.match(
        stderr,
        /^error: .+ is larger than 10 MB: give one embed, ad tag or document\.\n$/,
      );
  });

  it('is read to its end from a pipe', async () => {
    const path = pipe('embed');
    spawn('sh', ['-c', `echo '{"title": "Piped"}' > "$0"`, path], { stdio: 'ignore' });
    assert.match((await startBuiltCommand(['resolve', path])).stdout, /Piped/);
  });

  it('says that it waits for a pipe into which nothing is written', async () => {
    const child = spawn(process.execPath, [COMMAND, 'lint', pipe('silent')]);
    const [text] = (await once(child.stderr.setEncoding('utf8'), 'data')) as [string];
    child.kill('SIGKILL');
    assert.match(text, /^Waiting for the content of .+silent\. Press Ctrl\+C to stop\.\n$/);
  });

  it('is refused if it is a socket', async () => {
    const path = join(folder, 'socket');
    const server = createServer().listen(path);
    await once(server, 'listening');
    const { stderr, code } = await startBuiltCommand(['lint', path]);
    server.close();
    assert.match(stderr, /socket is a socket or a device without content: give a file\.\n$/);
    assert.equal(code, 2);
  });
});
