import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { build } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { CdnIntegrity } from '../../src/index.js';
import { type PackedPackage, packPackage, unpack } from '../packed-package.js';
import { importsOf } from './imports.js';
import { manifest, read, root } from './project.js';

/** With all documents, the texts of six languages, of which a page loads one, and the audit of accounts. */
const MAX_FILES = 620;
const MAX_PACKED_BYTES = 2_000_000;
const MAX_UNPACKED_BYTES = 7_600_000;

/** All that is packed besides the build and the documents. */
const PACKED = [
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'docs/audit-rules.schema.json',
  'package.json',
  'integrations/wordpress/media-embed.php',
  'integrations/wordpress/readme.txt',
];

/** Without the pictures of the README and the data that documents are written from. */
const DOCUMENT = /^docs\/.*\.md$/;

const BUILT = /^dist\/.*(?:\.js|\.d\.ts|\.json|THIRD-PARTY-LICENSES\.txt)$/;

/**
 * The package has only ES modules, which `require` of Node 20.19 and later loads: a CommonJS module whose types ask for
 * `import()` works. Programs with `moduleResolution: node10` do not know `exports`, so they find no subpath at all.
 */
const isOfModulesOnly = (problem: Problem): boolean =>
  problem.kind === 'CJSResolvesToESM' ||
  (problem.kind === 'NoResolution' && problem.resolutionKind === 'node10');

let folder = '';
let tarball: PackedPackage;
let paths: readonly string[] = [];

const text = (path: string): string => readFileSync(join(folder, path), 'utf8');
const packedJson = (path: string): unknown => JSON.parse(text(path));

const prepare = (): void => {
  tarball = packPackage();
  paths = tarball.files.map(({ path }) => path);
  folder = mkdtempSync(join(tmpdir(), 'media-embed-tarball-'));
  unpack(tarball, folder);
};

const remove = (): void => rmSync(folder, { recursive: true, force: true });

