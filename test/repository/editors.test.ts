import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { read, readJson, root } from './project.js';

/** Outcomes without and with the module or recipe, by tool and way. */
type Results = Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;

interface Generated {
  readonly results: Results;
  readonly readSource: (path: string) => string;
}

interface EditorTable {
  readonly DOCUMENTS: readonly string[];
  readonly withGenerated: (document: string, generated: Generated) => string;
}

const load = (name: string): Promise<unknown> =>
  import(new URL(`../../../integrations/editors/${name}.mjs`, import.meta.url).href);

const { TOOLS } = (await load('tools')) as { readonly TOOLS: Readonly<Record<string, object>> };
const { WAYS } = (await load('columns')) as { readonly WAYS: Readonly<Record<string, string>> };
const { isAccepted } = (await load('accepted')) as {
  readonly isAccepted: (tool: string, way: string, outcome: string) => boolean;
};
const { DOCUMENTS, withGenerated } = (await load('table')) as EditorTable;
const results = readJson('integrations/editors/results.json') as Results;

describe('the tables of editors and generators', () => {
  it('have every way of each tool, none of which is lost with a module or recipe', () => {
    assert.deepEqual(Object.keys(results), Object.keys(TOOLS));
    for (const [tool, row] of Object.entries(results)) {
      assert.deepEqual(Object.keys(row), Object.keys(WAYS), tool);
      for (const [way, [, outcome]] of Object.entries(row))
        assert.ok(isAccepted(tool, way, outcome), `${tool}, ${way}: ${outcome}`);
    }
  });

  for (const document of DOCUMENTS)
    it(`have the results and the recipes in ${document}`, async () => {
      const path = `${root}${document}`;
      const text = readFileSync(path, 'utf8');
      const options = { ...(await resolveConfig(path)), parser: 'markdown' };
      const readSource = (name: string): string => read(`integrations/editors/${name}`);
      const generated = withGenerated(text, { results, readSource });
      assert.match(generated, /<!-- generated:outcomes/);
      assert.equal(text, await format(generated, options));
    });
});

describe('the packages of the tools', () => {
  it('are locked without download addresses', () => {
    assert.doesNotMatch(read('integrations/editors/package-lock.json'), /"resolved"/);
  });
});
