import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, it } from 'node:test';
import type { LintFinding } from '../../src/lint/lint-finding.js';
import { lintInspection } from '../../src/lint/response/lint-inspection.js';
import { lintVast } from '../../src/lint/response/lint-vast.js';
import { inspectAdTag } from '../../src/vast/node/index.js';
import { SAMPLE_FINDINGS } from './vast-sample-findings.js';

const FOLDER = 'test/conformance/vast-samples';

const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.xml'))
  .sort();

const lint = (path: string) => lintVast(readFileSync(join(FOLDER, path), 'utf8'));

/** What findings are about, wherever it is. */
const kinds = (findings: readonly LintFinding[]): readonly string[] =>
  findings.map(({ id, params }) => `${id}: ${JSON.stringify(params)}`);

/** An ad server with the samples by name, at any address. */
const serveSample: typeof fetch = (input) => {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const path = paths.find((one) => basename(one) === basename(pathname));
  return Promise.resolve(
    path === undefined
      ? new Response('Not found', { status: 404 })
      : new Response(readFileSync(join(FOLDER, path)), {
          headers: { 'content-type': 'application/xml' },
        }),
  );
};

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
      const before = kinds(findings);
      for (const [index, { id, repair }] of findings.entries()) {
        if (repair === null) continue;
        const [operation] = repair.operations;
        assert.ok(operation?.op === 'replace');
        const after = kinds(lintVast(String(operation.value)));
        const at = before.indexOf(before[index] ?? '');
        const rest = before.filter((_, other) => other !== at);
        assert.deepEqual(after, rest, `${path}: ${id}`);
      }
    }
  });

  it('explains every inspection that ends without an ad', async () => {
    for (const path of paths) {
      const url = `https://server.example/${basename(path)}`;
      const inspection = await inspectAdTag(url, { fetch: serveSample, checksMedia: false });
      const ids = lintInspection(inspection)
        .map(({ id }) => id)
        .filter((id) => id !== 'vast-id-missing');
      if (inspection.result !== 'none') continue;
      assert.notDeepEqual(ids, [], `${path} ends with ${inspection.failure?.code ?? 0}.`);
    }
  });

  const ends: readonly [path: string, code: number, id: string, hop: string][] = [
    ['wrappers/chain-6-too-long.xml', 302, 'wrapper-depth', '/hops/5'],
    ['wrappers/circle.xml', 302, 'wrapper-loop', '/hops/0'],
    ['wrappers/no-additional-wrappers.xml', 303, 'wrapper-cut', '/hops/1'],
    ['wrappers/to-broken.xml', 100, 'xml-malformed', '/hops/1'],
    ['wrappers/to-vpaid.xml', 901, 'media-interactive-only', '/hops/1'],
    ['wrappers/without-answer.xml', 301, 'net-status', '/hops/1'],
    ['wrappers/without-tag.xml', 300, 'wrapper-no-uri', '/hops/0'],
  ];
  for (const [path, code, id, hop] of ends) {
    it(`explains error ${code} of ${path} at ${hop} with ${id}`, async () => {
      const url = `https://server.example/${basename(path)}`;
      const inspection = await inspectAdTag(url, { fetch: serveSample, checksMedia: false });
      assert.equal(inspection.failure?.code, code);
      assert.ok(lintInspection(inspection).some((one) => one.id === id && one.path === hop));
    });
  }
});
