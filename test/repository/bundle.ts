import { brotliCompressSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { type ModuleJSON, type OutputChunk, type Plugin, rollup } from 'rollup';
import { root } from './project.js';

/** What a page loads at the start: the entry and all that it imports statically. */
export interface Bundle {
  readonly code: string;
  /** Bytes, each file compressed by brotli on its own, as a server would. */
  readonly size: number;
  /** Loaded modules with their bytes in the bundle, including those that are empty after tree shaking. */
  readonly modules: ReadonlyMap<string, number>;
}

const ENTRY = '\0entry';

/** The entry of the bundle is a text instead of a file. */
const entry = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? { code, moduleSideEffects: true } : null),
});

/** Parts of the production build. They are scripts, which are not compiled with the tests. */
const { minifiedCode } = (await import(`${root}scripts/rollup/minified.mjs`)) as {
  readonly minifiedCode: (code: string) => Promise<string>;
};
const { compactTemplates } = (await import(`${root}scripts/rollup/compact-templates.mjs`)) as {
  readonly compactTemplates: () => Plugin;
};
const { productionMessages } = (await import(`${root}scripts/rollup/developer-messages.mjs`)) as {
  readonly productionMessages: () => Plugin;
};

type Graph = Map<string, readonly string[]>;

const graphPlugin = (graph: Graph): Plugin => ({
  name: 'graph',
  moduleParsed: ({ id, importedIds }) => {
    graph.set(id, importedIds);
  },
});

const reachable = (graph: ReadonlyMap<string, readonly string[]>, start: string): Set<string> => {
  const reached = new Set([start]);
  for (const id of reached) for (const next of graph.get(id) ?? []) reached.add(next);
  return reached;
};

/** Modules that an earlier bundle has parsed and resolved, by their path. */
const parsedModules = new Map<string, ModuleJSON>();

/** Bundles a module's text in memory, with its lazy parts in chunks of their own, and minifies what is not lazy. */
export const bundle = async (code: string): Promise<Bundle> => {
  const graph: Graph = new Map();
  const build = await rollup({
    input: ENTRY,
    cache: { modules: [...parsedModules.values()] },
    plugins: [
      entry(code),
      graphPlugin(graph),
      productionMessages(),
      compactTemplates(),
      nodeResolve({ browser: true, exportConditions: ['browser'] }),
    ],
    onwarn: ({ message }) => {
      throw new Error(message);
    },
  });
  for (const module of build.cache?.modules ?? [])
    if (module.id !== ENTRY) parsedModules.set(module.id, module);
  // Without hashes, which change with each comment and by themselves cost some bytes more or less.
  const { output } = await build.generate({ chunkFileNames: '[name].js' });
  await build.close();

  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const imports = new Map([...chunks].map(([name, chunk]) => [name, chunk.imports]));
  const loaded = [...reachable(imports, output[0].fileName)]
    .map((name) => chunks.get(name))
    .filter((chunk) => chunk !== undefined);
  const codes = await Promise.all(loaded.map(({ code: readable }) => minifiedCode(readable)));
  return {
    code: codes.join('\n'),
    size: codes.reduce((sum, small) => sum + brotliCompressSync(small).length, 0),
    modules: bytesByModule(loaded, reachable(graph, ENTRY)),
  };
};

const bytesByModule = (
  chunks: readonly OutputChunk[],
  ids: ReadonlySet<string>,
): ReadonlyMap<string, number> =>
  new Map(
    [...ids]
      .filter((id) => id !== ENTRY)
      .map((id) => [
        id,
        chunks.reduce((sum, { modules }) => sum + (modules[id]?.renderedLength ?? 0), 0),
      ]),
  );
