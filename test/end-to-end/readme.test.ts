import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A code example in the README and its output. */
const EXAMPLE = /```js\n((?:(?!```)[\s\S])*)```\n\n```text\n([\s\S]*?)```/g;

const folder = join('.build', 'readme');
const readme = await readFile('README.md', 'utf8');
const examples = [...readme.matchAll(EXAMPLE)];

test('the README has programs with their output', () => {
  assert.ok(examples.length >= 3, `${String(examples.length)} examples`);
});

for (const [index, [, program = '', output = '']] of examples.entries()) {
  test(`example ${String(index + 1)} of the README prints the output in the README`, async () => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `example-${String(index + 1)}.mjs`);
    await writeFile(file, program);
    const { stdout, stderr } = await run(process.execPath, [file]);
    assert.equal(stderr, '');
    assert.equal(stdout, output);
  });
}
