import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CROSS_CUTTING, PRODUCT_FOLDERS } from './cross-cutting.js';
import { files } from './project.js';

/** Test files by their path below test/, unless they test the source file of the same path. */
const unmirrored = files.flatMap((file) => {
  const [, path = '', folder = ''] = /^test\/(([^/]+)\/.*)\.test\.ts$/.exec(file) ?? [];
  return path === '' || folder in PRODUCT_FOLDERS || files.includes(`${path}.ts`) ? [] : [path];
});

const listed = CROSS_CUTTING.flatMap(([folder, names]) =>
  names.split(' ').map((name) => `${folder}/${name}`),
);

describe('a test file', () => {
  it('tests the source file of the same path, or is listed as cross-cutting', () => {
    assert.deepEqual(
      unmirrored.filter((path) => !listed.includes(path)),
      [],
      'Move these tests to the path of the file that they test, or list them with a reason in test/repository/cross-cutting.ts.',
    );
  });

  it('exists for every name in the list', () => {
    assert.deepEqual(
      listed.filter((path) => !unmirrored.includes(path)),
      [],
      'Remove these names from test/repository/cross-cutting.ts: there is no such test, or it mirrors a source file.',
    );
  });
});
