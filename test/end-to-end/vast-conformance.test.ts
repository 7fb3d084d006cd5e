import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import { sampled } from '../sample.js';

interface DocumentResult {
  readonly path: string;
  readonly due: number;
  readonly fired: number;
  readonly scripts: number;
  readonly started: number;
  readonly faults: readonly string[];
  /** Of the inspection and the player. */
  readonly differences: readonly string[];
}

interface Results {
  readonly documents: readonly DocumentResult[];
  readonly others: readonly string[];
  readonly scripts: readonly string[];
  /** What was reported to the policy of the page. */
  readonly reports: readonly string[];
  /** Requests of trackers during the inspection. */
  readonly inspected: readonly string[];
}

interface FolderDocument {
  readonly path: string;
  readonly text: string;
}

interface ConformanceOptions {
  readonly isStrict?: boolean;
  readonly isPlayed?: (path: string) => boolean;
  readonly change?: (document: FolderDocument) => readonly FolderDocument[];
}

const { runConformance } = (await import(
  new URL('../../../scripts/conformance/run-conformance.mjs', import.meta.url).href
)) as {
  readonly runConformance: (folder: string, options?: ConformanceOptions) => Promise<Results>;
};

const { dressed } = (await import(
  new URL('../src/vast/dressed-documents.js', import.meta.url).href
)) as { readonly dressed: (text: string) => string };

const FOLDER = 'test/conformance/vast-samples';

const PATHS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .sort();

/** Each run plays every document in one of the two pages, and the next one in the other. */
const half = (shift: number): ((path: string) => boolean) => {
  const paths = new Set(sampled(PATHS, 2, shift));
  return (path) => paths.has(path);
};

/** The document with everything that may cause a report, besides what it has itself. */
const withDressing = ({ path, text }: FolderDocument): readonly FolderDocument[] => [
  { path, text: dressed(text) },
];

const RUNS: readonly (readonly [string, ConformanceOptions])[] = [
  ['in a page without a policy', { isPlayed: half(0) }],
  ['in a page with a strict policy', { isStrict: true, change: withDressing, isPlayed: half(1) }],
];

for (const [where, options] of RUNS) {
  describe(`the conformance command ${where}`, () => {
    let results: Results;
    before(async () => {
      results = await runConformance(FOLDER, options);
    });

    const sum = (name: 'due' | 'fired' | 'scripts' | 'started'): number =>
      results.documents.reduce((total, document) => total + document[name], 0);

    it('finds every tracker of the VAST samples that is due requested exactly once, and no other', (t) => {
      const failed = results.documents.filter(({ faults }) => faults.length > 0);
      assert.deepEqual(
        failed.map(({ path, faults }) => ({ path, faults })),
        [],
      );
      t.diagnostic(`${sum('started')} ads, ${sum('fired')} of ${sum('due')} trackers`);
      assert.ok(results.documents.length >= 40);
      assert.ok(sum('started') >= 25 && sum('due') >= 300);
      assert.equal(sum('fired'), sum('due'));
    });

    it('sees each sample played as the inspector predicts: ads, files, codes and trackers', () => {
      const different = results.documents.filter(({ differences }) => differences.length > 0);
      assert.deepEqual(
        different.map(({ path, differences }) => ({ path, differences })),
        [],
      );
    });

    it('sees no request for a tracker while the samples are inspected', () => {
      assert.deepEqual(results.inspected, []);
    });

    it('sees no request for a script or a frame of an ad', () => {
      assert.equal(sum('scripts'), 0);
      assert.deepEqual(results.scripts, []);
    });

    it('sees no report to the policy of the page', () => {
      assert.deepEqual(results.reports, []);
    });
  });
}
