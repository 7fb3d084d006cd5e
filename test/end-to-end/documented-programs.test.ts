import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { blocksRunAs } from '../documents.js';

const run = promisify(execFile);

const folder = join('.build', 'documented-programs');

const programs = blocksRunAs('program in Node');

test('the documents have programs with their output', () => {
  assert.ok(programs.length >= 7, `${programs.length} programs`);
});

for (const [index, { document, line, text, output }] of programs.entries()) {
  test(`the program in line ${line} of ${document} prints the output below it`, async () => {
    await mkdir(folder, { recursive: true });
    const file = join(folder, `program-${index + 1}.mjs`);
    await writeFile(file, text);
    const { stdout, stderr } = await run(process.execPath, [file]);
    assert.equal(stderr, '');
    assert.equal(stdout, output);
  });
}
