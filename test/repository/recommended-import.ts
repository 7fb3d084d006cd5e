import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { build as esbuild } from 'esbuild';
import { type OutputAsset, type OutputChunk, rollup, type RollupCache } from 'rollup';
import { minify, type MinifyOptions } from 'terser';
import { build as vite } from 'vite';
import webpack from 'webpack';
import { root } from './project.js';

/** What a page loads at the start: the entry and the files that it imports statically. */
export type LoadedFiles = readonly string[];

/** In the package, whose name bundlers resolve in its own files. */
const FOLDER = join(root, '.build/recommended-import');

const ENTRY = join(FOLDER, 'entry.js');

/** Writes the module that is bundled. */
const prepare = (code: string): void => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(ENTRY, code);
};

/** The names of the entry and its static imports. */
const reachable = (entry: string, importsOf: (name: string) => readonly string[]): Set<string> => {
  const names = new Set([entry]);
  for (const name of names) for (const each of importsOf(name)) names.add(each);
  return names;
};

const chunkCodes = (output: readonly (OutputChunk | OutputAsset)[]): LoadedFiles => {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? '';
  const names = reachable(entry, (name) => chunks.get(name)?.imports ?? []);
  return [...names].map((name) => chunks.get(name)?.code ?? '');
};

const minifiedAll = async (codes: LoadedFiles, options: MinifyOptions = {}): Promise<LoadedFiles> =>
  Promise.all(codes.map(async (code) => (await minify(code, options)).code ?? ''));

/** What an earlier build has parsed. */
let parsed: RollupCache | undefined;

const byRollup = async (): Promise<LoadedFiles> => {
  const build = await rollup({
    input: ENTRY,
    cache: parsed ?? true,
    plugins: [nodeResolve({ browser: true })],
  });
  parsed = build.cache;
  const { output } = await build.generate({});
  await build.close();
  return minifiedAll(chunkCodes(output), { module: true });
};

const byVite = async (): Promise<LoadedFiles> => {
  const built = await vite({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: ENTRY } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite built no single bundle.');
  return chunkCodes(built.output as unknown as readonly (OutputChunk | OutputAsset)[]);
};

const byEsbuild = async (): Promise<LoadedFiles> => {
  const { metafile, outputFiles } = await esbuild({
    entryPoints: [ENTRY],
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    write: false,
    outdir: join(FOLDER, 'esbuild'),
    logLevel: 'error',
  });
  const entry = Object.keys(metafile.outputs).find((name) => name.endsWith('/entry.js')) ?? '';
  const names = reachable(entry, (name) =>
    (metafile.outputs[name]?.imports ?? []).flatMap(({ kind, path }) =>
      kind === 'import-statement' ? [path] : [],
    ),
  );
  return [...names].map((name) => outputFiles.find(({ path }) => path.endsWith(name))?.text ?? '');
};

const byWebpack = async (): Promise<LoadedFiles> => {
  const path = join(FOLDER, 'webpack');
  const compiler = webpack({
    mode: 'production',
    context: FOLDER,
    entry: ENTRY,
    output: { path },
    // Only what is loaded at the start is minified, below, by the same minifier.
    optimization: { minimize: false },
    performance: false,
  });
  const names = await new Promise<readonly string[]>((resolve, reject) => {
    compiler.run((error, stats) => {
      const { entrypoints, errors = [] } =
        stats?.toJson({ all: false, entrypoints: true, errors: true }) ?? {};
      if (error !== null) reject(error);
      else if (errors.length > 0)
        reject(new Error(errors.map(({ message }) => message).join('\n')));
      else resolve((entrypoints?.['main']?.assets ?? []).map(({ name }) => name));
    });
  });
  return minifiedAll(names.map((name) => readFileSync(join(path, name), 'utf8')));
};

/** The production builds of four bundlers. */
const BUNDLERS = {
  rollup: byRollup,
  vite: byVite,
  webpack: byWebpack,
  esbuild: byEsbuild,
} as const;

export const filesLoadedFor = (
  code: string,
  bundler: keyof typeof BUNDLERS,
): Promise<LoadedFiles> => {
  prepare(code);
  return BUNDLERS[bundler]();
};

/** Bytes after brotli, each file on its own. */
export const sizeOf = (files: LoadedFiles): number =>
  files.reduce((sum, code) => sum + brotliCompressSync(code).length, 0);
