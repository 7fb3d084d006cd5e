import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { minify } from 'terser';

/** A module and all that it imports, bundled and minified as for a page: code by file name. The entry is `entry.js`. */
export const minifiedFiles = async (module: string): Promise<ReadonlyMap<string, string>> => {
  const build = await rollup({
    input: { entry: module },
    plugins: [nodeResolve({ browser: true, exportConditions: ['browser'] })],
  });
  const { output } = await build.generate({
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  return new Map(
    await Promise.all(
      chunks.map(async ({ fileName, code }): Promise<[string, string]> => {
        const { code: small = code } = await minify(code, { module: true, ecma: 2020 });
        return [fileName, small];
      }),
    ),
  );
};
