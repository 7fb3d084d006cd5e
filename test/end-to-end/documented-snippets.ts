import { readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';
import { blocksRunAs, type CodeBlock } from '../documents.js';

/** A code block of a document that runs in a page. */
export interface Snippet {
  /** The document and the line, for titles. */
  readonly place: string;
  /** The markup around the script. */
  readonly markup: string;
  /** The module, as JavaScript; empty if the block is only markup. */
  readonly script: string;
  /** What the block prints, or null if the document does not say. */
  readonly output: string | null;
  /** Whether it imports a module that pages without a bundler do not have. */
  readonly needsBundler: boolean;
  /** Whether it links the file to copy, which no bundler reads. */
  readonly needsFile: boolean;
}

const PACKAGE = 'media-embed-elements';

const INLINE_SCRIPT = /<script type="module">([^]*?)<\/script>/g;

const LINKED_SCRIPT = /<script type="module" src="\/([\w-]+\.js)"><\/script>/g;

/** `upgrade-links.js` is a classic script in the folder for pages without a bundler. */
const BUNDLED_MODULE = /'media-embed-elements\/(?:define|upgrade-links)'/;

const stripTypes = async (code: string): Promise<string> =>
  (await transform(code, { loader: 'ts', format: 'esm' })).code;

const snippetOf = async ({
  document,
  line,
  language,
  text,
  output,
}: CodeBlock): Promise<Snippet> => {
  const isMarkup = language === 'html';
  const links = [...text.matchAll(LINKED_SCRIPT)].map(([, file]) => `import '/${file}';\n`);
  const inline = [...text.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code);
  return {
    place: `line ${line} of ${document}`,
    markup: isMarkup ? text.replace(INLINE_SCRIPT, '').replace(LINKED_SCRIPT, '') : '',
    script: isMarkup ? [...links, ...inline].join('') : await stripTypes(text),
    output,
    needsBundler: BUNDLED_MODULE.test(text),
    needsFile: text.includes('/media-embed.bundle.js'),
  };
};

/** Every block of the documents that is for pages. Linked scripts are imports of the module. */
export const pageSnippets = (): Promise<readonly Snippet[]> =>
  Promise.all(blocksRunAs('snippet in a page').map(snippetOf));

/** The file of a module of the package in the folder for pages without a bundler: its name, `index.js` for the package itself. */
const fileOf = (subpath: string | undefined): string =>
  subpath === undefined ? '/index.js' : `/${subpath.replace(/\.js$/, '')}.js`;

/** A script as a page without a bundler has it: with the files of the folder for such pages. */
export const unbundled = (script: string): string =>
  script.replace(
    /(['"])media-embed-elements(?:\/([\w.-]+))?\1/g,
    (_, quote: string, subpath?: string) => quote + fileOf(subpath) + quote,
  );

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

const { exports: subpaths } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** The module of the package that a file for pages without a bundler stands for. */
const moduleOf = (file: string): string => {
  if (file === 'index') return PACKAGE;
  return `${PACKAGE}/${`./${file}.js` in subpaths ? `${file}.js` : file}`;
};

/** Scripts as a bundler of the page reads them, in files by their path. The entry of each is `/bundle/NUMBER.js`. */
export const bundled = async (
  scripts: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const contentsOf = (script: string): string =>
    script.replace(
      /(['"])\/([\w-]+)\.js\1/g,
      (_, quote: string, file: string) => quote + moduleOf(file) + quote,
    );
  const { outputFiles } = await build({
    entryPoints: scripts.map((_, number) => String(number)),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    outdir: '/bundle',
    plugins: [
      {
        name: 'scripts',
        setup: (build) => {
          build.onResolve({ filter: /^\d+$/ }, ({ path }) => ({ path, namespace: 'script' }));
          build.onLoad({ filter: /./, namespace: 'script' }, ({ path }) => ({
            contents: contentsOf(scripts[Number(path)] ?? ''),
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path, text]));
};
