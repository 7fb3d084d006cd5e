import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { posix } from 'node:path';
import { before, describe, it } from 'node:test';
import { build } from 'esbuild';
import { packPackage } from '../packed-package.js';
import { importsOf } from './imports.js';
import { manifest, read, root } from './project.js';

const targets = Object.entries(manifest.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [] : [{ specifier: posix.join(manifest.name, name), ...target }],
);

/** Runs a module in a separate Node process, so that no test sees the elements of another, and returns its output. */
const runModule = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

describe('the package', () => {
  let packed: readonly string[] = [];
  before(() => {
    packed = packPackage().files.map(({ path }) => path);
  });

  for (const { specifier, types, node, default: module } of targets) {
    it(`${specifier} is packed with its types`, () => {
      for (const path of [types, module, node].filter((each) => each !== undefined)) {
        assert.ok(packed.includes(posix.normalize(path)), `${path} is missing. Run npm run build.`);
      }
    });

    if (module === undefined) continue;

    it(`${specifier} can be imported in Node`, () => {
      assert.equal(runModule(`await import('${specifier}'); console.log('yes')`), 'yes');
    });
  }

  it('packs the descriptions of its elements for editors', () => {
    const files = Object.values(manifest.exports).filter((target) => typeof target === 'string');
    assert.ok(files.includes(`./${manifest.customElements}`), 'the custom elements manifest');
    assert.ok(files.includes(`./${manifest['web-types']}`), 'the web-types');
    for (const file of files) assert.ok(packed.includes(posix.normalize(file)), file);
  });

  it('packs every module that its modules and declarations import', () => {
    const missing = packed
      .filter((path) => /^dist\/(?!cdn\/).*\.(js|d\.ts)$/.test(path))
      .flatMap((path) =>
        importsOf(path, read(path))
          .filter(({ target }) => target.startsWith('dist/'))
          .filter(
            ({ target }) =>
              !packed.includes(`${target}${path.endsWith('.d.ts') ? '.d.ts' : '.js'}`),
          )
          .map(({ target }) => `${path} imports ${target}`),
      );
    assert.deepEqual(missing, []);
  });

  it('lists its modules and their files for pages without a bundler in the reference', () => {
    const rows = [
      ...read('docs/reference/modules.md').matchAll(
        /^\| `(media-embed-elements[^`]*)` *\| (\S*)/gm,
      ),
    ];
    const listed = rows.map(([, module]) => module).sort();
    const exported = targets.map(({ specifier }) => specifier);
    assert.deepEqual(listed, exported.filter((name) => !name.endsWith('.json')).sort());
    const files = rows.flatMap(([, , file = '']) => /`(.+)`/.exec(file)?.[1] ?? []);
    assert.ok(files.length > 10, files.join(' '));
    for (const file of files) assert.ok(packed.includes(`dist/cdn/${file}`), file);
  });

  it('defines nothing when its classes are imported', () => {
    const printed = runModule(
      `await import('${manifest.name}/elements'); console.log(customElements.get('media-embed') === undefined)`,
    );
    assert.equal(printed, 'true');
  });

  it('defines its elements once, however often it is imported', () => {
    const printed = runModule(
      `await import('${manifest.name}/media-embed.js'); await import('${manifest.name}/define');
       const { MediaEmbed } = await import('${manifest.name}/elements');
       console.log(customElements.get('media-embed') === MediaEmbed)`,
    );
    assert.equal(printed, 'true');
  });

  it('inspects VAST with its own parser in Node', () => {
    const printed = runModule(
      `const { inspectDocument } = await import('${manifest.name}/vast');
       console.log((await inspectDocument('<VAST version="4.2"/>')).failure.code)`,
    );
    assert.equal(printed, '303');
  });

  it('keeps its definitions in a bundle that imports none of its names', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `import '${manifest.name}/define';`, resolveDir: root },
      bundle: true,
      format: 'esm',
      write: false,
      logLevel: 'error',
    });
    const [entry] = outputFiles;
    assert.match(entry?.text ?? '', /customElements/);
  });
});
