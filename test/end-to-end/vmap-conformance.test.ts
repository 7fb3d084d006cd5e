import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { VMAP_DOCUMENTS } from '../conformance/vmap-documents.js';
import { sampled } from '../sample.js';

/** The documents of a run: each plays the six seconds of its content. */
const PLAYED = sampled(VMAP_DOCUMENTS, 2);

interface DocumentResult {
  readonly path: string;
  readonly started: number;
  /** The ads that are due, as the text of the standard has it. */
  readonly expected: readonly string[];
  /** The trackers that were requested. */
  readonly requested: readonly string[];
  readonly faults: readonly string[];
  /** Of the inspection and the player. */
  readonly differences: readonly string[];
}

interface Results {
  readonly documents: readonly DocumentResult[];
}

const { runConformance } = (await import(
  new URL('../../../scripts/conformance/run-conformance.mjs', import.meta.url).href
)) as { readonly runConformance: (folder: string) => Promise<Results> };

/** Plays the documents that are made. */
const playAll = async (): Promise<Results> => {
  const folder = await mkdtemp(join(tmpdir(), 'media-embed-'));
  try {
    for (const { name, text } of PLAYED) await writeFile(join(folder, `${name}.xml`), text);
    return await runConformance(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

describe('the conformance command with VMAP documents', () => {
  let results: Results;
  before(async () => {
    results = await playAll();
  });

  it('sees and expects what is known of each document before it is read', () => {
    const seen = PLAYED.map(({ name }) => {
      const document = results.documents.find(({ path }) => path === `${name}.xml`);
      return {
        name,
        ads: [document?.started, document?.expected.length],
        trackers: [...(document?.requested ?? [])].sort(),
      };
    });
    assert.deepEqual(
      seen,
      PLAYED.map(({ name, ads, trackers }) => ({ name, ads: [ads, ads], trackers })),
    );
  });

  it('finds nothing wrong with the player or the inspector', () => {
    const failed = results.documents.filter(
      ({ faults, differences }) => faults.length + differences.length > 0,
    );
    assert.deepEqual(
      failed.map(({ path, faults, differences }) => ({ path, faults, differences })),
      [],
    );
  });
});
