import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CROSS_CUTTING } from './cross-cutting.js';
import { files } from './project.js';

/** Test files by their path below test/, unless they test the source file of the same path. */
const unmirrored = files.flatMap((file) => {
  const [, path] = /^test\/(.*)\.test\.ts$/.exec(file) ?? [];
  return path === undefined || files.includes(`${path}.ts`) ? [] : [`${path}.test.ts`];
});

describe('a test file', () => {
  it('tests the source file of the same path, or is listed as cross-cutting', () => {
    assert.deepEqual(
      unmirrored.filter((path) => !CROSS_CUTTING.some(([tests]) => tests.test(path))),
      [],
      'Move these tests to the path of the file that they test, or list them with a reason in test/repository/cross-cutting.ts.',
    );
  });

  it('is matched by every line of the list', () => {
    assert.deepEqual(
      CROSS_CUTTING.filter(([tests]) => !unmirrored.some((path) => tests.test(path))),
      [],
      'Remove these lines of test/repository/cross-cutting.ts: they match no test.',
    );
  });
});
