import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lintVast } from '../../src/vast/lint/lint-vast.js';
import { SAMPLE_FINDINGS } from './vast-sample-findings.js';

const FOLDER = 'test/conformance/vast-samples';

const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.xml'))
  .sort();

const lint = (path: string) => lintVast(readFileSync(join(FOLDER, path), 'utf8'));

/** Samples that no player can play as they are. */
const UNPLAYABLE = [
  /^1\.0\//,
  /^2\.0\/vpaid/,
  /^3\.0\/(buffet|pod-with-spare)/,
  /^4\.2\/(companions-only|media-missing|media-not-playable|overlay-without-picture)/,
  /^wrappers\/(macro-in-host|other-scheme|script|without-tag)/,
  /^faults\//,
];

/** Faults that this player does not mind. */
const HARMLESS = ['byte-order-mark', 'prefixes'];

describe('the lint of the VAST samples', () => {
  for (const path of paths) {
    it(`finds what is expected in ${path}`, () => {
      const found = lint(path)
        .map(({ id }) => id)
        .filter((id) => id !== 'vast-id-missing');
      assert.deepEqual([...new Set(found)], SAMPLE_FINDINGS[path] ?? []);
    });
  }

  it('finds errors only in samples that do not play as they are', () => {
    const withErrors = paths.filter((path) =>
      lint(path).some(({ severity }) => severity === 'error'),
    );
    assert.deepEqual(
      withErrors.filter((path) => !UNPLAYABLE.some((pattern) => pattern.test(path))),
      [],
    );
  });

  it('finds something in every fault', () => {
    const faults = paths.filter((path) => path.startsWith('faults/'));
    assert.deepEqual(
      faults.filter((path) => SAMPLE_FINDINGS[path] === undefined),
      HARMLESS.map((name) => `faults/${name}.xml`),
    );
  });

  it('has no expectation for a document that is not there', () => {
    assert.deepEqual(
      Object.keys(SAMPLE_FINDINGS).filter((path) => !paths.includes(path)),
      [],
    );
  });

  it('offers only repairs that remove their finding and add none', () => {
    for (const path of paths) {
      const findings = lint(path);
      for (const { id, message, repair } of findings) {
        if (repair === null) continue;
        const [operation] = repair.operations;
        assert.ok(operation?.op === 'replace');
        const after = lintVast(String(operation.value)).map((finding) => finding.message);
        const before = findings.map((finding) => finding.message);
        before.splice(before.indexOf(message), 1);
        assert.deepEqual(after, before, `${path}: ${id}`);
      }
    }
  });
});
