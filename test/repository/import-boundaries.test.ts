import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boundaries, crossings } from './boundaries.js';
import { importsOf } from './imports.js';
import { files, manifest, read, sandboxManifest } from './project.js';

const sources = files.filter((path) => /^(src|components|demo|test)\/.*\.ts$/.test(path));

/** What pages and programs import. */
const library = sources.filter((path) => /^(src|components)\//.test(path));

/** The server of the sandbox; its player page is bundled. */
const sandbox = sources.filter((path) => /^demo\/sandbox\/(?!hosted-player\/)/.test(path));

describe('boundaries between the rooms of the house', () => {
  for (const { because, crossing } of boundaries) {
    it(`are watched: ${because}`, () => {
      const [file, source] = crossing;
      assert.ok(crossings(file, source).some((message) => message.includes(because)));
    });
  }

  it('are crossed by no source file', () => {
    assert.deepEqual(
      sources.flatMap((file) => crossings(file, read(file))),
      [],
    );
  });

  it('let types through where types may cross', () => {
    const source = "import type { Embed } from '../schema/embed.js';";
    assert.deepEqual(crossings('src/ad-tags/fill.ts', source), []);
  });

  it('do not take an import of type specifiers for an import of types', () => {
    const source = "import { type Embed } from '../schema/embed.js';";
    assert.equal(crossings('src/ad-tags/fill.ts', source).length, 1);
  });
});

const packagesOf = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources
      .flatMap((file) => importsOf(file, read(file)))
      .map(({ target }) => /^package:((?:@[^/]+\/)?[^/]+)/.exec(target)?.[1])
      .filter((name) => name !== undefined),
  );

describe('packages', () => {
  for (const [name, code, { dependencies }] of [
    ['the library', library, manifest],
    ['the sandbox', sandbox, sandboxManifest],
  ] as const) {
    it(`that ${name} imports are its dependencies, and no others are`, () => {
      assert.deepEqual([...packagesOf(code)].sort(), Object.keys(dependencies).sort());
    });
  }

  it('that the demo and the tests load are named, not there by luck', () => {
    const named = {
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...sandboxManifest.dependencies,
    };
    const missing = [...packagesOf(sources)].filter((name) => !(name in named));
    assert.deepEqual(missing, []);
  });
});

describe('modules of the library', () => {
  const graph = new Map(
    library.map((file) => [
      file.replace(/\.ts$/, ''),
      importsOf(file, read(file))
        .filter(({ isType }) => !isType)
        .map(({ target }) => target),
    ]),
  );

  const circleFrom = (start: string): readonly string[] | null => {
    const walk = (path: readonly string[], seen: Set<string>): readonly string[] | null => {
      for (const next of graph.get(path.at(-1) ?? start) ?? []) {
        if (next === start) return [...path, next];
        if (seen.has(next)) continue;
        seen.add(next);
        const circle = walk([...path, next], seen);
        if (circle !== null) return circle;
      }
      return null;
    };
    return walk([start], new Set());
  };

  it('do not import each other in a circle', () => {
    const circles = [...graph.keys()].map(circleFrom).filter((circle) => circle !== null);
    assert.deepEqual(
      circles.map((circle) => circle.join(' → ')),
      [],
    );
  });
});
