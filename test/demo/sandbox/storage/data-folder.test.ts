import assert from 'node:assert/strict';
import { test } from 'node:test';
import { app } from '../../../../demo/sandbox/server/app.js';
import {
  dataFolderError,
  DataFolderError,
  isDiskFull,
  lockDataFolder,
} from '../../../../demo/sandbox/storage/data-folder.js';
import { messageOf, ORIGIN, temporaryFolder } from '../open-sandbox.js';

test('a data folder is locked until it is released', async (t) => {
  const folder = await temporaryFolder(t);
  const release = await lockDataFolder(folder);
  await assert.rejects(lockDataFolder(folder), DataFolderError);
  release();
  (await lockDataFolder(folder))();
});

for (const [code, message] of [
  ['EROFS', /cannot be written/],
  ['SQLITE_READONLY_DBMOVED', /cannot be written/],
  ['SQLITE_NOTADB', /is damaged/],
  ['SQLITE_CORRUPT_VTAB', /is damaged/],
] as const) {
  test(`${code} is explained in one sentence`, () => {
    const error = dataFolderError('/data', Object.assign(new Error(), { code }));
    assert.match(error?.message ?? '', message);
  });
}

test('another failure is not explained by the data folder', () => {
  assert.equal(dataFolderError('/data', new Error('x')), null);
});

const failure = (code: string, cause?: Error): Error =>
  Object.assign(new Error(code, { cause }), { code });

for (const [what, error, expected] of [
  ['no space', failure('ENOSPC'), true],
  ['a used-up quota', failure('EDQUOT'), true],
  ['a full database', failure('SQLITE_ERROR', failure('SQLITE_FULL')), true],
  ['a missing file', failure('ENOENT'), false],
] as const) {
  test(`${what} ${expected ? 'is' : 'is not'} a full disk`, () => {
    assert.equal(isDiskFull(error), expected);
  });
}

test('an upload to a full disk is replied with 507 and logged in one line', async (t) => {
  const log = t.mock.method(console, 'error', () => undefined);
  const uploads = {
    receive: () => Promise.reject(failure('ENOSPC')),
    discard: () => Promise.resolve(),
  };
  const services = { authorization: { check: () => undefined }, uploads };
  const body = new FormData();
  body.append('title', 'New');
  body.append('video', new Blob(['x'.repeat(1000)]), 'video.mp4');
  const request = new Request(`${ORIGIN}/rest/v2/video.json`, { method: 'POST', body });
  const reply = await app.fetch(request, services);
  assert.equal(reply.status, 507);
  assert.equal(await messageOf(reply), 'The disk of the sandbox is full; nothing was stored.');
  assert.deepEqual(
    log.mock.calls.map(({ arguments: [line] }) => line as unknown),
    ['POST /rest/v2/video.json: the disk is full, so nothing was stored.'],
  );
});
