import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { crossings } from './boundaries.js';
import { importsOf } from './imports.js';
import { files, manifest, read, sandboxManifest } from './project.js';

const sources = files.filter((path) => /^(src|components|demo|test)\/.*\.ts$/.test(path));

/** What pages and programs import. */
const library = sources.filter((path) => /^(src|components)\//.test(path));

/** The server of the sandbox with the publishing handler and the CMS in front of it; its player page is bundled. */
const sandbox = sources.filter((path) =>
  /^(?:demo\/sandbox\/(?!hosted-player\/)|demo\/cms\/server\/|src\/(?:publish|api|schema)\/)/.test(
    path,
  ),
);

/** One forbidden import for each rule. */
const FORBIDDEN: readonly (readonly [because: string, file: string, source: string])[] = [
  ['the library has no elements', 'src/a.ts', "import type { Box } from '../components/box.js';"],
  ['the core has no player', 'src/resolve/a.ts', "import type { B } from '../player/b.js';"],
  ['VAST is read without a player', 'src/vast/a.ts', "import type { B } from '../player/b.js';"],
  ['elements work without the demo', 'components/a.ts', "export * from '../demo/cms/b.js';"],
  ['pages use the sandbox by HTTP', 'demo/cms/a.ts', "import { b } from '../sandbox/b.js';"],
  [
    'the sandbox is a second reading of the interface',
    'demo/sandbox/a.ts',
    "import type { Embed } from '../../src/schema/embed.js';",
  ],
  ['the core loads no zod', 'src/resolve/a.ts', "import * as z from 'zod/mini';"],
  ['schemas load zod', 'src/resolve/a.ts', "import { ESchema } from '../schema/e.js';"],
  ['schemas do not interpret', 'src/schema/a.ts', "import { size } from '../resolve/size.js';"],
  ['only the client has ky', 'components/a.ts', "import ky from 'ky';"],
  ['pages load no server', 'src/resolve/a.ts', "import { Hono } from 'hono';"],
  ['the core has no elements', 'src/render/a.ts', "const lit = await import('lit');"],
  ['ad tags need no embeds', 'src/ad-tags/a.ts', "import type { B } from '../resolve/b.js';"],
  ['resolving writes no code', 'src/resolve/a.ts', "export { amp } from '../render/amp.js';"],
  ['the core runs in browsers', 'src/render/a.ts', "import { join } from 'node:path';"],
];

describe('imports between folders', () => {
  for (const [because, file, source] of FORBIDDEN) {
    it(`are refused: ${because}`, () => {
      assert.equal(crossings(file, source).length, 1);
    });
  }

  it('follow the table in every source file', () => {
    assert.deepEqual(
      sources.flatMap((file) => crossings(file, read(file))),
      [],
    );
  });

  it('may be of types where the table says so', () => {
    const source = "import type { Embed } from '../schema/embed.js';";
    assert.deepEqual(crossings('src/render/amp.ts', source), []);
  });

  it('are of a module when only their specifiers are types', () => {
    const source = "import { type Embed } from '../schema/embed.js';";
    assert.equal(crossings('src/render/amp.ts', source).length, 1);
  });
});

const packagesOf = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources
      .flatMap((file) => importsOf(file, read(file)))
      .map(({ target }) => /^package:((?:@[^/]+\/)?[^/]+)/.exec(target)?.[1])
      .filter((name) => name !== undefined),
  );

const LIT_PACKAGES = ['lit-element', 'lit-html'];

describe('packages', () => {
  for (const [name, code, { dependencies }, bundled] of [
    // The build has the code of three packages, and imports what `lit` only exports again from where it is.
    ['the library', library, manifest, { 'hls.js': [], ky: [], zod: [], lit: LIT_PACKAGES }],
    ['the sandbox', sandbox, sandboxManifest, {}],
  ] as const) {
    it(`that ${name} imports are its dependencies, and no others are`, () => {
      // A peer is imported where a person asks for what needs it.
      const imported = [...packagesOf(code)].filter((id) => !(id in manifest.peerDependencies));
      const installed = imported.flatMap((id) => new Map(Object.entries(bundled)).get(id) ?? [id]);
      assert.deepEqual(installed.sort(), Object.keys(dependencies).sort());
    });
  }

  it('that the demo and the tests import are declared', () => {
    const named = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...sandboxManifest.dependencies,
    };
    const missing = [...packagesOf(sources)].filter((name) => !(name in named));
    assert.deepEqual(missing, []);
  });
});

/** Groups of modules that import each other, types included (Tarjan's strongly connected components). */
const cyclesIn = (graph: ReadonlyMap<string, readonly string[]>): readonly string[][] => {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const open: string[] = [];
  const visit = (module: string): number => {
    const own = order.size;
    order.set(module, own);
    open.push(module);
    let lowest = own;
    for (const next of graph.get(module) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (open.includes(next)) lowest = Math.min(lowest, order.get(next) ?? own);
    }
    if (lowest === own) {
      const group = open.splice(open.indexOf(module));
      if (group.length > 1) cycles.push(group);
    }
    return lowest;
  };
  for (const module of graph.keys()) if (!order.has(module)) visit(module);
  return cycles;
};

describe('modules', () => {
  it('are found in a cycle of three', () => {
    const imports = { a: ['b'], b: ['c'], c: ['a', 'd'], d: [] };
    assert.deepEqual(cyclesIn(new Map(Object.entries(imports))), [['a', 'b', 'c']]);
  });

  it('do not import each other in a cycle, types included', () => {
    const graph = new Map(
      sources
        .filter((file) => !file.startsWith('test/'))
        .map((file) => [
          file.replace(/\.ts$/, ''),
          importsOf(file, read(file)).map(({ target }) => target),
        ]),
    );
    assert.deepEqual(
      cyclesIn(graph).map((cycle) => cycle.join(', ')),
      [],
    );
  });
});
