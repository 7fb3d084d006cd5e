import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { readJson, root } from './project.js';

/** The entries that work, by runtime. */
type Results = Readonly<Record<string, readonly string[]>>;

interface RuntimeTable {
  readonly DOCUMENT: string;
  readonly RUNTIMES: Readonly<Record<string, string>>;
  readonly entriesOf: (exports: object) => readonly string[];
  readonly withGenerated: (
    document: string,
    generated: { readonly results: Results; readonly entries: readonly string[] },
  ) => string;
}

interface Uses {
  readonly USES: Readonly<Record<string, unknown>>;
  readonly isForWorkers: (entry: string) => boolean;
}

const load = (name: string): Promise<unknown> =>
  import(new URL(`../../../integrations/runtimes/${name}.mjs`, import.meta.url).href);

const { DOCUMENT, RUNTIMES, entriesOf, withGenerated } = (await load('table')) as RuntimeTable;
const { USES, isForWorkers } = (await load('uses')) as Uses;
const results = readJson('integrations/runtimes/results.json') as Results;
const entries = entriesOf((readJson('package.json') as { readonly exports: object }).exports);

describe('the table of runtimes', () => {
  it('has a use of each entry with code', () => {
    assert.deepEqual(Object.keys(USES).sort(), [...entries].sort());
  });

  it('has every entry that is meant for a runtime, because each of them works', () => {
    const meant = (name: string): readonly string[] =>
      name === 'workerd' ? entries.filter(isForWorkers) : entries;
    assert.deepEqual(
      results,
      Object.fromEntries(Object.keys(RUNTIMES).map((name) => [name, meant(name)])),
    );
  });

  it(`has its results in ${DOCUMENT}`, async () => {
    const path = `${root}${DOCUMENT}`;
    const text = readFileSync(path, 'utf8');
    const options = { ...(await resolveConfig(path)), parser: 'markdown' };
    assert.match(text, /<!-- generated:entries -->/);
    assert.equal(text, await format(withGenerated(text, { results, entries }), options));
  });
});

describe('the programs of the runtimes', () => {
  it('are locked without download addresses', () => {
    const { packages } = readJson('integrations/runtimes/package-lock.json') as {
      readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
    };
    const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
    assert.deepEqual(addressed, []);
  });
});