describe('the tarball', () => {
  before(prepare);
  after(remove);

  it('has no finding of publint, which takes warnings as errors', async () => {
    const { buffer } = new Uint8Array(readFileSync(tarball.archive));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg, { color: false })),
      [],
    );
  });

  it('has types that resolve as its modules do, for programs of ES modules', async () => {
    const data = createPackageFromTarballData(new Uint8Array(readFileSync(tarball.archive)));
    const result = await checkPackage(data);
    assert.ok(result.types !== false && Object.keys(result.entrypoints).length > 30);
    assert.deepEqual(
      result.problems.filter((problem) => !isOfModulesOnly(problem)),
      [],
    );
  });

  it(`has at most ${MAX_FILES} files and ${MAX_UNPACKED_BYTES} bytes`, () => {
    assert.ok(paths.length <= MAX_FILES, `${paths.length} files`);
    assert.ok(tarball.size <= MAX_PACKED_BYTES, `${tarball.size} bytes packed`);
    assert.ok(tarball.unpackedSize <= MAX_UNPACKED_BYTES, `${tarball.unpackedSize} bytes unpacked`);
  });

  it('has the build, its documents and nothing else', () => {
    assert.deepEqual(
      paths.filter((path) => !BUILT.test(path) && !DOCUMENT.test(path) && !PACKED.includes(path)),
      [],
    );
    assert.deepEqual(
      PACKED.filter((path) => !paths.includes(path)),
      [],
    );
  });

  it('has every file that its documents lead to', () => {
    const links = paths
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) =>
        [...text(path).matchAll(/(?<!!\[[^\]]*)\]\((?![a-z]+:)([^)#\s`…]+)/g)].map(
          ([, target = '']) => posix.join(posix.dirname(path), target),
        ),
      );
    assert.ok(links.length > 100);
    const { files = [] } = JSON.parse(read('package.json')) as { readonly files?: string[] };
    // Those for contributors are in the repository alone.
    assert.deepEqual(
      links.filter((target) => !paths.includes(target) && !files.includes(`!${target}`)),
      [],
    );
  });

  it('names no source map, since it has none', () => {
    assert.deepEqual(
      paths.filter((path) => BUILT.test(path) && text(path).includes('sourceMappingURL=')),
      [],
    );
  });

  it('has the license of each package in its modules', () => {
    const licenses = text('dist/THIRD-PARTY-LICENSES.txt');
    for (const name of ['hls.js', 'ky', 'zod']) {
      const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`)) as Package;
      assert.ok(licenses.includes(`${name} ${version} (${license})\n\n`), name);
    }
  });

  it('has hls.js and the texts of each language once', () => {
    const names = paths.flatMap(
      (path) =>
        /\/(hls-engine|[a-z-]+-(?:de|es|fr|it|pt))(?:-[\w-]{8})?\.js$/.exec(path)?.[1] ?? [],
    );
    assert.ok(names.length > 60, names.join(' '));
    assert.deepEqual(
      names.filter((name, index) => names.indexOf(name) !== index),
      [],
    );
  });

  it('imports only files that it has, and for pages without a bundler only those of their folder', () => {
    const missing = paths
      .filter((path) => /^dist\/.*\.js$/.test(path))
      .flatMap((path) => importsOf(path, text(path)).map(({ target }) => ({ path, target })))
      .filter(({ target }) => !/^(?:package|node):/.test(target))
      .filter(
        ({ path, target }) =>
          !paths.includes(`${target}.js`) ||
          (path.startsWith('dist/cdn/') && !target.startsWith('dist/cdn/')),
      );
    assert.deepEqual(missing, []);
  });

  it('imports only packages that npm installs with it', () => {
    const { dependencies, peerDependencies } = packedJson('package.json') as Dependencies;
    const known = [...Object.keys(dependencies), ...Object.keys(peerDependencies), 'react'];
    const unknown = paths
      .filter((path) => /^dist\/(?!cdn\/).*\.(js|d\.ts)$/.test(path))
      .flatMap((path) => importsOf(path, text(path)).map(({ target }) => ({ path, target })))
      .filter(({ target }) => target.startsWith('package:') && !target.startsWith('package:#'))
      .filter(
        ({ target }) =>
          !known.some((name) => `${target}/`.replace('package:', '').startsWith(`${name}/`)),
      );
    assert.deepEqual(unknown, []);
  });

  it('has the modules that the custom elements manifest names', () => {
    const { modules } = packedJson(manifest.customElements) as CustomElements;
    assert.ok(modules.length > 5);
    for (const { path, exports } of modules) {
      assert.ok(paths.includes(path), path);
      for (const { kind, name } of exports)
        if (kind === 'js') assert.match(text(path), new RegExp(`export ?\\{[^}]*\\b${name}\\b`));
    }
  });
});

/** Types that only the package itself passes to members of its public types. */
const INTERNAL_TYPES = ['AdStage', 'VastParts'];

/** The original names in the import or export clauses of a declaration file that match a pattern. */
const namesIn = (declarations: string, clause: RegExp): readonly string[] =>
  [...declarations.matchAll(clause)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim().split(' as ').at(-1) ?? []),
  );

describe('the public types', () => {
  before(prepare);
  after(remove);

  it('refer only to types that a module exports, so that programs can name them', () => {
    const entries = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'object' && target.default !== undefined ? [text(target.types)] : [],
    );
    const exported = entries.flatMap((entry) => [
      ...namesIn(entry, /^export (?:type )?\{([^}]*)\}/gm),
      ...namesIn(entry, /^export \w+ (\w+)/gm),
    ]);
    const used = entries.flatMap((entry) =>
      namesIn(entry, /^import (?:type )?\{([^}]*)\} from '\./gm),
    );
    assert.ok(exported.length > 300 && used.length > 30, `${exported.length}, ${used.length}`);
    assert.deepEqual(
      [...new Set(used)].filter((name) => !exported.includes(name)).sort(),
      INTERNAL_TYPES,
    );
  });
});

/** The rows of docs/migration.md about names that a module exports: the module, the old name, the new name. */
const renamedExports = (page: string): readonly (readonly [string, string, string])[] =>
  page.split('\n## ').flatMap((section) => {
    const [, subpath] = /^`media-embed-elements(\/[a-z]+)?`/.exec(section) ?? [null];
    const rows = [...section.matchAll(/^\| `(\w+)` +\| `(\w+)` +\|$/gm)];
    return subpath === null
      ? []
      : rows.map(([, old = '', now = '']) => [`.${subpath ?? ''}`, old, now] as const);
  });

describe('the migration guide', () => {
  before(prepare);
  after(remove);

  it('names exports that exist in place of those that do not', () => {
    const renamed = renamedExports(text('docs/migration.md'));
    assert.ok(renamed.length >= 11, `${renamed.length} rows`);
    for (const [subpath, old, now] of renamed) {
      const target = manifest.exports[subpath];
      assert.ok(typeof target === 'object', subpath);
      const exported = [...text(posix.normalize(target.types)).matchAll(/^export (.*)$/gm)].join();
      const has = (name: string) => new RegExp(`\\b${name}\\b`).test(exported);
      assert.ok(has(now), `${subpath} has no ${now}`);
      assert.ok(!has(old), `${subpath} has ${old}`);
    }
  });
});

interface Dependencies {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

interface CustomElements {
  readonly modules: readonly {
    readonly path: string;
    readonly exports: readonly { readonly kind: string; readonly name: string }[];
  }[];
}

describe('the files for pages without a bundler in the tarball', () => {
  before(prepare);
  after(remove);

  it('have the hashes of integrity.json, all of them', () => {
    const { files, imports } = packedJson('dist/cdn/integrity.json') as CdnIntegrity;
    const scripts = paths.filter((path) => /^dist\/cdn\/.*\.js$/.test(path));
    assert.deepEqual(
      Object.keys(files)
        .map((name) => `dist/cdn/${name}`)
        .sort(),
      scripts.sort(),
    );
    for (const [name, hash] of Object.entries(files)) {
      const sum = createHash('sha384')
        .update(text(`dist/cdn/${name}`))
        .digest('base64');
      assert.equal(hash, `sha384-${sum}`, name);
    }
    for (const name of Object.values(imports).flat()) assert.ok(name in files, name);
  });

  it('come with the license of each package that they contain', async () => {
    const scripts = paths.flatMap((path) => /^dist\/cdn\/([^/]+)\.js$/.exec(path)?.[1] ?? []);
    const { metafile } = await build({
      stdin: { contents: scripts.map(entryImport).join('\n'), resolveDir: root },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      outdir: folder,
      splitting: true,
      logLevel: 'error',
    });
    const names = Object.keys(metafile.inputs).flatMap(
      (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
    );
    assert.ok(names.includes('lit-html') && names.includes('hls.js'), names.join(' '));
    const licenses = text('dist/cdn/THIRD-PARTY-LICENSES.txt');
    for (const name of new Set(names)) {
      const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`)) as Package;
      assert.ok(licenses.includes(`${name} ${version} (${license})\n\n`), name);
    }
  });
});

