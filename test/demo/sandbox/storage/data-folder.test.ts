import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dataFolderError,
  DataFolderError,
  lockDataFolder,
} from '../../../../demo/sandbox/storage/data-folder.js';
import { temporaryFolder } from '../open-sandbox.js';

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
