import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { onlyBlock } from '../documents.js';
import { read, readJson, root } from './project.js';

/** The steps that work, by project. */
type Results = Readonly<Record<string, readonly string[]>>;

interface ProjectLists {
  readonly PROJECTS: Readonly<Record<string, object>>;
  readonly STEPS: Readonly<Record<string, string>>;
}

interface Generated {
  readonly results: Results;
  readonly readSource: (path: string) => string;
}

interface FrameworkTable {
  readonly DOCUMENTS: readonly string[];
  readonly withGenerated: (document: string, generated: Generated) => string;
}

const load = (name: string): Promise<unknown> =>
  import(new URL(`../../../integrations/frameworks/${name}.mjs`, import.meta.url).href);

const { PROJECTS, STEPS } = (await load('projects')) as ProjectLists;
const { DOCUMENTS, withGenerated } = (await load('table')) as FrameworkTable;
const results = readJson('integrations/frameworks/results.json') as Results;

describe('the table of frameworks', () => {
  it('has every step of every project, because each of them works', () => {
    const steps = Object.keys(STEPS);
    assert.deepEqual(
      results,
      Object.fromEntries(Object.keys(PROJECTS).map((name) => [name, steps])),
    );
  });

  for (const document of DOCUMENTS) {
    it(`has its results and the sources of its projects in ${document}`, async () => {
      const path = `${root}${document}`;
      const text = readFileSync(path, 'utf8');
      const options = { ...(await resolveConfig(path)), parser: 'markdown' };
      const readSource = (name: string): string => read(`integrations/frameworks/${name}`);
      const generated = withGenerated(text, { results, readSource });
      assert.match(generated, /<!-- generated:(?:steps|source)/);
      assert.equal(text, await format(generated, options));
    });
  }
});

describe('the component of the guide for React', () => {
  it('is the one that its unit test renders', () => {
    const component = onlyBlock('docs/guides/publisher/react.md', 'tsx');
    assert.equal(component, read('integrations/frameworks/react/src/video.tsx'));
  });
});

describe('the packages of the frameworks', () => {
  for (const folder of ['integrations/frameworks', 'integrations/frameworks/qwik']) {
    it(`are locked without download addresses in ${folder}`, () => {
      const { packages } = readJson(`${folder}/package-lock.json`) as {
        readonly packages: Readonly<
          Record<string, { readonly resolved?: string; readonly link?: boolean }>
        >;
      };
      const addressed = Object.entries(packages).filter(
        ([, { resolved, link }]) => resolved !== undefined && link !== true,
      );
      assert.deepEqual(
        addressed.map(([path]) => path),
        [],
      );
    });
  }
});
