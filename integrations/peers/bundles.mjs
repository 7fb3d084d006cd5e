/** Bundles the modules of a page as a publisher would: minified, split, and with the styles that they import. */
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../scripts/run.mjs';

const folder = join(root, 'integrations/peers');

const TYPES = { js: 'text/javascript', css: 'text/css' };

const typeOf = (name) => TYPES[name.split('.').pop()] ?? 'application/octet-stream';

const replyOf = (name, bytes) => ({
  type: typeOf(name),
  body: brotliCompressSync(bytes),
  encoding: 'br',
});

/** The files of a page by path below `/NAME/`, with their bytes. */
const bundle = async (name, entry) => {
  const { outputFiles } = await build({
    entryPoints: { entry: join(folder, 'pages', entry) },
    outdir: join(root, '.cache/peers', name),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    legalComments: 'none',
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    // This library as it is compiled, the others as they are installed here.
    alias: { 'media-embed-build': join(root, '.build') },
    nodePaths: [join(root, 'node_modules')],
  });
  return outputFiles.map(({ path, contents }) => {
    const file = path.split('/').pop();
    return [`/${name}/${file}`, contents];
  });
};

/** The files of a page by path below `/NAME/`: `/NAME/entry.js`, `/NAME/entry.css` if it imports styles, and chunks. */
export const bundlePage = async (name, entry) =>
  (await bundle(name, entry)).map(([path, bytes]) => [path, replyOf(path, bytes)]);

/** The same files without compression. */
export const plainPage = async (name, entry) =>
  (await bundle(name, entry)).map(([path, bytes]) => [path, { type: typeOf(path), body: bytes }]);
