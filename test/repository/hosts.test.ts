import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { format, resolveConfig } from 'prettier';
import { FORMATS } from '../../components/media-embed/attribute-values.js';
import { CODE_FORMATS } from '../../src/render/code-formats.js';
import { read, readJson, root } from './project.js';

interface Row {
  readonly name: string;
  readonly kind: string | undefined;
}

/** What works, by row and host; null where the host cannot take the format. */
type Results = Readonly<Record<string, Readonly<Record<string, readonly string[] | null>>>>;

interface HostLists {
  readonly DOCUMENTS: readonly string[];
  readonly HOSTS: readonly { readonly name: string }[];
  readonly ABILITIES: Readonly<Record<string, string>>;
  readonly rowsOf: (
    codeFormats: readonly string[],
    elementFormats: readonly string[],
  ) => readonly Row[];
  readonly canTake: (host: string, kind: string) => boolean;
}

interface Generated {
  readonly rows: readonly Row[];
  readonly results: Results;
  readonly readSource: (path: string) => string;
}

interface HostTable {
  readonly withGenerated: (document: string, generated: Generated) => string;
  readonly regressions: (committed: Results, measured: Results) => readonly string[];
}

const load = (name: string): Promise<unknown> =>
  import(new URL(`../../../integrations/hosts/${name}.mjs`, import.meta.url).href);

const { DOCUMENTS, HOSTS, ABILITIES, rowsOf, canTake } = (await load('hosts')) as HostLists;
const { withGenerated, regressions } = (await load('table')) as HostTable;
const results = readJson('integrations/hosts/results.json') as Results;

const rows = rowsOf(
  CODE_FORMATS.map(({ format: name }) => name),
  FORMATS,
);

describe('the matrix of hosts', () => {
  it('has a row for every format of embed code and of the element, each of a known kind', () => {
    assert.deepEqual(Object.keys(results).sort(), rows.map(({ name }) => name).sort());
    assert.deepEqual(
      rows.filter(({ kind }) => kind === undefined),
      [],
    );
  });

  it('has a measured cell for every host that can take the format, and no other', () => {
    const wrong = rows.flatMap(({ name, kind = '' }) =>
      HOSTS.filter(
        ({ name: host }) => Array.isArray(results[name]?.[host]) !== canTake(host, kind),
      ).map(({ name: host }) => `${name} in ${host}`),
    );
    assert.deepEqual(wrong, []);
  });

  it('names only known abilities', () => {
    const unknown = Object.values(results)
      .flatMap((cells) => Object.values(cells).flatMap((cell) => cell ?? []))
      .filter((ability) => !Object.hasOwn(ABILITIES, ability));
    assert.deepEqual(unknown, []);
  });

  for (const document of DOCUMENTS) {
    it(`has its results and the sources of its pages in ${document}`, async () => {
      const path = `${root}${document}`;
      const text = readFileSync(path, 'utf8');
      const options = { ...(await resolveConfig(path)), parser: 'markdown' };
      const readSource = (name: string): string => read(`integrations/hosts/${name}`);
      const generated = withGenerated(text, { rows, results, readSource });
      assert.match(generated, /<!-- generated:(?:matrix|source)/);
      assert.equal(text, await format(generated, options));
    });
  }

  it('counts an ability that is gone as a regression, and a new one not', () => {
    const before = { iframe: { plain: ['shown', 'click'], vue: null } };
    const after = { iframe: { plain: ['shown', 'ads'], vue: ['shown'] } };
    assert.deepEqual(regressions(before, after), ['iframe in plain: click']);
    assert.deepEqual(regressions(before, {}), ['iframe in plain: shown', 'iframe in plain: click']);
  });
});

describe('the packages of the hosts', () => {
  it('are locked without download addresses', () => {
    const { packages } = readJson('integrations/hosts/package-lock.json') as {
      readonly packages: Readonly<Record<string, { readonly resolved?: string }>>;
    };
    const addressed = Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined);
    assert.deepEqual(
      addressed.map(([path]) => path),
      [],
    );
  });
});
