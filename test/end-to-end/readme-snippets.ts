import { readFileSync } from 'node:fs';
import { build, transform } from 'esbuild';

/** A code block of the README that runs in a page. */
export interface Snippet {
  /** Line in the README, from 1. */
  readonly line: number;
  /** The markup around the script. */
  readonly markup: string;
  /** The module, as JavaScript; empty if the block is only markup. */
  readonly script: string;
  /** What the block prints, or null if the README does not say. */
  readonly output: string | null;
}

const PACKAGE = 'media-embed-elements';

const BLOCK = /^```(js|ts|html)\n([^]*?)^```\n(?:\n```text\n([^]*?)^```\n)?/gm;

const INLINE_SCRIPT = /<script type="module">([^]*?)<\/script>/g;

const LINKED_SCRIPT = /<script type="module" src="\/([\w-]+\.js)"><\/script>/g;

/** Blocks for servers: they use Node, or modules that are not for pages. */
const IS_FOR_SERVERS = /from '(?:node:|media-embed-elements\/(?:api|publish|schema|server)')/;

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

const stripTypes = async (code: string): Promise<string> =>
  (await transform(code, { loader: 'ts', format: 'esm' })).code;

/** Every block of the README that is for pages. Linked scripts are imports of the module. */
export const pageSnippets = async (): Promise<readonly Snippet[]> => {
  const readme = readFileSync('README.md', 'utf8');
  const blocks = [...readme.matchAll(BLOCK)].filter(
    ([, , text = '']) => !IS_FOR_SERVERS.test(text),
  );
  return Promise.all(
    blocks.map(async ({ index, 1: language, 2: text = '', 3: output }) => {
      const isMarkup = language === 'html';
      const links = [...text.matchAll(LINKED_SCRIPT)].map(([, file]) => `import '/${file}';\n`);
      const inline = [...text.matchAll(INLINE_SCRIPT)].map(([, code = '']) => code);
      return {
        line: lineOf(readme, index),
        markup: isMarkup ? text.replace(INLINE_SCRIPT, '').replace(LINKED_SCRIPT, '') : '',
        script: isMarkup ? [...links, ...inline].join('') : await stripTypes(text),
        output: output ?? null,
      };
    }),
  );
};

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
const moduleOf = (file: string): string =>
  `${PACKAGE}/${`./${file}.js` in subpaths ? `${file}.js` : file}`;

/** A script as a bundler of the page reads it, in files by their path. The entry is `/bundle/entry.js`. */
export const bundled = async (script: string): Promise<Readonly<Record<string, string>>> => {
  const contents = script.replace(
    /(['"])\/([\w-]+)\.js\1/g,
    (_, quote: string, file: string) => quote + moduleOf(file) + quote,
  );
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: process.cwd(), sourcefile: 'entry.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    outdir: '/bundle',
    entryNames: 'entry',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path, text]));
};
