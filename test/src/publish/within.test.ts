import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { systemClock } from '../../../src/api/transport/deadline.js';
import { within } from '../../../src/publish/within.js';

test('a process that stalls for longer than a time-out still reads the reply that arrived', async () => {
  const reply = within(systemClock, 100, readFile('package.json', 'utf8'));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  assert.ok((await reply)?.startsWith('{'));
});

test('work that takes longer than a time-out has no result, and a rejection passes', async () => {
  assert.equal(await within(systemClock, 20, new Promise(() => undefined)), undefined);
  await assert.rejects(within(systemClock, 20, Promise.reject(new Error('no disk'))), /no disk/);
});