interface Package {
  readonly version: string;
  readonly license: string;
}

type Entries = Readonly<Record<string, string>>;

const { cdnBundle, cdnEntries, cdnFunctionEntries, cdnScript, cdnSeparateEntries } = (await import(
  `${root}scripts/rollup/entries.mjs`
)) as {
  readonly cdnSeparateEntries: () => readonly Entries[];
} & Readonly<
  Record<'cdnBundle' | 'cdnEntries' | 'cdnFunctionEntries' | 'cdnScript', () => Entries>
>;

const entries: Entries = {
  ...cdnEntries(),
  ...cdnFunctionEntries(),
  ...Object.fromEntries(cdnSeparateEntries().flatMap((each) => Object.entries(each))),
  ...cdnBundle(),
  ...cdnScript(),
};

/** Imports the compiled module behind a script, with all that it loads later. */
const entryImport = (script: string): string => `import './${entries[script]}';`;

/** Modules whose import alone does something. */
const WITH_EFFECTS = [
  'define',
  'media-embed.js',
  'media-embed-loader.js',
  'media-embed-code.js',
  'media-embed-preview.js',
  'media-embed-player.js',
  'ad-tag-debugger.js',
];

describe('a bundle', () => {
  const bundled = async (contents: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: root },
      bundle: true,
      write: false,
      format: 'esm',
      minify: true,
      packages: 'bundle',
      external: [...Object.keys(manifest.dependencies), 'node:*'],
      logLevel: 'error',
    });
    return outputFiles[0]?.text ?? '';
  };

  for (const [subpath, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || target.default === undefined) continue;
    const name = subpath.slice(2);
    const hasEffects = WITH_EFFECTS.includes(name);
    it(`${hasEffects ? 'keeps' : 'drops'} ${posix.join(manifest.name, name)} if none of its names is imported`, async () => {
      const code = await bundled(`import '${posix.join(manifest.name, name)}';`);
      assert.equal(code.trim() !== '', hasEffects, code.slice(0, 500));
    });
  }

  it('of one function has none of the others', async () => {
    const code = await bundled(
      `import { embedPreview } from '${manifest.name}'; console.log(embedPreview);`,
    );
    assert.ok(code.length > 1_000 && code.length < 5_000, `${code.length} bytes`);
  });
});
