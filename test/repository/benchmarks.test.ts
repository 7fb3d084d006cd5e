import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { read, readJson, root } from './project.js';

/** The parts of a run by name, with the versions and the machine that they were measured with. */
type Results = Readonly<Record<string, object>>;

interface Report {
  readonly withResults: (document: string, results: Results) => string;
  readonly charts: (results: Results) => Readonly<Record<string, string>>;
}

const { withResults, charts } = (await import(
  new URL('../../../integrations/peers/report.mjs', import.meta.url).href
)) as Report;

const results = readJson('integrations/peers/results.json') as Results;

describe('the benchmarks beside peers', () => {
  it('have every part', () => {
    assert.deepEqual(Object.keys(results).sort(), ['conformance', 'facades', 'playing', 'speed']);
  });

  it('are in docs/benchmarks.md as they were measured', async () => {
    const path = `${root}docs/benchmarks.md`;
    const document = read('docs/benchmarks.md');
    const options = { ...(await resolveConfig(path)), parser: 'markdown' };
    assert.equal(document, await format(withResults(document, results), options));
  });

  it('are drawn in the charts of docs/benchmarks, each of which the page shows', () => {
    for (const [name, svg] of Object.entries(charts(results))) {
      assert.equal(read(`docs/benchmarks/${name}`), svg, name);
      assert.ok(read('docs/benchmarks.md').includes(`(benchmarks/${name})`), name);
    }
  });

  it('are drawn no wider than a phone, for light and dark pages', () => {
    for (const svg of Object.values(charts(results))) {
      assert.match(svg, /viewBox="0 0 390 \d+" width="390"/);
      assert.match(svg, /prefers-color-scheme:dark/);
      assert.match(svg, /<title id="title">[^<]+<\/title>/);
    }
  });
});

describe('the packages of the peers', () => {
  it('are locked without download addresses', () => {
    assert.doesNotMatch(read('integrations/peers/package-lock.json'), /"resolved"/);
  });
});
